import { beforeEach, describe, expect, test, vi } from "vitest";

import { readBackup, restore } from "./backup/backup";
import { clearEverything } from "./backup/clear";
import { rescueFile } from "./backup/rescue-file";
import { currentBackup, storedTexts } from "./testing/backups";
import { resetDatabase, stored } from "./testing/fake-database";
import { AT, HISTORY } from "./testing/player-values";

vi.mock("idb-keyval", () => import("@/lib/store/testing/fake-database"));

beforeEach(() => {
  localStorage.clear();
  resetDatabase();
  localStorage.setItem("player", "3000001");
  localStorage.setItem("memberNotes", '{"3000002":"Owes us"}');
  localStorage.setItem("progressBadges", "off");
  stored.set("crimeHistory 9001", HISTORY);
});

describe("a file of the rescue page", () => {
  const STATS = { "1763596800000": { xantaken: 5 } };
  const database = (entries: readonly (readonly [string, unknown])[]) => ({ keyval: entries });
  const rescue = (local: Readonly<Record<string, string>>, inDatabase = [...stored]) =>
    rescueFile(
      {
        local,
        session: {},
        cookies: [],
        databases: {
          "keyval-store": database(inDatabase),
          answers: database([["index", { a: 1 }]]),
        },
        caches: {},
        workers: [],
      },
      "2026-11-20T12:00:00.000Z",
    );
  const allLocal = () => Object.fromEntries(Object.entries<string>(localStorage));

  test("is restored like a backup of the same data", async () => {
    stored.set("stats 3000001 3000002", STATS);
    const backup = await currentBackup();
    expect(readBackup(rescue(allLocal()))).toEqual({ ...backup, createdAtMs: AT });

    const before = storedTexts();
    const file = readBackup(rescue(allLocal()));
    if (typeof file === "string") throw new Error(file);
    await clearEverything();
    localStorage.setItem("player", "3000001");
    expect(await restore(file, "merge")).toBe("restored");
    expect(storedTexts()).toEqual(before);
    expect(stored.get("crimeHistory 9001")).toEqual({ ...HISTORY, players: ["3000001"] });
    expect(stored.get("stats 3000001 3000002")).toEqual(STATS);
  });

  test("is read without damaged values and another player's data", () => {
    const file = readBackup(
      rescue({ memberNotes: '{"1":"a"}', tableViews: "{broken", player: "me", theme: "dark" }, [
        ["crimeHistory 9001", { entries: "?" }],
        ["crimeHistory 9002", HISTORY],
        ["factionNews funds 9001", { ...HISTORY, entries: [] }],
        ["factionNews vault 9001", HISTORY],
        ["companyNews 8001", { ...HISTORY, entries: [] }],
        ["stats 3000009 3000002", STATS],
      ]),
    );
    expect(file).toEqual({
      player: "",
      createdAtMs: AT,
      made: { memberNotes: { 1: "a" } },
      crimeHistories: { 9002: HISTORY },
      factionNews: { "funds 9001": { ...HISTORY, entries: [] } },
      companyNews: { 8001: { ...HISTORY, entries: [] } },
      pastStats: {},
      trainingHistories: {},
    });
  });

  test("may be larger than a backup, since it contains cached responses", () => {
    const answers = { entries: "x".repeat(25_000_000) };
    expect(readBackup(rescue({ membersShare: "60" }, [["answer", answers]]))).toMatchObject({
      made: { membersShare: 60 },
    });
  });
});
