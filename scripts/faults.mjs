/**
 * `npm run faults`: runs every page of the app with every fault of e2e/faults.ts, on the exported site, and counts the cases that
 * pass. `--only WORD` runs those whose name contains the word. `npm test` runs each page and each fault once.
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
  // So that a run that doesn’t start prints no figures of another run.
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

/** For docs/test-results.md: each kind of fault, the number of its cases, and the number that pass. */
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
