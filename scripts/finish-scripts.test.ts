import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { finishScripts } from "./finish-scripts.mjs";

/** An export in a folder of its own, and a place for its source maps. */
function emptyExport() {
  const folder = mkdtempSync(join(tmpdir(), "export-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const out = join(folder, "out");
  mkdirSync(out);
  return { out, maps: join(folder, "maps") };
}

test("source maps leave the export, and no file names one", async () => {
  const { out, maps } = emptyExport();
  writeFileSync(join(out, "a.js"), "run();\n//# sourceMappingURL=b%5B.js.map");
  writeFileSync(join(out, "b[.js.map"), "of a.js");
  writeFileSync(join(out, "c.css"), "a{}\n/*# sourceMappingURL=d.css.map*/");
  writeFileSync(join(out, "d.css.map"), "of c.css");
  writeFileSync(join(out, "e.js"), "as it was");
  writeFileSync(join(out, "f.js.map"), "of nothing");

  await finishScripts(out, maps);

  expect(readdirSync(out).sort()).toEqual(["a.js", "c.css", "e.js"]);
  expect(readFileSync(join(out, "a.js"), "utf8")).toBe("run();");
  expect(readFileSync(join(out, "c.css"), "utf8")).toBe("a{}");
  expect(readFileSync(join(out, "e.js"), "utf8")).toBe("as it was");
  expect(readdirSync(maps).sort()).toEqual(["a.js.map", "c.css.map"]);
  expect(readFileSync(join(maps, "a.js.map"), "utf8")).toBe("of a.js");
});

test("large scripts have the hint to be compiled as they come, on their first line", async () => {
  const { out, maps } = emptyExport();
  const large = "x".repeat(30 * 1024);
  for (const name of ["a.js", "a.css"]) {
    const [before, after] = name.endsWith("js") ? ["//", ""] : ["/*", "*/"];
    writeFileSync(join(out, name), `${large}\n${before}# sourceMappingURL=${name}.map${after}`);
  }

  await finishScripts(out, maps);

  expect(readFileSync(join(out, "a.js"), "utf8")).toBe(`//# allFunctionsCalledOnLoad\n${large}`);
  expect(readFileSync(join(out, "a.css"), "utf8")).toBe(large);
});
