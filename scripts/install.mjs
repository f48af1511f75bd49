import { existsSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";

import { ROOT, runNpm } from "./run.mjs";

const LOCK = join(ROOT, "package-lock.json");
/** npm writes this at the end of an installation: a broken-off one lacks it. */
const INSTALLED = join(ROOT, "node_modules", ".package-lock.json");

/** Installs the packages when they are missing or older than the lock file. */
export async function ensureInstalled() {
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs) return;
  console.log("Installing packages…");
  // Not `npm ci`: it refuses a lock file that lacks the optional packages of this platform.
  const code = await runNpm(["install", "--no-audit", "--no-fund"]);
  if (code !== 0) throw new Error("Packages are missing: `npm install` failed, see above.");
  // npm touches neither file when nothing changed, and may have written the lock file last.
  utimesSync(INSTALLED, new Date(), new Date());
}
