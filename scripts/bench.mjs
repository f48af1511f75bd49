/**
 * `npm run bench`: measures the weight and the speed of the built site, as tables for docs/performance.md. `--only WORD` runs the
 * parts whose name has the word. `--lighthouse` measures the public pages with Lighthouse instead.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";

import { benchLighthouse } from "./bench-lighthouse.mjs";
import { ensureBuilt } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { bin, main, ROOT, runNode } from "./run.mjs";

const options = /** @type {const} */ ({
  only: { type: "string" },
  lighthouse: { type: "boolean" },
});

await main(async () => {
  const { only, lighthouse } = parseArgs({ options }).values;
  await ensureInstalled();
  await ensureBuilt();
  if (lighthouse) {
    await benchLighthouse({ chromium: await findChromium(), only });
    process.exit();
  }
  const config = join(ROOT, "scripts", "bench.config.ts");
  const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
  process.exitCode = await runNode(
    [
      ...[bin("playwright", "@playwright/test"), "test", "--config", config],
      ...(only ? ["--grep", only] : []),
    ],
    { env },
  );
});
