import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { describe, expect, it, test } from "vitest";

import { keysOf } from "../lib/store/engine/keys";
import { ROOT } from "./run.mjs";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** Folders that a tool writes: what is in them may be missing. */
const WRITTEN = /^(node_modules|out|test-results|shots|playwright-report|\.next|\.git)(\/|$)/;

/** Every file below a folder, as a path from the root. */
const filesBelow = (folder = ""): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (WRITTEN.test(path)) return [];
    return entry.isDirectory() ? filesBelow(path) : [path];
  });

const FILES = filesBelow();
const TOP = new Set(FILES.filter((path) => path.includes("/")).map((path) => path.split("/")[0]));
const ENDS = new Set(
  FILES.flatMap((path) => path.split("/").map((_, at, all) => all.slice(at).join("/"))),
);
const DOCS = FILES.filter((path) => /^([A-Z]+\.md|docs\/.*\.md)$/.test(path));
/** All but this file, which names files that don't exist. */
const CODE = FILES.filter(
  (path) => /\.(ts|tsx|mjs)$/.test(path) && path !== "scripts/docs.test.ts",
);

/** With a date in it, a name is an example of a file that a player saves. */
const FILE_NAME = /^(?!.*\d{4}-\d\d)[\w./()[\]-]+\.(tsx?|mjs|md|json|css|conf|yml)$/;
const PATH = /^[\w./()[\]-]+\/[\w./()[\]-]+$/;

/** A file by its path or the end of its path; a folder or a module by its path from the root. */
function isThere(name: string) {
  const path = name.replace(/^\.?\//, "").replace(/\/$/, "");
  return ENDS.has(path) || ["", ".ts", ".tsx"].some((end) => existsSync(join(ROOT, path + end)));
}

/** The names in backticks that are of nothing in the tree. Words, commands and placeholders are no names. */
const missingNames = (text: string) =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !WRITTEN.test(name))
    .filter((name) => FILE_NAME.test(name) || (PATH.test(name) && TOP.has(name.split("/")[0])))
    .filter((name) => !isThere(name));

/** The relative links that lead to no file. */
const missingLinks = (text: string, from: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = ""]) => link.replace(/#.*/, ""))
    .filter((link) => link && !/^[a-z]+:/.test(link))
    .filter((link) => !existsSync(join(ROOT, dirname(from), link)));

const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

const missingScripts = (text: string) =>
  [...text.matchAll(/npm run ([a-z][\w:-]*)/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !(name in scripts));

const { packages } = JSON.parse(read("package-lock.json")) as {
  packages: Record<string, { version: string } | undefined>;
};
const PACKAGES = {
  next: "next",
  react: "react",
  typescript: "typescript",
  vitest: "vitest",
  zod: "zod",
};

/** The versions that aren't installed. A paragraph with a year or "measured" is dated, and keeps its own. */
const wrongVersions = (text: string) =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => !/\b20\d\d\b|\bmeasured\b/i.test(paragraph))
    .flatMap((paragraph) => [
      ...paragraph.matchAll(
        /\b(Next|React|TypeScript|Vitest|Zod)(?:\.js)? (\d+(?:\.(?:\d+|x))+)/gi,
      ),
    ])
    .filter(([, name = "", version = ""]) => {
      const folder = PACKAGES[name.toLowerCase() as keyof typeof PACKAGES];
      return !`${packages[`node_modules/${folder}`]?.version}.`.startsWith(
        `${version.replaceAll(".x", "")}.`,
      );
    })
    .map(([words]) => words);

/** The files named in comments that don't exist. */
const missingInComments = (code: string) =>
  [...code.matchAll(/\/\*\*?\s[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm)]
    .flatMap(([comment]) => comment.split(/[\s,;:"'`]+/))
    .map((word) => word.replace(/^\((?!\w+\))|[.)]+$/g, ""))
    .filter((word) => FILE_NAME.test(word) && !WRITTEN.test(word))
    .filter((word) => !isThere(word));

describe("what the docs name is there", () => {
  it.each(DOCS)("%s", (path) => {
    const text = read(path);
    expect({
      names: missingNames(text),
      links: missingLinks(text, path),
      scripts: missingScripts(text),
      versions: wrongVersions(text),
    }).toEqual({ names: [], links: [], scripts: [], versions: [] });
  });
});

test("files that comments name are there", () => {
  const missing = CODE.flatMap((path) =>
    missingInComments(read(path)).map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

const CITED = /\bcontract (\d+(?:\.\d+)?(?:(?:, | and | to )\d+\.\d+)*)/gi;

/** Rules of docs/contract.md start a list item or a table row with their number, sections a heading. */
const contractNumbers = (contract: string) =>
  [...contract.matchAll(/^(?:## (\d+)\. |- \*\*(\d+\.\d+) |\| (\d+\.\d+) +\|)/gm)].map(
    ([, section, item, row]) => section ?? item ?? row ?? "",
  );

/** Numbers that a text cites ("contract 7.9 and 7.24 to 7.26") and the contract lacks. */
function missingRules(text: string, numbers: ReadonlySet<string>) {
  const cited = [...text.matchAll(CITED)].flatMap(([, list = ""]) => list.match(/[\d.]+/g) ?? []);
  return cited.filter((number) => !numbers.has(number));
}

describe("the contract", () => {
  const contract = read("docs/contract.md");
  const numbers = contractNumbers(contract);

  test("has each number once", () => {
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  test("has every rule that code and docs cite", () => {
    const missing = [...CODE, ...DOCS].flatMap((path) =>
      missingRules(read(path), new Set(numbers)).map((number) => `${path}: ${number}`),
    );
    expect(missing).toEqual([]);
  });

  test("has every rule that it refers to", () => {
    const referred = [...contract.matchAll(/\((\d+\.\d+)\)/g)].map(([, number = ""]) => number);
    expect(referred.filter((number) => !numbers.includes(number))).toEqual([]);
  });

  const listedAs = (kind: string) => {
    const [, row = ""] = new RegExp(`^\\| ${kind} +\\|(.*)$`, "m").exec(contract) ?? [];
    return [...row.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
  };

  test.each(["account", "user", "device"] as const)(
    "lists the stored names of the class %s",
    (kind) => {
      // Not in keys.ts: next-themes stores it.
      const listed = listedAs(kind).filter((name) => name !== "theme");
      expect(listed.toSorted()).toEqual(keysOf(kind).toSorted());
    },
  );

  test("lists what else the sample data has its own of, besides user data", () => {
    const listed = [...listedAs("user"), ...listedAs("sample")].map((name) => `${name}OfSample`);
    expect(listed.toSorted()).toEqual(keysOf("sample").toSorted());
  });
});

test("an empty export was measured with the Next.js that is installed", () => {
  const budgets = JSON.parse(read("scripts/budgets.json")) as { measuredWith: string };
  expect(budgets.measuredWith).toBe(`next ${packages["node_modules/next"]?.version}`);
});

describe("the test itself", () => {
  const wrong = (text: string) => [
    ...missingNames(text),
    ...missingLinks(text, "docs/storage.md"),
    ...missingScripts(text),
    ...wrongVersions(text),
  ];

  it.each([
    { text: "`lib/api/gone.ts`", finds: ["lib/api/gone.ts"] },
    { text: "`gone.ts`", finds: ["gone.ts"] },
    { text: "`lib/gone`", finds: ["lib/gone"] },
    { text: "[a link](decisions/gone.md#part)", finds: ["decisions/gone.md"] },
    { text: "`npm run gone`", finds: ["gone"] },
    { text: "It needs React 1.2.x.", finds: ["React 1.2.x"] },
  ])("finds what is wrong in $text", ({ text, finds }) => {
    expect(wrong(text)).toEqual(finds);
  });

  it.each([
    "`lib/api/transport/client.ts`, `client.ts`, `lib/api` and `lib/utils`",
    "`lib/api/endpoints/<name>.ts`, `e2e/*.spec.ts` and `use-….ts`",
    "`out/gone.json` and `npm start`",
    "[a link](decisions/README.md), [another](https://example.com/gone.md), [a part](#where)",
    "`npm run check -- members`",
    "Measured on 22 November 2026 with React 1.2.",
    "Bytes: React 136,700, zod 8,300",
  ])("lets %s pass", (text) => {
    expect(wrong(text)).toEqual([]);
  });

  it("finds the rules that the contract lacks", () => {
    const numbers = new Set(contractNumbers("## 1. A\n\n- **1.1 B.** C\n\n| 1.2 | D |"));
    expect(missingRules("Source: contract 1.1. (contract 1, contract 1.2)", numbers)).toEqual([]);
    expect(missingRules("Contract 1.3, 1.1 and 2.4 to 2.5; contract 9.", numbers)).toEqual([
      ...["1.3", "2.4", "2.5", "9"],
    ]);
  });

  it("reads comments, and not code", () => {
    expect(missingInComments('// see gone.ts\n"not-here.ts"; /** (gone.mjs). */')).toEqual([
      "gone.ts",
      "gone.mjs",
    ]);
  });
});
