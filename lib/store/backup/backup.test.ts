import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { apiKeyStore } from "@/lib/store/account/session";
import { keysOf } from "@/lib/store/engine/keys";
import { currentBackup, roundTrip, storedTexts } from "@/lib/store/testing/backups";
import { behaviour, resetDatabase, stored } from "@/lib/store/testing/fake-database";
import {
  AT,
  COMPANY_NEWS,
  HISTORY,
  MADE,
  FACTION_NEWS,
  OWN,
  SESSIONS,
} from "@/lib/store/testing/player-values";
import { WRONG, WRONG_OF } from "@/lib/store/testing/wrong-values";
import { playerNotesStore } from "@/lib/store/user/player-notes";

import { backupName, backupText, mergeBackup, readBackup, restore } from "./backup";
import { clearEverything } from "./clear";

vi.mock("idb-keyval", () => import("@/lib/store/testing/fake-database"));

const KEY = "AbCd1234EfGh5678";
beforeEach(() => {
  localStorage.clear();
  resetDatabase();
  vi.useFakeTimers({ now: AT, toFake: ["Date"] });
  apiKeyStore.set(KEY);
  localStorage.setItem("player", "3000001");
  for (const [key, value] of Object.entries({ ...MADE, progressBadges: "off" })) {
    localStorage.setItem(key, typeof value === "string" ? value : JSON.stringify(value));
  }
  stored.set("crimeHistory 9001", HISTORY);
  stored.set("factionNews armoury 9001", FACTION_NEWS);
  stored.set("companyNews 8001", COMPANY_NEWS);
  stored.set("trainingHistory 3000001", SESSIONS);
});
afterEach(() => {
  vi.useRealTimers();
});

test("backing up, clearing and restoring gives the same values", async () => {
  const before = storedTexts();
  const file = await roundTrip();
  await clearEverything();
  expect(Object.values(storedTexts()).every((raw) => raw === null)).toBe(true);
  expect(stored.size).toBe(0);
  expect(await restore(file, "replace")).toBe("restored");
  expect(storedTexts()).toEqual(before);
  expect(Object.fromEntries(stored)).toEqual(OWN);
});

test.each(["merge", "replace"] as const)("its own file changes nothing: %s", async (how) => {
  const before = storedTexts();
  expect(await restore(await roundTrip(), how)).toBe("restored");
  expect(storedTexts()).toEqual(before);
  expect(Object.fromEntries(stored)).toEqual(OWN);
});

test("an empty backup that replaces everything leaves nothing", async () => {
  const histories = { crimeHistories: {}, factionNews: {}, companyNews: {}, trainingHistories: {} };
  const file = { ...(await roundTrip()), made: {}, ...histories };
  expect(await restore(file, "replace")).toBe("restored");
  expect(Object.values(storedTexts()).every((raw) => raw === null)).toBe(true);
  expect(stored.size).toBe(0);
  expect(apiKeyStore.get()).toBe(KEY);
});

test("a backup never contains the key, not even in the player's notes", async () => {
  localStorage.setItem("memberVisits", JSON.stringify({ [KEY]: 1 }));
  localStorage.setItem("keyRejection", KEY);
  playerNotesStore.set({ 1: `my key is ${KEY}!` });
  const text = backupText(await currentBackup());
  expect(text).not.toContain(KEY);
  expect(text).not.toContain("apiKey");
  expect(text).toContain("my key is !");
  expect(backupName(await currentBackup())).toBe("almanac-backup-2026-11-20-3000001.json");
});

test("contains user data and histories, and no other account data", async () => {
  for (const name of [...keysOf("account"), ...keysOf("device"), ...keysOf("sample")]) {
    if (name !== "player") localStorage.setItem(name, '{"told":1}');
  }
  const file = JSON.parse(backupText(await currentBackup())) as Record<string, object>;
  expect(Object.keys(file)).toEqual([
    "format",
    "version",
    "madeAt",
    "player",
    "made",
    "crimeHistories",
    "factionNews",
    "companyNews",
    "pastStats",
    "trainingHistories",
  ]);
  expect(file).toMatchObject({ format: "almanac-backup", version: 1, player: "3000001" });
  expect(file.madeAt).toBe("2026-11-20T12:00:00.000Z");
  expect(Object.keys(file.made ?? {}).toSorted()).toEqual(keysOf("user").toSorted());
});

const fileWith = (changes: object) => ({
  format: "almanac-backup",
  version: 1,
  player: "3000001",
  madeAt: "2026-11-20T12:00:00.000Z",
  made: {},
  crimeHistories: {},
  ...changes,
});

test.each([
  { what: "no text", file: "", problem: "damaged" },
  { what: "half a file", file: '{"format":"almanac-backup","ver', problem: "damaged" },
  { what: "a list", file: [], problem: "foreign" },
  { what: "another tool’s settings", file: { settings: { theme: "dark" } }, problem: "foreign" },
  { what: "another format", file: fileWith({ format: "other" }), problem: "foreign" },
  { what: "no version", file: fileWith({ version: "1" }), problem: "foreign" },
  { what: "a newer version", file: fileWith({ version: 2, made: "?" }), problem: "newer" },
  { what: "no values", file: fileWith({ made: null }), problem: "damaged" },
  { what: "a player that is none", file: fileWith({ player: "me" }), problem: "damaged" },
  { what: "a date that is none", file: fileWith({ madeAt: "yesterday" }), problem: "damaged" },
  {
    what: "a note that is a list",
    file: fileWith({ made: { memberNotes: [] } }),
    problem: "damaged",
  },
  {
    what: "a crime that is none",
    file: fileWith({ crimeHistories: { 9001: { ...HISTORY, entries: [null] } } }),
    problem: "damaged",
  },
  {
    what: "a training session that is none",
    file: fileWith({ trainingHistories: { 3000001: { ...SESSIONS, entries: [{}] } } }),
    problem: "damaged",
  },
  {
    what: "an entry of the news that is none",
    file: fileWith({
      factionNews: { "armoury 9001": { ...FACTION_NEWS, entries: [{ id: "n1" }] } },
    }),
    problem: "damaged",
  },
  {
    what: "an entry of a company’s news that is none",
    file: fileWith({ companyNews: { 8001: { ...COMPANY_NEWS, entries: [{ id: "c1" }] } } }),
    problem: "damaged",
  },
  {
    what: "news of a subject that is none",
    file: fileWith({ factionNews: { "vault 9001": FACTION_NEWS } }),
    problem: "damaged",
  },
  {
    what: "a faction that is none",
    file: fileWith({ crimeHistories: { "../x": HISTORY } }),
    problem: "damaged",
  },
  { what: "a file without end", file: "x".repeat(20_000_001), problem: "large" },
])("$what is not restored, since it is $problem", ({ file, problem }) => {
  expect(readBackup(typeof file === "string" ? file : JSON.stringify(file))).toBe(problem);
});

/** Nested lists as text, since `JSON.stringify` can't write that many levels. */
const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

test.each([60, 5_000, 1_000_000])("rejects a file of %i nested lists", (levels) => {
  const inNotes = JSON.stringify(fileWith({ made: { memberNotes: "deep" } }));
  expect(readBackup(inNotes.replace('"deep"', deep(levels)))).toBe("foreign");
  expect(readBackup(deep(levels))).toBe("foreign");
});

test("unknown names are ignored: a file can add neither a key nor other data", async () => {
  const made = { apiKey: "Zz99", "archive 5": "{}", calls: [], membersShare: 60 };
  const file = readBackup(JSON.stringify(fileWith({ made })));
  expect(file).toMatchObject({ made: { membersShare: 60 } });
  if (typeof file === "string") throw new Error(file);
  expect(Object.keys(file.made)).toEqual(["membersShare"]);
  await restore(file, "merge");
  expect(apiKeyStore.get()).toBe(KEY);
});

const wrong = keysOf("user").flatMap((key) =>
  Object.entries({ ...WRONG, ...WRONG_OF[key] }).map(([what, raw]) => ({ key, what, raw })),
);

test.each(wrong)("a file that holds $what as $key breaks nothing", ({ key, raw }) => {
  const file = JSON.stringify(fileWith({ made: { [key]: "here" } })).replace('"here"', () => raw);
  const read = readBackup(file);
  if (typeof read === "string") return;
  // The restored value equals the value that the page would have read, and a second read returns it again.
  expect(readBackup(JSON.stringify(fileWith({ made: read.made })))).toMatchObject({
    made: read.made,
  });
});

test("merging adds to the stored data, replacing swaps it for the file", async () => {
  const file = { ...(await roundTrip()), made: { memberNotes: { 1: "from the file" } } };
  const now = await currentBackup();
  expect(mergeBackup(now, file, "merge").made).toEqual({
    ...now.made,
    memberNotes: { ...now.made.memberNotes, 1: "from the file" },
  });
  expect(mergeBackup(now, file, "replace").made).toEqual(file.made);
});

test("training history of both, each session once, with what was read without a gap", async () => {
  const now = await currentBackup();
  const [session] = SESSIONS.entries;
  if (session === undefined) throw new Error("There is one.");
  const older = { ...session, id: "Session0", atMs: AT - 1000 };
  const inFile = {
    ...SESSIONS,
    entries: [{ ...session, gain: 1 }, older],
    spans: [{ fromMs: AT - 5000, toMs: AT }],
    savedAtMs: AT - 1,
  };
  const file = { ...now, trainingHistories: { 3000001: inFile, 3000009: inFile } };
  expect(mergeBackup(now, file, "merge").trainingHistories[3000001]).toEqual({
    ...SESSIONS,
    entries: [session, older],
  });
  expect(await restore(file, "merge")).toBe("restored");
  // Another player's sessions stay out of this browser.
  expect([...stored.keys()]).toEqual(Object.keys(OWN));
  expect(stored.get("trainingHistory 3000001")).toMatchObject({ entries: [session, older] });
});

test("a backup has only the player's own training history; a file of earlier versions has none", async () => {
  stored.set("trainingHistory 3000009", SESSIONS);
  stored.set("trainingHistory 3000001", "damaged");
  expect((await currentBackup()).trainingHistories).toEqual({});
  expect(readBackup(JSON.stringify(fileWith({})))).toMatchObject({ trainingHistories: {} });
});

test.each([
  { what: "localStorage", prefix: null },
  { what: "the database, for crimes", prefix: "crimeHistory" },
  { what: "the database, for news", prefix: "factionNews" },
  { what: "the database, for news of companies", prefix: "companyNews" },
  { what: "the database, for statistics", prefix: "stats" },
  { what: "the database, for training", prefix: "trainingHistory" },
])("if $what is full, nothing changes, and the result says so", async ({ what, prefix }) => {
  stored.set("crimeHistory 9003", HISTORY);
  stored.set("stats 3000001 3000001", { [AT]: { xantaken: 1 } });
  stored.set("stats 3000001 3000003", { [AT]: { xantaken: 3 } });
  const before = { local: storedTexts(), stored: Object.fromEntries(stored) };
  const file = {
    ...(await currentBackup()),
    made: { membersShare: 1, tableViews: {} },
    crimeHistories: { 9001: { ...HISTORY, dropped: 1 }, 9002: HISTORY },
    factionNews: { "funds 9001": FACTION_NEWS },
    companyNews: { 8002: COMPANY_NEWS },
    pastStats: { 3000001: { [AT]: { xantaken: 7 } }, 3000002: { [AT]: { xantaken: 2 } } },
    trainingHistories: { 3000001: { ...SESSIONS, entries: [] } },
  };
  behaviour.fullFor = prefix;
  if (what === "localStorage") {
    vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
  }
  expect(await restore(file, "replace")).toBe("full");
  expect({ local: storedTexts(), stored: Object.fromEntries(stored) }).toEqual(before);
});
