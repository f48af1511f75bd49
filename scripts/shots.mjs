/** `npm run shots [-- word]`: pictures of every page (or those whose path has the word) in every state, in shots/. */
import { join } from "node:path";

import { ensureBuilt } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { bin, main, ROOT, runNode } from "./run.mjs";

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const config = join(ROOT, "scripts", "shots.config.ts");
  const env = {
    ...process.env,
    CHROMIUM_PATH: await findChromium(),
    SHOTS_OF: process.argv[2] ?? "",
  };
  process.exitCode = await runNode(
    [bin("playwright", "@playwright/test"), "test", "--config", config],
    { env },
  );
});
