import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { ROOT, runNpm } from "./run.mjs";

/**
 * The files that a build reads. They include every module in `scripts`: a list of those that a build imports would have to be
 * kept up to date here.
 */
const SOURCES = [
  ...["app", "components", "content", "lib", "public", "worker", "instrumentation-client.ts"],
  ...["package.json", "package-lock.json", "tsconfig.json"],
  ...["next.config.mjs", "postcss.config.mjs", "scripts/budgets.json"],
  ...readdirSync(join(ROOT, "scripts"))
    .filter((name) => name.endsWith(".mjs"))
    .map((name) => `scripts/${name}`),
  ...[".env", ".env.local", ".env.production", ".env.production.local"],
];

/**
 * The record of the sources that out/ was built from. `next build` empties this folder, so the record never outlives its build.
 */
const STAMP = join(ROOT, ".next", "built-from");

/** Builds the site, unless out/ already contains it. */
export async function ensureBuilt() {
  const built = existsSync(STAMP) && existsSync(join(ROOT, "out", "index.html"));
  if (built && readFileSync(STAMP, "utf8") === fingerprint()) return;
  console.log("Building the site…");
  if ((await build()) !== 0) throw new Error("The site does not build, see above.");
}

/** Builds the site, and resolves to the exit code. Takes the options of `run`. */
export async function build(options) {
  // Taken before the build, so that files that are edited meanwhile are built the next time.
  const before = fingerprint();
  const code = await runNpm(["run", "--silent", "build"], options);
  if (code === 0) writeFileSync(STAMP, before);
  return code;
}

/** A hash of everything that the build reads. */
export function fingerprint() {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(filesIn).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update("\0");
  }
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith("NEXT_PUBLIC_")) hash.update(`${name}=${process.env[name]}\0`);
  }
  return hash.digest("hex");
}

/**
 * @param {string} path a file, or a folder with all below it
 * @returns {string[]}
 */
function filesIn(path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full).flatMap((name) => filesIn(`${path}/${name}`));
}
