import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

const MAP_COMMENT = /\n\/\/# sourceMappingURL=(\S+)\s*$|\n\/\*# sourceMappingURL=(\S+)\*\/\s*$/;

/** Tells Chrome to compile all functions while the script downloads. It works only at the very top of a script. */
export const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

/** Chrome compiles a script of at least this many characters while it downloads, outside the page's main thread. */
const STREAMED = 30 * 1024;

/**
 * Moves the source maps out of an export: none is published, and no script names one. page-size-parts.mjs finds the parts of a
 * page's scripts in them. The large scripts get the hint to compile all of their functions at once, instead of each one twice, on
 * the page's main thread, when it is first called.
 * @param {string} out the export's folder
 * @param {string} maps the folder for the maps, each named after its script
 */
export async function finishScripts(out, maps) {
  await rm(maps, { recursive: true, force: true });
  await mkdir(maps, { recursive: true });
  const files = (await readdir(out, { recursive: true })).map((file) => join(out, file));
  for (const file of files.filter((name) => /\.(js|css)$/.test(name))) {
    const code = await readFile(file, "utf8");
    const [comment, ofScript, ofStyle] = MAP_COMMENT.exec(code) ?? [];
    if (comment === undefined) continue;
    const bare = code.slice(0, -comment.length);
    const hint = ofScript && bare.length >= STREAMED ? COMPILE_HINT : "";
    await writeFile(file, hint + bare);
    const map = join(dirname(file), decodeURI(ofScript ?? ofStyle));
    if (existsSync(map)) await rename(map, join(maps, `${basename(file)}.map`));
  }
  const left = files.filter((name) => name.endsWith(".map"));
  await Promise.all(left.map((file) => rm(file, { force: true })));
}
