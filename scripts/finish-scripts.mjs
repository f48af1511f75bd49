import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Tells Chrome to compile all functions while the script downloads. It works only at the very top of a script. */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

/** Chrome compiles a script of at least this many characters while it downloads, outside the page's main thread. */
const STREAMED = 30 * 1024;

/**
 * Gives the large scripts of an export the hint to compile all of their functions at once, instead of each one twice, on the
 * page's main thread, when it is first called.
 * @param {string} folder
 */
export async function finishScripts(folder) {
  const files = (await readdir(folder, { recursive: true })).map((file) => join(folder, file));
  for (const file of files.filter((name) => name.endsWith(".js"))) {
    const code = await readFile(file, "utf8");
    if (code.length < STREAMED || code.startsWith(COMPILE_HINT)) continue;
    await writeFile(file, COMPILE_HINT + code);
  }
}
