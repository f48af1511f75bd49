/**
 * `npm test`: runs all checks. `--no-browser` leaves the browser tests out; `--long` adds those that are tagged @long, the same
 * on more pages, widths and data.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { build } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { bin, main, ROOT, runNode, runNpm } from "./run.mjs";
import { freePort } from "./serve.mjs";
import { countBrowserTests, countUnitTests } from "./test-report.mjs";

const RESULTS = join(ROOT, "test-results");
/** The number of retries of a failed test, here only: a developer who runs a test by hand wants to see it fail. */
const RETRIES = 2;
/** The timeout of the browser tests: longer than they may take on the slowest machine that was seen. */
const GIVEN_UP_AFTER_MS = 50 * 60_000;
/** After this many failures, the whole site is faulty, and further results add nothing. */
const MAX_FAILURES = 30;
/** The number of lines of each failed step that are repeated below all output. */
const REPEATED = 10;
const withBrowser = !process.argv.includes("--no-browser");
const withLong = process.argv.includes("--long");
const steps = [];
const flaky = [];

await main(async () => {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
  if (await step("packages", installed)) await checks();
  report();
});

async function checks() {
  // Two sequences of about the same duration, since machines that run tests have two processors. Not beside the build, which
  // writes files that the type check reads.
  await Promise.all([sources(), rules()]);
  const env = { ...process.env, TYPES_CHECKED: "1" };
  const built = await step("build", (log) => build({ env, log }));
  if (!built) return;
  await step("page weight", (log) => runNode([join(ROOT, "scripts", "page-size.mjs")], { log }));
  if (withBrowser) {
    await step("browser tests", browserTests, () => countBrowserTests(readReport("e2e.json")));
  }
}

async function sources() {
  await step("types", (log) => runNpm(["run", "--silent", "typecheck"], { log }));
  await step("lint", (log) => runNpm(["run", "--silent", "lint"], { log }));
  await step("format", (log) => runNode([bin("oxfmt"), "--check"], { log }));
}

async function rules() {
  await step("unit tests", unitTests, () => countUnitTests(readReport("unit.json")));
  await step("unused code and cycles", (log) => runNpm(["run", "--silent", "knip"], { log }));
}

async function installed() {
  await ensureInstalled();
  return 0;
}

function unitTests(log) {
  return runNode(
    [
      ...[bin("vitest"), "run", `--retry=${RETRIES}`, "--includeTaskLocation"],
      ...["--reporter=default", "--reporter=json"],
      `--outputFile.json=${join(RESULTS, "unit.json")}`,
    ],
    { log },
  );
}

async function browserTests(log) {
  const env = {
    ...process.env,
    CHROMIUM_PATH: await findChromium(),
    TEST_PORT: String(await freePort(4173)),
  };
  const which = withLong ? [] : ["--grep-invert", "@long"];
  return runNode(
    [
      ...[bin("playwright", "@playwright/test"), "test", ...which],
      `--retries=${RETRIES}`,
      `--max-failures=${MAX_FAILURES}`,
      `--global-timeout=${GIVEN_UP_AFTER_MS}`,
    ],
    { env, log },
  );
}

function readReport(name) {
  return JSON.parse(readFileSync(join(RESULTS, name), "utf8"));
}

/**
 * Runs a step, records its counts, and returns true if all of it passed. Without `count` it counts as one, and the last lines of
 * its output are the reason of its failure.
 */
async function step(name, work, count) {
  console.log(`\n── ${name}`);
  const began = Date.now();
  const log = [];
  let counted = { passed: 0, failed: 1, flaky: [], failures: log };
  try {
    const code = await work(log);
    if (count) counted = { ...counted, ...count() };
    else if (code === 0) counted = { ...counted, passed: 1, failed: 0 };
    // It failed without a failed test, or ran no tests at all.
    if (counted.failed === 0 && (code !== 0 || counted.passed === 0)) {
      counted = { ...counted, failed: 1, failures: log };
    }
  } catch (error) {
    console.error(error.message);
    log.push(error.message);
  }
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  const isOk = counted.failed === 0;
  console.log(`── ${name}: ${isOk ? "ok" : "FAILED"} (${seconds} s)`);
  steps.push({ name, seconds, ...counted });
  flaky.push(...counted.flaky);
  return isOk;
}

/**
 * Prints the failures, the tests that passed only on a retry, and then the table of the steps, with the totals as the very last
 * line.
 */
function report() {
  for (const { name, failed, failures } of steps.filter((step) => step.failed > 0)) {
    console.log(`\n${name} FAILED:`);
    for (const line of failures.slice(-REPEATED)) console.log(`  ${line}`);
    if (failed > REPEATED) console.log(`  and ${failed - REPEATED} more, above`);
  }
  if (flaky.length > 0) {
    console.log("\nPassed only when tried again:");
    for (const line of flaky) console.log(`  ${line}`);
  }
  writeFileSync(join(RESULTS, "flaky.txt"), flaky.map((line) => `${line}\n`).join(""));
  console.log();
  console.table(
    steps.map(({ name, passed, failed, seconds }) => ({ name, passed, failed, seconds })),
  );
  const sum = (key) => steps.reduce((total, step) => total + step[key], 0);
  const line = `${sum("passed")} passed, ${sum("failed")} failed`;
  writeFileSync(join(RESULTS, "summary.txt"), `${line}\n`);
  console.log(line);
  process.exitCode = sum("failed") === 0 ? 0 : 1;
}
