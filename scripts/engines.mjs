/**
 * `npm run engines`: runs one journey through every page and the main actions, on the exported site, in Chromium, in Firefox and
 * in WebKit, the engine of Safari. An engine that isn't installed is left out. `--only firefox` runs one of them.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";

import { ensureBuilt } from "./build.mjs";
import { findEngine } from "./find-engine.mjs";
import { ensureInstalled } from "./install.mjs";
import { bin, main, ROOT, runNode } from "./run.mjs";

const ENGINES = ["chromium", "firefox", "webkit"];

await main(async () => {
  const { only } = parseArgs({ options: { only: { type: "string" } } }).values;
  if (only !== undefined && !ENGINES.includes(only)) {
    throw new Error(`There is no engine "${only}". There are: ${ENGINES.join(", ")}.`);
  }
  await ensureInstalled();
  await ensureBuilt();
  const results = [];
  for (const engine of only === undefined ? ENGINES : [only]) {
    const result = await resultOf(engine);
    results.push(`${engine}: ${result}`);
    if (result.startsWith("failed")) process.exitCode = 1;
  }
  console.log(`\n${results.join("\n")}`);
});

async function resultOf(engine) {
  const found = engine === "chromium" ? {} : findEngine(engine);
  if (found.missing) return `left out: ${found.missing} is not installed`;
  const startedAt = performance.now();
  const code = await runNode([
    ...[bin("playwright", "@playwright/test"), "test", "--project", engine],
    ...["--config", join(ROOT, "scripts", "engines.config.ts")],
  ]);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return `${code === 0 ? "passed" : "failed"} in ${seconds} s`;
}
