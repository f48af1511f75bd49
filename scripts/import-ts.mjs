import { readFile } from "node:fs/promises";
import { join } from "node:path";

import ts from "typescript";

import { ROOT } from "./run.mjs";

/**
 * A TypeScript file of the site that imports nothing: so it runs by itself, without a build.
 * @param {string} file below the project
 */
export async function importTs(file) {
  const source = await readFile(join(ROOT, ...file.split("/")), "utf8");
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      // A function of it may go into a page as it is.
      removeComments: true,
    },
  });
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}
