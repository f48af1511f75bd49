import { join } from "node:path";

import { expect, test } from "vitest";

import { ROOT } from "./run.mjs";
import { countBrowserTests, countUnitTests } from "./test-report.mjs";

const file = (name: string) => join(ROOT, name);

test("unit tests: what failed before it passed is flaky, and a file that can’t be loaded is a failure", () => {
  const of = (title: string, status: string, failureMessages: string[], line: number) => ({
    fullName: title,
    status,
    failureMessages,
    location: { line, column: 1 },
  });
  const report = {
    testResults: [
      {
        name: file("lib/a.test.ts"),
        status: "failed",
        message: "",
        assertionResults: [
          of("adds", "passed", [], 3),
          of("waits", "passed", ["AssertionError: not yet"], 7),
          of("breaks", "failed", ["AssertionError: never", "AssertionError: never"], 9),
          of("is left out", "skipped", [], 11),
        ],
      },
      {
        name: file("lib/b.test.ts"),
        status: "failed",
        message: "\u001b[31mCannot find module 'c'\u001b[39m\n    at somewhere",
        assertionResults: [],
      },
    ],
  };
  expect(countUnitTests(report)).toEqual({
    passed: 2,
    failed: 2,
    flaky: ["lib/a.test.ts:7 waits"],
    failures: ["lib/a.test.ts:9 breaks", "lib/b.test.ts Cannot find module 'c'"],
  });
});

test("browser tests: a flaky one counts as passed, an error outside of all tests as failed", () => {
  const spec = (title: string, line: number, status: string) => ({
    title,
    file: "members.spec.ts",
    line,
    tests: [{ status }],
  });
  const report = {
    config: { rootDir: file("e2e") },
    suites: [
      {
        specs: [spec("sorts", 10, "expected"), spec("searches", 20, "flaky")],
        suites: [{ specs: [spec("opens", 30, "unexpected"), spec("is left out", 40, "skipped")] }],
      },
    ],
    errors: [
      {
        message: "\u001b[2mError: expected no problems\u001b[22m\nmore",
        location: { file: file("e2e/test.ts"), line: 5 },
      },
      { message: "Timed out waiting 3000s for the test suite to run" },
    ],
  };
  expect(countBrowserTests(report)).toEqual({
    passed: 2,
    failed: 3,
    flaky: ["e2e/members.spec.ts:20 searches"],
    failures: [
      "e2e/members.spec.ts:30 opens",
      "e2e/test.ts:5 Error: expected no problems",
      "Timed out waiting 3000s for the test suite to run",
    ],
  });
});
