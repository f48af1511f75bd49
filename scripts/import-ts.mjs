import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { transformWithOxc } from "vite";

import { ROOT } from "./run.mjs";

/**
 * Imports a TypeScript file of the site that has no imports of its own, so that it runs without a build.
 * @param {string} file below the project
 */
export async function importTs(file) {
  const path = join(ROOT, ...file.split("/"));
  const { code } = await transformWithOxc(await readFile(path, "utf8"), path);
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}
