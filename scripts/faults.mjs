/**
 * `npm run faults`: every page of the app with every fault of e2e/faults.ts, on the exported site, and how many hold.
 * `--only WORD` runs those whose name holds the word. `npm test` runs each page and each fault once.
 */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { ensureBuilt } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { bin, main, ROOT, runNode } from "./run.mjs";

const RESULTS = join(ROOT, "test-results", "faults.json");

await main(async () => {
  const { only } = parseArgs({ options: { only: { type: "string" } } }).values;
  await ensureInstalled();
  await ensureBuilt();
  // So that a run which doesn’t begin shows no other run’s figures.
  rmSync(RESULTS, { force: true });
  const env = {
    ...process.env,
    CHROMIUM_PATH: await findChromium(),
    FAULTS: "all",
    PLAYWRIGHT_JSON_OUTPUT_FILE: RESULTS,
  };
  process.exitCode = await runNode(
    [
      ...[bin("playwright", "@playwright/test"), "test", "e2e/faults.spec.ts"],
      ...["--reporter=line,json", ...(only === undefined ? [] : ["-g", only])],
    ],
    { env },
  );
  for (const row of rowsOf(JSON.parse(readFileSync(RESULTS, "utf8")))) console.log(row);
});

/** For docs/test-results.md: each kind of fault, how many cases it has, and how many hold. */
function rowsOf({ suites }) {
  const cases = suites
    .flatMap((file) => file.suites ?? [])
    .flatMap(({ title, specs }) => specs.map(({ ok }) => ({ kind: title, holds: ok })));
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
