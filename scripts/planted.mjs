/**
 * `npm run planted`: plants the faults of planted-faults.mjs in a copy of the project, one at a time, and finds the test that
 * detects each. Types and the unit tests that import the file come first. If none of them detects it, the copy is built, and the
 * browser tests of the area run. `--only 7` takes one fault, `--from 7` those from there on, `--no-browser` stops after the unit
 * tests, `--browser-only` begins after them; `--workers 1` is for a busy machine. Results go into docs/planted-faults.md.
 */
import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

import { format } from "prettier";

import { findChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { FAULTS } from "./planted-faults.mjs";
import { isMain, main, ROOT } from "./run.mjs";
import { freePort } from "./serve.mjs";

/** The percentage of faults that a test has to detect. */
const MIN_NOTICED_PERCENT = 90;

const NOTES = join(ROOT, "docs", "planted-faults.md");
const RESULTS = join(ROOT, "test-results", "planted");
const COPY = "torn-almanac-planted-";

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

/** The address of a page's file: "/app/tools" for "app/app/tools/page.tsx". */
const addressOf = (file) => {
  const folders = dirname(file)
    .split("/")
    .slice(1)
    .filter((name) => !name.startsWith("("));
  return `/${folders.join("/")}`;
};

/** The files below a folder, by their paths in the project. */
const filesBelow = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true }).map(
    (file) => `${folder}/${String(file).replaceAll("\\", "/")}`,
  );

/** The address of every page. */
export const allAddresses = () =>
  filesBelow("app")
    .filter((file) => file.endsWith("/page.tsx"))
    .map(addressOf)
    .sort();

/** The page whose folder contains a file; undefined for files that several pages share. */
export function areaOf(file) {
  for (let folder = dirname(file); folder.startsWith("app/"); folder = dirname(folder)) {
    if (existsSync(join(ROOT, folder, "page.tsx"))) return addressOf(`${folder}/page.tsx`);
  }
  return undefined;
}

/** True if a text contains the address in quotes, with or without a query. */
const hasAddress = (text, address) =>
  new RegExp(`["'\`]${address.replaceAll("/", "\\/")}(?![\\w/-])`).test(text);

/** Helpers that all browser tests share, regardless of the page that they open. */
const SHARED_HELPERS = ["e2e/test.ts", "e2e/game.ts"];

/** A file of e2e, together with the helpers that it imports. */
function wholeText(file, files, seen = new Set(SHARED_HELPERS)) {
  const text = files.get(file);
  if (text === undefined || seen.has(file)) return "";
  seen.add(file);
  const imported = [...text.matchAll(/from "(\.{1,2}\/[\w./-]+)"/g)].map(
    ([, path]) => `${posix.join(posix.dirname(file), path)}.ts`,
  );
  return [text, ...imported.map((one) => wholeText(one, files, seen))].join("\n");
}

/**
 * The browser tests that could detect a fault of an area, in the order in which they run: those that open only this area, those
 * that open others too, those that go through all pages. A part of the frame is identified by its word.
 * @param {string} area
 * @param {ReadonlyMap<string, string>} files of e2e, with their texts
 * @param {readonly string[]} addresses of all pages
 * @returns {string[][]}
 */
export function specsOf(area, files, addresses) {
  const specs = [...files.keys()].filter((file) => file.endsWith(".spec.ts")).sort();
  const goesThroughAll = (file) =>
    /from "[./]*(\/addresses|\/content\/pages)"/.test(files.get(file));
  const alone = [];
  const others = [];
  for (const file of specs) {
    const text = wholeText(file, files);
    if (goesThroughAll(file)) continue;
    if (!area.startsWith("/")) {
      if (file.includes(area)) alone.push(file);
      else if (new RegExp(area, "i").test(text)) others.push(file);
    } else if (hasAddress(text, area)) {
      const isAlone = !addresses.some((other) => other !== area && hasAddress(text, other));
      (isAlone ? alone : others).push(file);
    }
  }
  return [alone, others, specs.filter(goesThroughAll)].filter((group) => group.length > 0);
}

const readE2e = () =>
  new Map(
    filesBelow("e2e")
      .filter((file) => file.endsWith(".ts"))
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
export function notesOf(faults, rows) {
  const known = faults.map(({ name, area }, i) => ({
    ...{ number: i + 1, area, name },
    ...(rows.get(name) ?? { result: NOT_RUN, date: "" }),
  }));
  const lines = known.map(
    ({ number, area, name, result, date }) =>
      `| ${number} | ${area} | ${name} | ${result} | ${date} |`,
  );
  return format(
    `# Planted faults

\`npm run planted\` writes this table. It plants each fault of \`scripts/planted-faults.mjs\` in a copy of the project, and
runs what \`npm test\` would run of it, until something fails: the types and the unit tests that import the file, then the
browser tests that open the area, then those that go through all pages. Named is the first test that failed. Each
fault compiles and is one that somebody could make. Which tests run is decided by a rule, not by hand.

Noticed: ${known.filter(isNoticed).length} of ${known.length}.

| | area | what a player would see | noticed by | date |
| --: | --- | --- | --- | --- |
${lines.join("\n")}
`,
    { parser: "markdown", printWidth: 100 },
  );
}

/** Removes the copies of runs that were killed. */
function removeLeftovers() {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(COPY)) continue;
    try {
      process.kill(Number(name.slice(COPY.length)), 0);
    } catch {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    }
  }
}

/**
 * Copies the packages as hard links, because the build doesn't accept a link to the folder itself. The caches that tools have in
 * there are left out.
 */
function linkPackages(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (/^\.(vite|vite-temp|cache)$/.test(entry.name)) continue;
    if (entry.isDirectory()) linkPackages(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch {
    // The temporary folder is on another disk.
    copyFileSync(source, target);
  }
}

/** A copy of the current project, uncommitted changes included. It is removed when this process ends. */
function copyProject() {
  removeLeftovers();
  const copy = join(tmpdir(), `${COPY}${process.pid}`);
  process.once("exit", () => rmSync(copy, { recursive: true, force: true, maxRetries: 9 }));
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { cwd: ROOT })
    .toString()
    .split("\0")
    .filter((file) => file !== "" && existsSync(join(ROOT, file)));
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(copy, file));
  }
  linkPackages(join(ROOT, "node_modules"), join(copy, "node_modules"));
  // The cache of an earlier build.
  if (existsSync(join(ROOT, ".next"))) {
    cpSync(join(ROOT, ".next"), join(copy, ".next"), { recursive: true });
  }
  return copy;
}

/**
 * The checks that look for a fault in the copy, with the copy's own scripts and packages. Each resolves to the first test that
 * detects it, or null.
 */
async function detectorsIn(copy, workers) {
  const load = (script) => import(pathToFileURL(join(copy, "scripts", script)).href);
  const { bin, runNode, runNpm } = await load("run.mjs");
  const { build } = await load("build.mjs");
  const { countBrowserTests, countUnitTests } = await load("test-report.mjs");
  const report = join(copy, "test-results", "planted.json");
  const quietly = (log, env = process.env) => {
    const out = openSync(log, "a");
    return { env, stdio: /** @type {const} */ (["ignore", out, out]) };
  };
  /** The first failed test, without its line number, which other changes would move. */
  const firstOf = (code, count, log) => {
    if (code === 0) return null;
    const { failures } = count(JSON.parse(readFileSync(report, "utf8")));
    if (failures[0] === undefined)
      throw new Error(`The tests failed without a failed test: ${log}.`);
    return failures[0].replace(/^(\S+?):\d+ /, "`$1` ").replaceAll("|", "/");
  };

  return {
    async types(log) {
      const code = await runNpm(["run", "--silent", "typecheck"], quietly(log));
      return code === 0 ? null : "the types";
    },
    /** Those in the file's folder come first, since each test of a page imports the files of all pages. */
    async unitTests(log, { file }) {
      for (const which of [
        ["run", dirname(file)],
        ["related", join(copy, file), "--run"],
      ]) {
        rmSync(report, { force: true });
        const code = await runNode(
          [
            ...[bin("vitest"), ...which, "--bail=1", "--passWithNoTests"],
            ...["--includeTaskLocation", "--reporter=json", `--outputFile.json=${report}`],
          ],
          quietly(log),
        );
        const found = firstOf(code, countUnitTests, log);
        if (found !== null) return found;
      }
      return null;
    },
    async browserTests(log, { area }) {
      const code = await build(quietly(log, { ...process.env, TYPES_CHECKED: "1" }));
      if (code !== 0) return "the build";
      const env = {
        ...process.env,
        CHROMIUM_PATH: await findChromium(),
        TEST_PORT: String(await freePort(Number(process.env.TEST_PORT ?? 4173))),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      };
      for (const specs of specsOf(area, readE2e(), allAddresses())) {
        rmSync(report, { force: true });
        const failed = await runNode(
          [
            ...[bin("playwright", "@playwright/test"), "test", ...specs],
            ...["--grep-invert", "@long", "--max-failures=1", "--reporter=line,json"],
            ...(workers === undefined ? [] : [`--workers=${workers}`]),
          ],
          quietly(log, env),
        );
        const noticed = firstOf(failed, countBrowserTests, log);
        if (noticed !== null) return noticed;
      }
      return null;
    },
  };
}

const OPTIONS = /** @type {const} */ ({
  only: { type: "string" },
  from: { type: "string" },
  workers: { type: "string" },
  "no-browser": { type: "boolean" },
  "browser-only": { type: "boolean" },
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
    const copy = copyProject();
    const detectors = await detectorsIn(copy, values.workers);
    const results = [];
    for (const fault of chosen) {
      const began = performance.now();
      const result = await noticedBy(fault);
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

    async function noticedBy(fault) {
      const path = join(copy, fault.file);
      const sound = readFileSync(path, "utf8");
      const log = join(RESULTS, `${fault.number}.log`);
      rmSync(log, { force: true });
      writeFileSync(path, planted(sound, fault));
      try {
        if (!values["browser-only"]) {
          const [types, unit] = await Promise.all([
            detectors.types(log),
            detectors.unitTests(log, fault),
          ]);
          if ((types ?? unit) !== null) return types ?? unit;
          if (values["no-browser"]) return NO_UNIT_TEST;
        }
        return (await detectors.browserTests(log, fault)) ?? NOTHING;
      } finally {
        writeFileSync(path, sound);
      }
    }
  });
}
