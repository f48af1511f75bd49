import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { type Lockfile, usedPackages } from "./licences";

const LOCK: Lockfile = {
  packages: {
    "": { dependencies: { chart: "^1", "@scope/list": "^2" } },
    "node_modules/chart": { version: "1.0.0", license: "MIT", dependencies: { colour: "^1" } },
    "node_modules/chart/node_modules/colour": { version: "1.2.0", license: "ISC" },
    "node_modules/colour": { version: "3.0.0", license: "MIT" },
    "node_modules/@scope/list": { version: "2.1.0", dependencies: { colour: "^3", absent: "^1" } },
    "node_modules/test-runner": { version: "9.0.0", license: "MIT" },
  },
};

test("what a build needs, by name: the nearest version of each, and nothing that only tests need", () => {
  expect(usedPackages(LOCK)).toEqual([
    {
      name: "@scope/list",
      version: "2.1.0",
      licence: "unknown",
      folder: "node_modules/@scope/list",
    },
    { name: "chart", version: "1.0.0", licence: "MIT", folder: "node_modules/chart" },
    {
      name: "colour",
      version: "1.2.0",
      licence: "ISC",
      folder: "node_modules/chart/node_modules/colour",
    },
    { name: "colour", version: "3.0.0", licence: "MIT", folder: "node_modules/colour" },
  ]);
});

/** The licences that allow anybody to copy the site. */
const FREE = /^\(?(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|CC-BY-4\.0|BlueOak-1\.0\.0)\b/;

test("every package that the site is built from may be copied", () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lockfile;
  const used = usedPackages(lock);
  expect(used.map(({ name }) => name)).toContain("react");
  expect(used.filter(({ licence }) => !FREE.test(licence))).toEqual([]);
});
