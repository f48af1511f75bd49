/** `npm run bench`: what the built site weighs and how fast it is on this machine, as tables for docs/performance.md. */
import { join } from "node:path";

import { ensureBuilt } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { bin, main, ROOT, runNode } from "./run.mjs";

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const config = join(ROOT, "scripts", "bench.config.ts");
  const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
  process.exitCode = await runNode(
    [bin("playwright", "@playwright/test"), "test", "--config", config],
    { env },
  );
});
