/**
 * `npm run soak`: simulated users perform 10,000 random actions each on the exported site, while the API fails, the clock
 * jumps and the width changes. `--seeds 1,2,3` selects the users, `--actions 500` makes it shorter. After a failure the last
 * 1, 2, 4 … actions are replayed, to find the shortest sequence that fails.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { ensureBuilt } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { bin, main, ROOT, runNode } from "./run.mjs";

/** The file that a failed run leaves behind. */
const WAY = join(ROOT, "test-results", "soak-way.json");
/** The maximum number of actions in the search for the shortest sequence that fails. */
const MAX_ACTIONS = 256;

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
  const run = (seed, more = {}) =>
    runNode([bin("playwright", "@playwright/test"), "test", "--config", config], {
      env: {
        ...process.env,
        ...{ CHROMIUM_PATH: chromium, SOAK_SEED: seed, SOAK_ACTIONS: actions, SOAK_WAY: WAY },
        ...more,
      },
    });
  for (const seed of seeds.split(",")) {
    rmSync(WAY, { force: true });
    const code = await run(seed);
    if (code === 0) continue;
    process.exitCode = code;
    if (existsSync(WAY)) await findShortest(seed, run);
  }
});

async function findShortest(seed, run) {
  const way = JSON.parse(readFileSync(WAY, "utf8"));
  for (let last = 1; last <= MAX_ACTIONS && last < way.length * 2; last *= 2) {
    console.log(`\nSeed ${seed}: only its last ${last} acts.`);
    if ((await run(seed, { SOAK_LAST: String(last) })) === 0) continue;
    console.log(`\nSeed ${seed} fails with these acts alone:`);
    for (const { isFirst, act } of way.slice(-last)) {
      console.log(`${isFirst ? "first" : "second"} tab: ${Object.values(act).join(" ")}`);
    }
    return;
  }
  console.log(
    `\nSeed ${seed} fails only after more than its last ${MAX_ACTIONS} acts: ${WAY} has them all.`,
  );
}
