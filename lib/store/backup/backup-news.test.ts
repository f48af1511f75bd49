import { beforeEach, expect, test, vi } from "vitest";

import type { CompanyNews } from "@/lib/store/account/company-news";
import type { FactionNews } from "@/lib/store/account/faction-news";
import { currentBackup } from "@/lib/store/testing/backups";
import { resetDatabase, stored } from "@/lib/store/testing/fake-database";

import { readBackup, restore } from "./backup";

vi.mock("idb-keyval", () => import("@/lib/store/testing/fake-database"));

const AT = Date.UTC(2026, 10, 20, 12);
const LIST = { dropped: 0, spans: [{ fromMs: 0, toMs: AT }], overfull: 0, savedAtMs: AT };

const OPENED = {
  atMs: AT,
  kind: "opened" as const,
  player: { id: 3000002, name: "Bravo" },
  item: "Armor Cache",
};
const REPORT = { atMs: AT, kind: "report" as const, customers: 49, income: 7913 };

const factionNews = (...ids: string[]): FactionNews => ({
  ...LIST,
  entries: ids.map((id, index) => ({ id, ...OPENED, atMs: AT - index * 1000 })),
});
const companyNews = (...ids: string[]): CompanyNews => ({
  ...LIST,
  entries: ids.map((id, index) => ({ id, ...REPORT, atMs: AT - index * 1000 })),
});

beforeEach(() => {
  localStorage.clear();
  resetDatabase();
  localStorage.setItem("player", "3000001");
  stored.set("factionNews armoury 9001", factionNews("n1"));
  stored.set("companyNews 8001", companyNews("n1"));
});

test.each([
  {
    whose: "a faction’s",
    name: "factionNews armoury 9001",
    inFile: { factionNews: { "armoury 9001": factionNews("n1", "n0") } },
  },
  {
    whose: "a company’s",
    name: "companyNews 8001",
    inFile: { companyNews: { 8001: companyNews("n1", "n0") } },
  },
])("the news of both are merged, each entry once: $whose", async ({ name, inFile }) => {
  expect(await restore({ ...(await currentBackup()), ...inFile }, "merge")).toBe("restored");
  expect(stored.get(name)).toMatchObject({
    entries: [{ id: "n1" }, { id: "n0" }],
    players: ["3000001"],
  });
});

test("a file of an earlier version has no news", () => {
  const file = {
    format: "almanac-backup",
    version: 1,
    player: "3000001",
    madeAt: "2026-11-20T12:00:00.000Z",
    made: {},
    crimeHistories: {},
  };
  expect(readBackup(JSON.stringify(file))).toMatchObject({ factionNews: {}, companyNews: {} });
});
