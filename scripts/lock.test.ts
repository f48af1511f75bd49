import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { ROOT } from "./run.mjs";

interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

const nameOf = (path: string) => path.replace(/^.*node_modules\//, "");

/** The native packages of other platforms that npm left out: without them `npm ci` fails there. */
function missingFrom({ packages }: Lock): string[] {
  const locked = new Set(Object.keys(packages).map(nameOf));
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map((name) => `${nameOf(path)} needs ${name}`),
  );
}

describe("package-lock.json", () => {
  it("names each optional package that a lock file lacks", () => {
    const lock = {
      packages: {
        "node_modules/next": {
          optionalDependencies: {
            "@next/swc-linux-x64-gnu": "16.4.5",
            "@next/swc-darwin-arm64": "16.4.5",
          },
        },
        "node_modules/@next/swc-linux-x64-gnu": {},
      },
    };
    expect(missingFrom(lock)).toEqual(["next needs @next/swc-darwin-arm64"]);
  });

  it("holds the native parts of every platform", () => {
    const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as Lock;
    expect(missingFrom(lock)).toEqual([]);
  });
});
