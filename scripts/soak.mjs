/**
 * `npm run soak`: random persons use the exported site, 10,000 actions each, while the game fails, the time jumps and the
 * width changes. `--seeds 1,2,3` names them, `--actions 500` makes it shorter. A run that fails prints its seed and what
 * was done since the last page was loaded.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";

import { ensureBuilt } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { bin, main, ROOT, runNode } from "./run.mjs";

await main(async () => {
  const { seeds, actions } = parseArgs({
    options: {
      seeds: { type: "string", default: "1,2,3" },
      actions: { type: "string", default: "10000" },
    },
  }).values;
  await ensureInstalled();
  await ensureBuilt();
  const config = join(ROOT, "scripts", "soak.config.ts");
  const chromium = await findChromium();
  for (const seed of seeds.split(",")) {
    const env = {
      ...process.env,
      CHROMIUM_PATH: chromium,
      SOAK_SEED: seed,
      SOAK_ACTIONS: actions,
    };
    const code = await runNode(
      [bin("playwright", "@playwright/test"), "test", "--config", config],
      { env },
    );
    if (code !== 0) process.exitCode = code;
  }
});
