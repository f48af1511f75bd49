import { existsSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "./run.mjs";

/** Reads the files that Next reads too, in this order of precedence: what stands in the environment comes before all. */
export function readEnvFiles() {
  for (const file of [".env.production.local", ".env.local", ".env.production", ".env"]) {
    if (existsSync(join(ROOT, file))) process.loadEnvFile(join(ROOT, file));
  }
}
