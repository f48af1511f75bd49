import { existsSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "./run.mjs";

/** Reads the same files as Next.js, in this order of precedence; the environment itself comes first. */
export function readEnvFiles() {
  for (const file of [".env.production.local", ".env.local", ".env.production", ".env"]) {
    if (existsSync(join(ROOT, file))) process.loadEnvFile(join(ROOT, file));
  }
}
