/** Totals of the two runners' JSON reports. A test that passed on a retry counts as passed, and is listed as flaky. */
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { ROOT } from "./run.mjs";

/**
 * @typedef {object} Counted
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} flaky each "file:line title"
 * @property {string[]} failures likewise; they include files and workers that failed without a failed test
 */

/**
 * The totals of vitest's report, which needs `includeTaskLocation`.
 * @returns {Counted}
 */
export function countUnitTests({ testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, at: place(name, test.location?.line) })),
  );
  // A file that can't be loaded fails without a failed test.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const passed = tests.filter(({ status }) => status === "passed");
  const failed = tests.filter(({ status }) => status === "failed");
  return {
    passed: passed.length,
    failed: failed.length + broken.length,
    flaky: passed.filter(({ failureMessages }) => failureMessages.length > 0).map(named),
    failures: [
      ...failed.map(named),
      ...broken.map(({ name, message }) => `${place(name)} ${firstLine(message)}`),
    ],
  };
}

const named = ({ at, fullName }) => `${at} ${fullName}`;

/**
 * The totals of Playwright's report.
 * @returns {Counted}
 */
export function countBrowserTests({ suites, errors, config }) {
  const specs = suites.flatMap(specsOf);
  const of = (status) =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, line, title }) => `${place(join(config.rootDir, file), line)} ${title}`);
  const flaky = of("flaky");
  const failures = [
    ...of("unexpected"),
    ...errors.map(({ message, location }) =>
      `${location ? place(location.file, location.line) : ""} ${firstLine(message)}`.trim(),
    ),
  ];
  return {
    passed: of("expected").length + flaky.length,
    failed: failures.length,
    flaky,
    failures,
  };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

const place = (file, line) => `${relative(ROOT, file)}${line === undefined ? "" : `:${line}`}`;

/** The runners colour their messages. */
const firstLine = (message = "") => stripVTControlCharacters(message).trim().split("\n")[0];
