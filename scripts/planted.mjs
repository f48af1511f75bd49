/**
 * `npm run planted`: plants the faults of planted-faults.mjs in the project, one at a time, and finds the test that detects each.
 * Types and the unit tests that import the file come first. If none of them detects it, the site is built, and the browser tests
 * run, those that name the area first. `--only 7` takes one fault, `--from 7` those from there on, `--no-browser` stops after the
 * unit tests; `--workers 1` is for a busy machine. Results go into docs/planted-faults.md. Each file is restored at the end, and
 * when the run is interrupted.
 */
import {
  mkdirSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

import { format } from "oxfmt";

import { build } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { FAULTS } from "./planted-faults.mjs";
import { bin, isMain, main, ROOT, runNode, runNpm } from "./run.mjs";
import { freePort } from "./serve.mjs";
import { countBrowserTests, countUnitTests } from "./test-report.mjs";

/** The percentage of faults that a test has to detect. */
const MIN_NOTICED_PERCENT = 90;

const NOTES = join(ROOT, "docs", "planted-faults.md");
const RESULTS = join(ROOT, "test-results", "planted");
const REPORT = join(RESULTS, "report.json");

export const NOTHING = "**nothing**";
const NOT_RUN = "not run";
const NO_UNIT_TEST = "no unit test; browser tests not run";

/**
 * The file's text with the fault in it.
 * @param {string} text
 * @param {Pick<import("./planted-faults.mjs").Fault, "name" | "file" | "find" | "replace">} fault
 */
export function planted(text, { name, file, find, replace }) {
  const count = text.split(find).length - 1;
  if (count !== 1) {
    throw new Error(
      `“${name}” can’t be planted: ${file} has its text ${count} times, and must have it once.`,
    );
  }
  return text.replace(find, () => replace);
}

/**
 * The browser tests in the order in which they run: those that name the area, then all others.
 * @param {string} area
 * @param {ReadonlyMap<string, string>} specs with their texts
 * @returns {string[][]}
 */
export function specsOf(area, specs) {
  const names = (text) => text.toLowerCase().includes(area.toLowerCase());
  const naming = [...specs].filter(([file, text]) => names(file) || names(text));
  const first = naming.map(([file]) => file).sort();
  const others = [...specs.keys()].filter((file) => !first.includes(file)).sort();
  return [first, others].filter((group) => group.length > 0);
}

const readSpecs = () =>
  new Map(
    readdirSync(join(ROOT, "e2e"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".spec.ts"))
      .map((file) => `e2e/${file.replaceAll("\\", "/")}`)
      .map((file) => [file, readFileSync(join(ROOT, file), "utf8")]),
  );

/** @typedef {{ result: string; date: string }} Row */

/**
 * The results of earlier runs, by the fault's name.
 * @param {string} text of the notes
 * @returns {Map<string, Row>}
 */
export function rowsIn(text) {
  const rows = text
    .split("\n")
    .filter((line) => /^\| +\d+ \|/.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return new Map(rows.map(([, , name, result, date]) => [name, { result, date }]));
}

const isNoticed = ({ result }) => ![NOTHING, NOT_RUN, NO_UNIT_TEST].includes(result);

/**
 * The notes with the known result of each fault in the list.
 * @param {readonly Pick<import("./planted-faults.mjs").Fault, "name" | "area">[]} faults
 * @param {ReadonlyMap<string, Row>} rows
 */
export async function notesOf(faults, rows) {
  const known = faults.map(({ name, area }, i) => ({
    ...{ number: i + 1, area, name },
    ...(rows.get(name) ?? { result: NOT_RUN, date: "" }),
  }));
  const lines = known.map(
    ({ number, area, name, result, date }) =>
      `| ${number} | ${area} | ${name} | ${result} | ${date} |`,
  );
  const text = `# Planted faults

\`npm run planted\` writes this table. It plants each fault of \`scripts/planted-faults.mjs\`, and runs what
\`npm test\` would run, until something fails: the types and the unit tests that import the file, then the browser
tests, those that name the area first. Named is the first test that failed. Each fault compiles and is one that
somebody could make. Which tests run is decided by a rule, not by hand.

Noticed: ${known.filter(isNoticed).length} of ${known.length}.

| | area | what a player would see | noticed by | date |
| --: | --- | --- | --- | --- |
${lines.join("\n")}
`;
  return (await format(NOTES, text)).code;
}

/** The first failed test of the report, without its line number, which other changes would move; null if the run succeeded. */
function firstFailed(code, count, log) {
  if (code === 0) return null;
  const [first] = count(JSON.parse(readFileSync(REPORT, "utf8"))).failures;
  if (first === undefined) throw new Error(`The tests failed without a failed test: ${log}.`);
  return first.replace(/^(\S+?):\d+ /, "`$1` ").replaceAll("|", "/");
}

function quietly(log, env = process.env) {
  const out = openSync(log, "a");
  return { env, stdio: /** @type {const} */ (["ignore", out, out]) };
}

async function types(log) {
  const code = await runNpm(["run", "--silent", "typecheck"], quietly(log));
  return code === 0 ? null : "the types";
}

/** Those in the file's folder come first, since each test of a page imports the files of all pages. */
async function unitTests(log, file) {
  for (const which of [
    ["run", dirname(file)],
    ["related", join(ROOT, file), "--run"],
  ]) {
    rmSync(REPORT, { force: true });
    const code = await runNode(
      [
        ...[bin("vitest"), ...which, "--bail=1", "--passWithNoTests"],
        ...["--includeTaskLocation", "--reporter=json", `--outputFile.json=${REPORT}`],
      ],
      quietly(log),
    );
    const found = firstFailed(code, countUnitTests, log);
    if (found !== null) return found;
  }
  return null;
}

async function browserTests(log, area, workers) {
  const code = await build(quietly(log, { ...process.env, TYPES_CHECKED: "1" }));
  if (code !== 0) return "the build";
  const env = {
    ...process.env,
    CHROMIUM_PATH: await findChromium(),
    TEST_PORT: String(await freePort(Number(process.env.TEST_PORT ?? 4173))),
    PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
  };
  for (const specs of specsOf(area, readSpecs())) {
    rmSync(REPORT, { force: true });
    const failed = await runNode(
      [
        ...[bin("playwright", "@playwright/test"), "test", ...specs],
        ...["--grep-invert", "@long", "--max-failures=1", "--reporter=line,json"],
        ...(workers === undefined ? [] : [`--workers=${workers}`]),
      ],
      quietly(log, env),
    );
    const found = firstFailed(failed, countBrowserTests, log);
    if (found !== null) return found;
  }
  return null;
}

/** The test that detects the fault. */
async function noticedBy({ number, file, area, ...fault }, { workers, "no-browser": noBrowser }) {
  const path = join(ROOT, file);
  const sound = readFileSync(path, "utf8");
  const restore = () => writeFileSync(path, sound);
  const log = join(RESULTS, `${number}.log`);
  rmSync(log, { force: true });
  process.once("exit", restore);
  writeFileSync(path, planted(sound, { ...fault, file }));
  try {
    const [type, unit] = await Promise.all([types(log), unitTests(log, file)]);
    if ((type ?? unit) !== null) return type ?? unit;
    if (noBrowser) return NO_UNIT_TEST;
    return (await browserTests(log, area, workers)) ?? NOTHING;
  } finally {
    restore();
    process.off("exit", restore);
  }
}

const OPTIONS = /** @type {const} */ ({
  only: { type: "string" },
  from: { type: "string" },
  workers: { type: "string" },
  "no-browser": { type: "boolean" },
});

/** The faults of this run, each with its number. */
function chosenBy({ only, from }) {
  const numbered = FAULTS.map((fault, i) => ({ ...fault, number: i + 1 }));
  const asked = Number(only ?? from ?? 1);
  if (!numbered.some(({ number }) => number === asked)) {
    throw new Error(`There is no fault ${only ?? from}: there are 1 to ${FAULTS.length}.`);
  }
  return numbered.filter(({ number }) => (only === undefined ? number >= asked : number === asked));
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const { values } = parseArgs({ options: OPTIONS });
    const chosen = chosenBy(values);
    for (const fault of FAULTS) planted(readFileSync(join(ROOT, fault.file), "utf8"), fault);
    await ensureInstalled();
    mkdirSync(RESULTS, { recursive: true });
    const results = [];
    for (const fault of chosen) {
      const began = performance.now();
      const result = await noticedBy(fault, values);
      results.push(result);
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      console.log(`${fault.number}/${FAULTS.length} ${fault.name}: ${result} (${seconds} s)`);
      const rows = existsSync(NOTES) ? rowsIn(readFileSync(NOTES, "utf8")) : new Map();
      rows.set(fault.name, { result, date: new Date().toISOString().slice(0, 10) });
      writeFileSync(NOTES, await notesOf(FAULTS, rows));
    }
    const noticed = results.filter((result) => isNoticed({ result })).length;
    console.log(`${noticed} of ${results.length} noticed.`);
    if (noticed < (results.length * MIN_NOTICED_PERCENT) / 100) process.exitCode = 1;
  });
}
