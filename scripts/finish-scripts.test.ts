import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { finishScripts } from "./finish-scripts.mjs";

test("large scripts have the hint to be compiled as they come, once, on their first line", async () => {
  const folder = mkdtempSync(join(tmpdir(), "export-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const large = "x".repeat(30 * 1024);
  const files = { "large.js": large, "small.js": "run();", "large.css": large };
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);

  await finishScripts(folder);
  await finishScripts(folder);

  const finished = Object.keys(files).map((name) => readFileSync(join(folder, name), "utf8"));
  expect(finished).toEqual([`//# allFunctionsCalledOnLoad\n${large}`, "run();", large]);
});
