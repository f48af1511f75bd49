import { cp, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { finish } from "./after-build.mjs";
import { ROOT } from "./run.mjs";
import { writeWorker } from "./write-worker.mjs";

const API = process.env.NEXT_PUBLIC_GAME_API_URL ?? "https://api.torn.com/v2";

/**
 * The site as it would be built for another address of the API: a copy of out/, with that address in its scripts and
 * policies.
 * @param {string} api
 * @returns {Promise<string>} the folder
 */
export async function exportFor(api) {
  const folder = await mkdtemp(join(tmpdir(), "almanac-"));
  await cp(join(ROOT, "out"), folder, { recursive: true });
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(js|html)$/.test(file)) continue;
    const text = await readFile(join(folder, file), "utf8");
    if (text.includes(API)) await writeFile(join(folder, file), text.replaceAll(API, api));
  }
  await finish(folder, { api });
  // The worker checks the hash of each file that it caches, and these files differ.
  await writeWorker(folder);
  return folder;
}
