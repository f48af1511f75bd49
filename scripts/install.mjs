import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

import { ROOT, runNpm } from "./run.mjs";

const LOCK = join(ROOT, "package-lock.json");
/** npm writes this at the end of an installation, so an interrupted one lacks it. */
const INSTALLED = join(ROOT, "node_modules", ".package-lock.json");

/** Installs the packages when they are missing or older than the lock file. */
export async function ensureInstalled() {
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs) return;
  console.log("Installing packages…");
  const code = await runNpm(["ci", "--no-audit", "--no-fund"]);
  if (code !== 0) throw new Error("Packages are missing: `npm ci` failed, see above.");
}
