import { describe, expect, test } from "vitest";

import { published, readArguments, withEntry } from "./content-new.mjs";

const CHANGELOG = `import { defineChangelog } from "./define";

export const changelog = defineChangelog([
  {
    date: "14/08/2025",
    changes: [{ type: "feature", description: "Terms." }],
  },
]);
`;

const BUGS = `import { defineSubmissions } from "./define";

export const bugs = defineSubmissions("content/bugs.ts", []);
`;

const CHANGE = { type: "fix", text: 'A "crash".', date: "15/08/2025" };
const BUG = { user: "3000001", name: "Alpha", text: "It crashes.", submitted: "15/08/2025" };

describe("what is published", () => {
  test("a change of a new day stands at the head of the changelog, formatted", async () => {
    expect(await published("change", CHANGE, CHANGELOG)).toBe(
      CHANGELOG.replace(
        "([\n",
        `([
  {
    date: "15/08/2025",
    changes: [
      {
        type: "fix",
        description: 'A "crash".',
      },
    ],
  },
`,
      ),
    );
  });

  test("a change of a day that is there joins it", async () => {
    expect(await published("change", { ...CHANGE, date: "14/08/2025" }, CHANGELOG)).toContain(
      `    changes: [
      {
        type: "fix",
        description: 'A "crash".',
      },
      { type: "feature", description: "Terms." },
    ],`,
    );
  });

  test("a bug report is open, and has the links that it was given", async () => {
    const link = "https://www.torn.com/messages.php#/p=read&ID=1";
    expect(await published("bug", { ...BUG, message: link }, BUGS)).toBe(
      BUGS.replace(
        "[]",
        `[
  {
    userId: 3000001,
    username: "Alpha",
    suggestion: "It crashes.",
    submittedAt: "15/08/2025",
    forumLink: null,
    completedAt: null,
    messageLink: "${link}",
  },
]`,
      ),
    );
  });
});

test.each([
  {
    what: "a wrong day",
    kind: "change",
    change: { date: "31/02/2026" },
    says: '"31/02/2026" will not do. Write a day',
  },
  {
    what: "a wrong type",
    kind: "change",
    change: { type: "bug" },
    says: '"bug" will not do. Write one of feature, fix, ui, config.',
  },
  {
    what: "a wrong link",
    kind: "bug",
    change: { forum: "https://evil.example/" },
    says: '"https://evil.example/" will not do. Write an address that begins with https://www.torn.com/',
  },
  {
    what: "a wrong player's id",
    kind: "bug",
    change: { user: "Alpha" },
    says: '"Alpha" will not do. Write the player\'s id',
  },
  {
    what: "a completion before the submission",
    kind: "bug",
    change: { completed: "14/08/2025" },
    says: "it is before submittedAt",
  },
])("$what is refused with what to write", async ({ kind, change, says }) => {
  const [answers, source] = kind === "bug" ? [BUG, BUGS] : [CHANGE, CHANGELOG];
  await expect(published(kind, { ...answers, ...change }, source)).rejects.toThrow(says);
});

test("a file without a list is refused", () => {
  expect(() => withEntry("export {};", {})).toThrow("The file has no list to add to.");
});

test("arguments say what is published", () => {
  expect(readArguments(["change", "--type", "fix", "--text", "A crash."])).toEqual({
    kind: "change",
    answers: { type: "fix", text: "A crash." },
  });
});

test.each([
  { args: ["news"], says: "Say first which it is: change, suggestion, bug." },
  { args: ["change", "fix"], says: "Say first which it is: change, suggestion, bug." },
  { args: ["--text", "A crash."], says: "Say first which it is: change, suggestion, bug." },
  { args: ["change", "--text", "A crash."], says: "A change needs --type." },
  { args: ["bug", "--user", "1", "--text", "A crash."], says: "A bug needs --name." },
  { args: ["bug", "--type", "fix"], says: "A bug has no --type." },
])("the arguments $args are refused: $says", ({ args, says }) => {
  expect(() => readArguments(args)).toThrow(says);
});
