/**
 * `npm run faults`: runs every page of the app with every fault, and counts the cases that pass: those of the game's answers in
 * jsdom (app/app/faults.test.tsx), and those that depend on the browser on the exported site (e2e/faults.spec.ts). `--only WORD`
 * runs those whose name contains the word. `npm test` runs each page and each fault once.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { ensureBuilt } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { bin, main, ROOT, runNode } from "./run.mjs";

const IN_JSDOM = join(ROOT, "test-results", "faults-in-jsdom.json");
const IN_BROWSER = join(ROOT, "test-results", "faults-in-browser.json");

await main(async () => {
  const { only } = parseArgs({ options: { only: { type: "string" } } }).values;
  await ensureInstalled();
  await ensureBuilt();
  // So that a run that doesn’t start prints no figures of another run.
  for (const results of [IN_JSDOM, IN_BROWSER]) rmSync(results, { force: true });
  const env = { ...process.env, FAULTS: "all" };
  const pages = await runNode(
    [
      ...[bin("vitest"), "run", "--project", "dom", "app/app/faults.test.tsx"],
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${IN_JSDOM}`],
      ...(only === undefined ? [] : ["-t", only]),
    ],
    { env },
  );
  const browser = await runNode(
    [
      ...[bin("playwright", "@playwright/test"), "test", "e2e/faults.spec.ts"],
      ...[
        "--reporter=line,json",
        "--pass-with-no-tests",
        ...(only === undefined ? [] : ["-g", only]),
      ],
    ],
    {
      env: {
        ...env,
        CHROMIUM_PATH: await findChromium(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: IN_BROWSER,
      },
    },
  );
  process.exitCode = pages || browser;
  for (const row of rowsOf([...casesInJsdom(), ...casesInBrowser()])) console.log(row);
});

/** @typedef {{ kind: string; holds: boolean }} Case */

/** @returns {Case[]} */
function casesInJsdom() {
  if (!existsSync(IN_JSDOM)) return [];
  return JSON.parse(readFileSync(IN_JSDOM, "utf8"))
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "passed" || status === "failed")
    .map(({ ancestorTitles, status }) => ({
      kind: ancestorTitles[0],
      holds: status === "passed",
    }));
}

/** @returns {Case[]} */
function casesInBrowser() {
  if (!existsSync(IN_BROWSER)) return [];
  return JSON.parse(readFileSync(IN_BROWSER, "utf8"))
    .suites.flatMap((file) => file.suites ?? [])
    .flatMap(({ title, specs }) => specs.map(({ ok }) => ({ kind: title, holds: ok })));
}

/**
 * For docs/test-results.md: each kind of fault, the number of its cases, and the number that pass.
 * @param {readonly Case[]} cases
 */
function rowsOf(cases) {
  const row = (kind, some) =>
    `| ${kind} | ${some.length} | ${some.filter(({ holds }) => holds).length} |`;
  const kinds = new Set(cases.map(({ kind }) => kind));
  return [
    ...[...kinds].map((kind) =>
      row(
        kind,
        cases.filter((one) => one.kind === kind),
      ),
    ),
    row("all", cases),
  ];
}
