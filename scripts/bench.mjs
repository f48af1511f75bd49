/**
 * `npm run bench`: measures the weight and the speed of the built site, as tables for docs/performance.md. `--only WORD` runs the
 * parts whose name has the word; `--save FILE` saves the figures; `--compare FILE` prints the differences from a saved run.
 * `--lighthouse` measures the public pages with Lighthouse instead.
 */
import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import { compared } from "./bench-compare.mjs";
import { benchLighthouse } from "./bench-lighthouse.mjs";
import { ensureBuilt } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { bin, main, ROOT, runNode } from "./run.mjs";

const options = /** @type {const} */ ({
  only: { type: "string" },
  save: { type: "string", default: "test-results/bench.json" },
  compare: { type: "string" },
  lighthouse: { type: "boolean" },
  peers: { type: "string" },
});

await main(async () => {
  const { only, save, compare, lighthouse, peers } = parseArgs({ options }).values;
  const earlier = compare && JSON.parse(readFileSync(resolve(compare), "utf8"));
  await ensureInstalled();
  await ensureBuilt();
  if (lighthouse) {
    await benchLighthouse({ chromium: await findChromium(), only, peers });
    process.exit();
  }
  const results = resolve(save);
  rmSync(results, { force: true });
  const config = join(ROOT, "scripts", "bench.config.ts");
  const env = { ...process.env, CHROMIUM_PATH: await findChromium(), BENCH_RESULTS: results };
  process.exitCode = await runNode(
    [
      ...[bin("playwright", "@playwright/test"), "test", "--config", config],
      ...(only ? ["--grep", only] : []),
    ],
    { env },
  );
  if (earlier) console.log(compared(earlier, JSON.parse(readFileSync(results, "utf8"))));
});
