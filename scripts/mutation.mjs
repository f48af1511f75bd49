/**
 * `npm run mutation`: changes the rules and the code that reads the API, one expression at a time (Stryker), and runs the tests
 * that reach it. Changes that no test detects are printed. `--part stocks` takes one folder of lib/game, `common`,
 * `endpoints` or `sentences`; `api` is the folders transport, history and logs of lib/api. Results for unchanged code are stored
 * in test-results/mutation, and used again.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { ensureInstalled } from "./install.mjs";
import { bin, main, ROOT, runNode } from "./run.mjs";

const RESULTS = join(ROOT, "test-results", "mutation");

/** The percentage of all changes that a test has to detect. */
const MIN_SCORE = 85;

const rules = readdirSync(join(ROOT, "lib", "game")).filter((name) => name !== "testing");
const PARTS = new Map([
  ...rules.map((name) => [name, `lib/game/${name}/**/*.ts`]),
  ["common", "lib/common/*.ts"],
  ["api", "lib/api/{transport,history,logs}/*.ts"],
  ["endpoints", "lib/api/endpoints/*.ts"],
  ["sentences", "lib/api/sentences/*.ts"],
]);

/** The number of changes by result, with Stryker's names for the results. */
function count(file) {
  const counts = { Killed: 0, Timeout: 0, Survived: 0, NoCoverage: 0 };
  if (!existsSync(file)) return counts;
  for (const { mutants } of Object.values(JSON.parse(readFileSync(file, "utf8")).files)) {
    for (const { status } of mutants) if (status in counts) counts[status] += 1;
  }
  return counts;
}

/** The percentage of detected changes; 100 if there was nothing to change. */
function scoreOf({ Killed, Timeout, Survived, NoCoverage }) {
  const all = Killed + Timeout + Survived + NoCoverage;
  return all === 0 ? 100 : (100 * (Killed + Timeout)) / all;
}

function rowOf(part, counts, minutes) {
  const { Killed, Timeout, Survived, NoCoverage } = counts;
  return {
    part,
    changes: Killed + Timeout + Survived + NoCoverage,
    killed: Killed,
    "timed out": Timeout,
    survived: Survived,
    "not reached": NoCoverage,
    "score, %": scoreOf(counts).toFixed(1),
    minutes: minutes.toFixed(1),
  };
}

await main(async () => {
  const { part } = parseArgs({ options: { part: { type: "string" } } }).values;
  if (part !== undefined && !PARTS.has(part)) {
    throw new Error(`There is no part "${part}". There are: ${[...PARTS.keys()].join(", ")}.`);
  }
  await ensureInstalled();
  mkdirSync(RESULTS, { recursive: true });
  const rows = [];
  const startedAt = performance.now();
  const minutesSince = (atMs) => (performance.now() - atMs) / 60_000;
  const total = { Killed: 0, Timeout: 0, Survived: 0, NoCoverage: 0 };
  for (const name of part === undefined ? PARTS.keys() : [part]) {
    const partStartedAt = performance.now();
    const result = join(RESULTS, `${name}.json`);
    const code = await runNode(
      [bin("stryker", "@stryker-mutator/core"), "run", join("scripts", "mutation.config.mjs")],
      { env: { ...process.env, MUTATION_FILES: PARTS.get(name), MUTATION_RESULT: result } },
    );
    if (code !== 0) process.exitCode = code;
    const counts = count(result);
    for (const status of Object.keys(total)) total[status] += counts[status];
    rows.push(rowOf(name, counts, minutesSince(partStartedAt)));
  }
  if (rows.length > 1) rows.push(rowOf("all", total, minutesSince(startedAt)));
  console.table(rows);
  if (scoreOf(total) < MIN_SCORE) {
    console.error(`Less than ${MIN_SCORE} % was noticed.`);
    process.exitCode = 1;
  }
});
