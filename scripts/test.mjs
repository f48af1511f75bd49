/**
 * `npm test`: the checks, one after the other. `--no-browser` leaves the browser tests out; `--long` adds those that are
 * tagged @long, the same on more pages, widths and data, which `.ci/run` runs as well.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { build } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { bin, main, ROOT, runNode, runNpm } from "./run.mjs";
import { weigh } from "./weight.mjs";

const RESULTS = join(ROOT, "test-results");
const withBrowser = !process.argv.includes("--no-browser");
const withLong = process.argv.includes("--long");
const steps = [];

await main(async () => {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
  if (await step("packages", installed)) await checks();
  report();
});

async function checks() {
  await step("types", () => runNpm(["run", "--silent", "typecheck"]));
  // The longest of these keeps one processor busy, the other two together the other.
  await Promise.all([
    step("lint", () => runNpm(["run", "--silent", "lint"])),
    step("format", () => runNode([bin("prettier"), "--check", "."])).then(() =>
      step("unused code and cycles", () => runNpm(["run", "--silent", "knip"])),
    ),
  ]);
  await step("unit tests", unitTests, unitCounts);
  const built = await step("build", build);
  if (!built) return;
  await step("page weight", weigh);
  if (withBrowser) await step("browser tests", browserTests, browserCounts);
}

async function installed() {
  await ensureInstalled();
  return 0;
}

function unitTests() {
  const report = `--outputFile.json=${join(RESULTS, "unit.json")}`;
  return runNode([bin("vitest"), "run", "--reporter=default", "--reporter=json", report]);
}

async function browserTests() {
  const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
  const which = withLong ? [] : ["--grep-invert", "@long"];
  return runNode([bin("playwright", "@playwright/test"), "test", ...which], { env });
}

function unitCounts() {
  const { numPassedTests, numFailedTests, testResults } = readReport("unit.json");
  // A file that can't be loaded fails without a failed test.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

function browserCounts() {
  const { stats } = readReport("e2e.json");
  return { passed: stats.expected, failed: stats.unexpected };
}

function readReport(name) {
  return JSON.parse(readFileSync(join(RESULTS, name), "utf8"));
}

/** Runs a step, records its counts, and returns whether all of it passed. Without `counts` it counts as one. */
async function step(name, work, counts) {
  console.log(`\n── ${name}`);
  const began = Date.now();
  let passed = 0;
  let failed = 1;
  try {
    const code = await work();
    ({ passed, failed } = counts ? counts() : { passed: code === 0 ? 1 : 0, failed: 0 });
    // It failed without a failed test, or ran no tests at all.
    if (failed === 0 && (code !== 0 || passed === 0)) failed = 1;
  } catch (error) {
    console.error(error.message);
  }
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`── ${name}: ${failed === 0 ? "ok" : "FAILED"} (${seconds} s)`);
  steps.push({ step: name, passed, failed, seconds });
  return failed === 0;
}

/** The table of the steps, with the totals as the very last line. */
function report() {
  console.log();
  console.table(steps);
  const sum = (key) => steps.reduce((total, step) => total + step[key], 0);
  const line = `${sum("passed")} passed, ${sum("failed")} failed`;
  writeFileSync(join(RESULTS, "summary.txt"), `${line}\n`);
  console.log(line);
  process.exitCode = sum("failed") === 0 ? 0 : 1;
}
