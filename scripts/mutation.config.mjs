import { tmpdir } from "node:os";
import { join } from "node:path";

const { MUTATION_FILES: files = "lib/{common,game}/**/*.ts", MUTATION_RESULT: result } =
  process.env;

/**
 * All mutators, on texts and tables too, since a wrong name of a field or of an item gives a wrong figure.
 */
const config = {
  mutate: [files, "!**/*.test.ts", "!**/testing/**"],
  testRunner: "vitest",
  vitest: { configFile: "scripts/mutation.vitest.mjs" },
  coverageAnalysis: "perTest",
  concurrency: 1,
  // Most endless loops end by themselves, at a hundred times the usual number of rounds; the others after this.
  timeoutMS: 15_000,
  // Stryker would read our tsconfig with a part of TypeScript that TypeScript 7 lacks, to fix paths that ours doesn't have.
  tsconfigFile: "none",
  incremental: true,
  incrementalFile: result,
  // Outside the project, so that no other check finds the copy.
  tempDirName: join(tmpdir(), "torn-almanac-mutation"),
  // The tests of the data that pages read first compare it with the pages' own lists, in content/.
  ignorePatterns: [
    "/*",
    "!/lib",
    "!/content",
    "!/scripts",
    "!/vitest*",
    "!/tsconfig.json",
    "!/package.json",
  ],
  reporters: [process.stdout.isTTY ? "progress" : "progress-append-only", "clear-text"],
  clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
  allowConsoleColors: false,
};

export default config;
