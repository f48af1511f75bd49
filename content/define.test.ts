import { describe, expect, test } from "vitest";

import { defineChangelog, defineSubmissions } from "./define";

type Entries = Parameters<typeof defineChangelog>[0];
type Records = Parameters<typeof defineSubmissions>[1];

/** An entry as an author may write it: the types forbid it, and the build must report it as well. */
const asEntries = (written: unknown) => written as Entries;
const asRecords = (written: unknown) => written as Records;

const DAY = "Write a day of the calendar as day/month/year, for example 14/08/2025";
const LINK = "Write an address that begins with https://www.torn.com/";

const CHANGE = { type: "fix", description: "A crash." };
const ENTRY = { date: "14/08/2025", changes: [CHANGE] };

describe("the changelog", () => {
  const define = (...entries: object[]) => defineChangelog(asEntries(entries));

  test("days are read as the start of the day in UTC, descriptions without spaces around them", () => {
    expect(define({ ...ENTRY, changes: [{ type: "ui", description: " Tables. " }] })).toEqual([
      { atMs: Date.UTC(2025, 7, 14), changes: [{ type: "ui", description: "Tables." }] },
    ]);
  });

  test.each([
    {
      why: "a day that doesn't exist",
      entry: { ...ENTRY, date: "31/02/2026" },
      says: `content/changelog.ts, entry 1 (31/02/2026), date: "31/02/2026" will not do. ${DAY}.`,
    },
    {
      why: "a day in another format",
      entry: { ...ENTRY, date: "2025-08-14" },
      says: `content/changelog.ts, entry 1 (2025-08-14), date: "2025-08-14" will not do. ${DAY}.`,
    },
    {
      why: "no day",
      entry: { changes: [CHANGE] },
      says: `content/changelog.ts, entry 1 (undefined), date: it is missing. ${DAY}.`,
    },
    {
      why: "an unknown type",
      entry: { ...ENTRY, changes: [CHANGE, { ...CHANGE, type: "bug" }] },
      says: `content/changelog.ts, entry 1 (14/08/2025), changes 2 type: "bug" will not do. Write one of feature, fix, ui, config.`,
    },
    {
      why: "an empty description",
      entry: { ...ENTRY, changes: [{ ...CHANGE, description: " " }] },
      says: `content/changelog.ts, entry 1 (14/08/2025), changes 1 description: "" will not do. Write what changed for the player.`,
    },
    {
      why: "a day without changes",
      entry: { ...ENTRY, changes: [] },
      says: "content/changelog.ts, entry 1 (14/08/2025), changes: [] will not do. Write at least one change.",
    },
    {
      why: "a change that is there twice",
      entry: { ...ENTRY, changes: [CHANGE, { ...CHANGE, type: "ui" }] },
      says: "content/changelog.ts, entry 1 (14/08/2025), changes: one description stands there twice. Write it once.",
    },
    {
      why: "a field with a typo",
      entry: { ...ENTRY, chnages: [] },
      says: "content/changelog.ts, entry 1 (14/08/2025): there is no field chnages. The fields are date, changes.",
    },
  ])("$why stops the build", ({ entry, says }) => {
    expect(() => define(entry)).toThrow(new Error(says));
  });

  test("two entries of one day stop the build", () => {
    const other = { date: "15/08/2025", changes: [CHANGE] };
    expect(() => define(ENTRY, other, ENTRY)).toThrow(
      "content/changelog.ts, entry 3 (14/08/2025), date: entry 1 has the same day. Write the changes of a day in one entry.",
    );
  });

  test("every bad entry is named, a line each", () => {
    expect(() =>
      define({ ...ENTRY, date: "x" }, ENTRY, { ...ENTRY, date: "y", changes: [] }),
    ).toThrow(
      /^content\/changelog.ts, entry 1 .*\n.*entry 3 \(y\), date: .*\n.*entry 3 \(y\), changes: .*$/,
    );
  });
});

const RECORD = {
  userId: 3000001,
  username: "Alpha",
  suggestion: "Show the weather.",
  submittedAt: "14/08/2025",
  forumLink: "https://www.torn.com/forums.php#/p=threads&f=67&t=1",
  completedAt: "15/08/2025",
};

describe.each(["content/suggestions.ts", "content/bugs.ts"] as const)("%s", (file) => {
  const define = (...records: object[]) => defineSubmissions(file, asRecords(records));

  test("days are read as the start of the day in UTC, and missing fields are null", () => {
    expect(
      define(RECORD, { ...RECORD, suggestion: "More.", forumLink: null, completedAt: null }),
    ).toEqual([
      {
        userId: 3000001,
        username: "Alpha",
        suggestion: "Show the weather.",
        submittedAtMs: Date.UTC(2025, 7, 14),
        completedAtMs: Date.UTC(2025, 7, 15),
        forumLink: "https://www.torn.com/forums.php#/p=threads&f=67&t=1",
        messageLink: null,
      },
      expect.objectContaining({ forumLink: null, completedAtMs: null, messageLink: null }),
    ]);
  });

  test("a suggestion can be completed on the day it was submitted", () => {
    expect(define({ ...RECORD, completedAt: RECORD.submittedAt })).toHaveLength(1);
  });

  test.each([
    {
      why: "a day of submission that doesn't exist",
      change: { submittedAt: "30/02/2026" },
      says: `submittedAt: "30/02/2026" will not do. ${DAY}.`,
    },
    {
      why: "a day of completion that doesn't exist",
      change: { completedAt: "yesterday" },
      says: `completedAt: "yesterday" will not do. ${DAY}, or null while it is open.`,
    },
    {
      why: "no field completedAt",
      change: { completedAt: undefined },
      says: `completedAt: it is missing. ${DAY}, or null while it is open.`,
    },
    {
      why: "a completion before its submission",
      change: { completedAt: "13/08/2025" },
      says: "completedAt: it is before submittedAt. Write the day on which it was done, or null.",
    },
    {
      why: "a forum link that leaves the game",
      change: { forumLink: "https://torn.com.evil.example/" },
      says: `forumLink: "https://torn.com.evil.example/" will not do. ${LINK}, or null.`,
    },
    {
      why: "a message link that isn't an address",
      change: { messageLink: "message 12" },
      says: `messageLink: "message 12" will not do. ${LINK}, or leave the field out.`,
    },
    {
      why: "the player's id 0",
      change: { userId: 0 },
      says: "userId: 0 will not do. Write the player's id in the game, a whole number above 0.",
    },
    {
      why: "a player's id in quotes",
      change: { userId: "3000001" },
      says: `userId: "3000001" will not do. Write the player's id in the game, a whole number above 0.`,
    },
    {
      why: "no player's name",
      change: { username: "" },
      says: `username: "" will not do. Write the player's name in the game.`,
    },
    {
      why: "no text",
      change: { suggestion: "" },
      says: `suggestion: "" will not do. Write what the player asked for or reported.`,
    },
  ])("$why stops the build", ({ change, says }) => {
    const record = { ...RECORD, ...change };
    expect(() => define(record)).toThrow(
      new Error(`${file}, entry 1 (${record.username}), ${says}`),
    );
  });

  test("a field with a typo stops the build", () => {
    expect(() => define({ ...RECORD, mesageLink: null })).toThrow(
      `${file}, entry 1 (Alpha): there is no field mesageLink. The fields are userId, username, suggestion, submittedAt, forumLink, completedAt, messageLink.`,
    );
  });

  test("the same text of the same player, written twice, stops the build", () => {
    const again = { ...RECORD, submittedAt: "01/01/2026", completedAt: null };
    expect(() => define(RECORD, again)).toThrow(
      `${file}, entry 2 (Alpha), suggestion: entry 1 says the same. Write it once.`,
    );
    expect(define(RECORD, { ...again, userId: 3000002 })).toHaveLength(2);
  });

  test("two names of one player stop the build", () => {
    expect(() => define(RECORD, { ...RECORD, username: "Beta", suggestion: "More." })).toThrow(
      `${file}, entry 2 (Beta), username: entry 1 calls player 3000001 Alpha. Write today's name in both.`,
    );
  });
});
