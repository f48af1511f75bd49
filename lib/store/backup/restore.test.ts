import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { subscribeToHistoryChanges } from "@/lib/store/account/history-changes";
import { keyOwnerStore, playerStore, unknownPlayerStore } from "@/lib/store/account/player";
import { responseStore } from "@/lib/store/account/response-cache";
import { apiKeyStore } from "@/lib/store/account/session";
import { sharedDatabase } from "@/lib/store/engine/shared-entries";
import { currentBackup, roundTrip, storedTexts } from "@/lib/store/testing/backups";
import { behaviour, keys, resetDatabase, stored, update } from "@/lib/store/testing/fake-database";
import {
  AT,
  COMPANY_NEWS,
  CRIME,
  FACTION_NEWS,
  HISTORY,
  SESSIONS,
} from "@/lib/store/testing/player-values";

import { ownerOf, restore } from "./backup";
import { clearEverything, clearUserData } from "./clear";

vi.mock("idb-keyval", () => import("@/lib/store/testing/fake-database"));

const KEY = "AbCd1234EfGh5678";
/** The stored values after the player has restored both. */
const OWN = {
  "crimeHistory 9001": { ...HISTORY, players: ["3000001"] },
  "trainingHistory 3000001": { ...SESSIONS, players: ["3000001"] },
};

beforeEach(() => {
  localStorage.clear();
  resetDatabase();
  vi.useFakeTimers({ now: AT, toFake: ["Date"] });
  apiKeyStore.set(KEY);
  localStorage.setItem("player", "3000001");
  localStorage.setItem("memberNotes", '{"3000002":"Owes us"}');
  stored.set("crimeHistory 9001", HISTORY);
  stored.set("trainingHistory 3000001", SESSIONS);
});
afterEach(() => {
  vi.useRealTimers();
});

test("“Clear everything” empties each database", async () => {
  const databases = [undefined, responseStore(), sharedDatabase()];
  for (const database of databases) await update("a name", () => "a value", database);
  await clearEverything();
  for (const database of databases) expect(await keys(database)).toEqual([]);
});

describe("without a known player", () => {
  const STATS = { 3000002: { [AT]: { xantaken: 2 } } };

  test("a file is restored as its player's", async () => {
    const file = { ...(await roundTrip()), pastStats: STATS };
    await clearEverything();
    expect(await restore(file, "merge")).toBe("restored");
    expect(Object.fromEntries(stored)).toEqual({ ...OWN, "stats 3000001 3000002": STATS[3000002] });
    expect(playerStore.get()).toBe("3000001");
    expect(keyOwnerStore.get()).toBe("3000001");
  });

  test("a key that is logged in may be another player's: only the file's player is known", async () => {
    const file = await roundTrip();
    localStorage.removeItem("player");
    expect(await restore(file, "merge")).toBe("restored");
    expect(playerStore.get()).toBe("3000001");
    expect(keyOwnerStore.get()).toBe("");
  });

  test.each([
    {
      what: "an earlier player's data is in view, and the file is another's",
      player: "3000001",
      isUnknown: true,
      file: "3000009",
    },
    {
      what: "the file doesn't say whose its histories are",
      player: "",
      isUnknown: false,
      file: "",
    },
  ])("nothing is restored if $what", async ({ player, isUnknown, file }) => {
    localStorage.setItem("player", player);
    unknownPlayerStore.set(isUnknown);
    const before = { local: storedTexts(), stored: Object.fromEntries(stored) };
    const backup = { ...(await roundTrip()), player: file, made: {}, pastStats: STATS };
    expect(ownerOf(backup)).toBeNull();
    expect(await restore(backup, "replace")).toBe("no player");
    expect({ local: storedTexts(), stored: Object.fromEntries(stored) }).toEqual(before);
    unknownPlayerStore.clear();
  });
});

test("a write that is under way has no limit of time, and says how far it is", async () => {
  const pastStats = Object.fromEntries(
    Array.from({ length: 35 }, (_, i) => [String(3_000_001 + i), { [AT]: { xantaken: i } }]),
  );
  const file = { ...(await roundTrip()), pastStats };
  vi.useFakeTimers({ now: AT });
  // The first operation shows at once that the browser answers. Each other one is held until the test settles it.
  const held: (() => void)[] = [];
  let isFirst = true;
  behaviour.wait = () => {
    if (!isFirst) return new Promise((resolve) => held.push(resolve));
    isFirst = false;
    return Promise.resolve();
  };
  const fractions: number[] = [];
  const results: string[] = [];
  void restore(file, "merge", (fraction) => fractions.push(fraction)).then((result) =>
    results.push(result),
  );
  while (results.length === 0) {
    await vi.advanceTimersByTimeAsync(60_000);
    held.shift()?.();
  }
  expect(results).toEqual(["restored"]);
  expect(fractions).toEqual([0, 10 / 37, 20 / 37, 30 / 37]);
  expect([...stored.keys()].filter((name) => name.startsWith("stats"))).toHaveLength(35);
});

test("if the browser doesn't answer at all, nothing is restored", async () => {
  const file = await roundTrip();
  vi.useFakeTimers({ now: AT });
  behaviour.wait = () => new Promise(() => undefined);
  const restoring = restore(file, "merge");
  await vi.runOnlyPendingTimersAsync();
  expect(await restoring).toBe("unavailable");
});

test("all tabs hear that a file was restored", async () => {
  const { leave, heard } = nextHistoryChange();
  expect(await restore(await roundTrip(), "merge")).toBe("restored");
  await heard;
  leave();
});

function nextHistoryChange() {
  let hear = (): void => undefined;
  const heard = new Promise<void>((resolve) => {
    hear = resolve;
  });
  return { heard, leave: subscribeToHistoryChanges(hear) };
}

describe("histories that players of one browser share", () => {
  const of = (...players: string[]) => ({ ...HISTORY, players });
  const newsOf = (...players: string[]) => ({ ...FACTION_NEWS, players });
  const companyNewsOf = (...players: string[]) => ({ ...COMPANY_NEWS, players });
  beforeEach(() => {
    stored.set("crimeHistory 9002", of("3000009"));
    stored.set("crimeHistory 9003", of("3000001", "3000009"));
    stored.set("crimeHistory 9004", of("3000001"));
    stored.set("crimeHistory 9004 1", { ...HISTORY, entries: [{ ...CRIME, id: 8 }] });
    stored.set("factionNews armoury 9001", newsOf("3000001", "3000009"));
    stored.set("factionNews armoury 9001 1", newsOf("3000001"));
    stored.set("factionNews funds 9001", newsOf("3000001"));
    stored.set("factionNews funds 9002", newsOf("3000009"));
    stored.set("companyNews 8001", companyNewsOf("3000001", "3000009"));
    stored.set("companyNews 8002", companyNewsOf("3000009"));
    stored.set("companyNews 8003", companyNewsOf("3000001"));
    stored.set("trainingHistory 3000009", SESSIONS);
    stored.set("stats 3000009 3000001", { [AT]: { xantaken: 1 } });
  });

  const OF_THE_OTHER = {
    "crimeHistory 9002": of("3000009"),
    "crimeHistory 9003": of("3000009"),
    "factionNews armoury 9001": newsOf("3000009"),
    "factionNews funds 9002": newsOf("3000009"),
    "companyNews 8001": companyNewsOf("3000009"),
    "companyNews 8002": companyNewsOf("3000009"),
    "trainingHistory 3000009": SESSIONS,
    "stats 3000009 3000001": { [AT]: { xantaken: 1 } },
  };

  test("“delete my data” removes this player's, and neither the other's nor the key nor account data", async () => {
    localStorage.setItem("memberVisits", "{}");
    await clearUserData();
    expect(Object.values(storedTexts()).every((raw) => raw === null)).toBe(true);
    expect(Object.fromEntries(stored)).toEqual(OF_THE_OTHER);
    expect(apiKeyStore.get()).toBe(KEY);
    expect(localStorage.getItem("memberVisits")).toBe("{}");
  });

  test("a backup has only this player's, each list whole", async () => {
    const { crimeHistories, factionNews, companyNews } = await roundTrip();
    expect(Object.keys(factionNews)).toEqual(["armoury 9001", "funds 9001"]);
    expect(Object.keys(companyNews)).toEqual(["8001", "8003"]);
    expect(Object.keys(crimeHistories)).toEqual(["9001", "9003", "9004"]);
    expect(crimeHistories[9004]?.entries.map(({ id }) => id).toSorted()).toEqual([7, 8]);
  });

  test("a file that replaces this player's leaves the other's as they are", async () => {
    const none = { crimeHistories: {}, factionNews: {}, companyNews: {}, trainingHistories: {} };
    expect(await restore({ ...(await currentBackup()), ...none }, "replace")).toBe("restored");
    expect(Object.fromEntries(stored)).toEqual(OF_THE_OTHER);
  });

  test("a restored faction that the other has loaded too has the crimes of both", async () => {
    const inFile = { ...HISTORY, entries: [{ ...CRIME, id: 9 }] };
    const file = { ...(await currentBackup()), crimeHistories: { 9002: inFile } };
    expect(await restore(file, "replace")).toBe("restored");
    expect(stored.get("crimeHistory 9002")).toMatchObject({
      entries: [{ id: 7 }, { id: 9 }],
      players: ["3000009", "3000001"],
    });
  });
});
