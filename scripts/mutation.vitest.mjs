import { defineConfig } from "vitest/config";

import base from "../vitest.config.ts";

const SECONDS = 1000;

/** Only tests in these folders count for a rule, not tests of a page or of the sample data that happen to reach it. */
const FOLDERS = { plain: ["lib/{common,game}/**/*.test.ts"], api: ["lib/api/**/*.test.ts"] };

/**
 * A change may prevent a test file from loading. Then Vitest has no test to report, and Stryker would take that for a change that
 * no test detects: so the first test of the file fails in its place.
 */
const failTheUnloadable = {
  name: "fail-the-unloadable",
  configureVitest({ vitest: { state } }) {
    const firstTests = new Map();
    const getFiles = state.getFiles.bind(state);
    state.getFiles = (...args) =>
      getFiles(...args).map((file) => {
        const first = firstTestIn(file);
        if (first) firstTests.set(file.filepath, first);
        const known = firstTests.get(file.filepath);
        if (first || !known || file.result?.state !== "fail") return file;
        return { ...file, tasks: [{ ...known, mode: "run", result: file.result }] };
      });
  },
};

function firstTestIn({ type, tasks = [], ...task }) {
  if (type === "test") return { type, ...task };
  for (const inner of tasks) {
    const test = firstTestIn(inner);
    if (test) return test;
  }
  return undefined;
}

export default defineConfig({
  ...base,
  plugins: [failTheUnloadable],
  test: {
    ...base.test,
    // Tests that wait for something that no longer comes end soon.
    testTimeout: 10 * SECONDS,
    hookTimeout: 10 * SECONDS,
    projects: base.test.projects
      .filter(({ test }) => test.name in FOLDERS)
      .map(({ test, ...project }) => ({
        ...project,
        test: { ...test, include: FOLDERS[test.name], exclude: [] },
      })),
  },
});
