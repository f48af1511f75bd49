import { beforeEach, expect, test, vi } from "vitest";

import type { CompanyNewsEntry, CompanyNewsOf } from "@/lib/game/companies/company-news";
import { resetDatabase, stored } from "@/lib/store/testing/fake-database";

import { addToCompanyNews, readCompanyNews } from "./company-news";

vi.mock("idb-keyval", () => import("@/lib/store/testing/fake-database"));

beforeEach(resetDatabase);

const AT = Date.UTC(2026, 10, 1);
const LINE = { id: "n1", atMs: AT };
const ALPHA = { id: 3000001, name: "Alpha" };
const BRAVO = { id: 3000002, name: "Bravo" };

/** One entry of each kind. */
const ENTRIES: { readonly [K in CompanyNewsEntry["kind"]]: CompanyNewsOf<K> } = {
  trained: { ...LINE, kind: "trained", player: BRAVO, position: null },
  report: { ...LINE, kind: "report", customers: 49, income: 7913 },
  deposited: { ...LINE, kind: "deposited", player: ALPHA, money: 5 },
  withdrawn: { ...LINE, kind: "withdrawn", player: ALPHA, money: 5 },
  applied: { ...LINE, kind: "applied", player: BRAVO },
  accepted: { ...LINE, kind: "accepted", by: ALPHA, player: BRAVO },
  resized: { ...LINE, kind: "resized", by: ALPHA, employees: 8 },
  rated: { ...LINE, kind: "rated", stars: 1 },
  other: { ...LINE, kind: "other", text: "Bravo has left the company" },
};

const REPORT = ENTRIES.report;

const partOf = <Entry>(...entries: Entry[]) => ({
  entries,
  dropped: 0,
  spans: [{ fromMs: 0, toMs: AT }],
  overfull: 0,
});

const readOf = (...entries: unknown[]) => {
  stored.set("companyNews 8001", { ...partOf(...entries), savedAtMs: AT });
  return readCompanyNews(8001);
};

test.each(Object.values(ENTRIES))("an entry of $kind is read as it was stored", async (entry) => {
  expect(await readOf(entry)).toEqual({
    state: "stored",
    data: partOf(entry),
    savedAtMs: AT,
    badEntries: 0,
  });
});

test.each([
  ["a kind that is none", { ...REPORT, kind: "eaten" }],
  ["the fields of another kind", { ...REPORT, kind: "trained" }],
  ["a number that is none", { ...REPORT, customers: -1 }],
  ["a player without an id", { ...ENTRIES.applied, player: { name: "Bravo" } }],
  ["a time before the game", { ...REPORT, atMs: 5 }],
])("an entry with %s is left out, and its time loads again", async (_, entry) => {
  expect(await readOf(entry)).toMatchObject({
    state: "stored",
    data: { entries: [], spans: [] },
    badEntries: 1,
  });
});

test("each company has its own list, with the players who loaded it", async () => {
  const part = partOf<CompanyNewsEntry>(REPORT);
  await addToCompanyNews(8001, part, "3000001");
  await addToCompanyNews(8001, part, "3000002");
  expect([...stored.keys()]).toEqual(["companyNews 8001"]);
  expect(stored.get("companyNews 8001")).toMatchObject({
    entries: [REPORT],
    players: ["3000001", "3000002"],
  });
  expect(await readCompanyNews(8001)).toMatchObject({ state: "stored", data: part });
  expect(await readCompanyNews(800)).toEqual({ state: "none" });
});
