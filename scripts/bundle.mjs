import { join } from "node:path";

import { build } from "vite";

import { ROOT } from "./run.mjs";

/**
 * Bundles a script of ours with all its imports into the text of one script, for code that Next.js doesn't build.
 * @param {string} entry below the project
 * @param {Readonly<Record<string, unknown>>} [constants] values for its names
 * @returns {Promise<string>}
 */
export async function bundle(entry, constants = {}) {
  const define = { "process.env.NODE_ENV": "production", ...constants };
  const [built] = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    resolve: { alias: { "@": ROOT } },
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      write: false,
      target: "es2022",
      lib: { entry: join(ROOT, entry), formats: ["iife"], name: "script" },
    },
  });
  return built.output[0].code.trim();
}

/**
 * Imports the exports of such a script, for use after the build. Its functions are as short as in a published script, and may be
 * inserted into a page unchanged.
 * @param {string} entry below the project
 */
export async function importBundle(entry) {
  const code = `${await bundle(entry)};export default script`;
  const { default: exported } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return exported;
}
