import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";

import { API } from "@/lib/api/testing/answers";
import { query } from "@/lib/api/testing/endpoint";
import live from "@/lib/api/testing/fixtures/faction-balance.json";
import older from "@/lib/api/testing/fixtures/faction-balance.legacy.json";
import { server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";

import { allBalancesQuery, factionBalanceQuery, factionBalanceWire } from "./faction-balance";

const NO_FUNDS = { money: null, points: null };

test.each([
  { shape: "today's", wire: live, faction: { money: 1_250_000_000, points: 4200 } },
  { shape: "the older", wire: older, faction: NO_FUNDS },
])("reads the balances of $shape shape", ({ wire, faction }) => {
  expect(factionBalanceWire.parse(wire)).toEqual({
    entries: [
      { memberId: 3000001, name: "Alpha", money: 412_850_000, points: 1240 },
      {
        memberId: 3000002,
        name: "bravo_the_second_of_that_name1",
        money: 1_204_350_000,
        points: 0,
      },
      { memberId: 3000004, name: "Delta", money: 0, points: 55 },
      { memberId: 3000099, name: "Zulu", money: -4, points: 0 },
    ],
    dropped: 0,
    faction,
  });
});

test.each([
  { what: "no faction", faction: undefined, read: NO_FUNDS },
  { what: "nothing of the faction", faction: null, read: NO_FUNDS },
  { what: "money alone", faction: { money: 7 }, read: { money: 7, points: null } },
  { what: "money that is none", faction: { money: "lots", points: 1 }, read: NO_FUNDS },
])("an answer with $what still has its balances", ({ faction, read }) => {
  const wire = { balance: { ...live.balance, faction } };
  const { entries, faction: found } = factionBalanceWire.parse(wire);
  expect([entries.length, found]).toEqual([4, read]);
});

test("a balance without a name is known by its id", () => {
  const members = [{ id: 7, money: 1, points: 2 }];
  expect(factionBalanceWire.parse({ balance: { members } }).entries).toEqual([
    { memberId: 7, name: null, money: 1, points: 2 },
  ]);
});

test("who has left is asked for by a category", async () => {
  const categories: (string | null)[] = [];
  server.use(
    http.get(`${API}/faction/balance`, ({ request }) => {
      categories.push(new URL(request.url).searchParams.get("cat"));
      return HttpResponse.json(live);
    }),
  );
  await query(factionBalanceQuery).send(aSession());
  await query(allBalancesQuery).send(aSession());
  expect(categories).toEqual([null, "all"]);
});

test.each([
  { balance: { members: [] } },
  { balance: { members: {} } },
  { balance: { members: null } },
  { balance: {} },
  { donations: [] },
  { donations: {} },
])("%j is nobody with a balance", (wire) => {
  expect(factionBalanceWire.parse(wire)).toEqual({ entries: [], dropped: 0, faction: NO_FUNDS });
});

test("an answer of no known shape says what it lacks", () => {
  expect(factionBalanceWire.safeParse({}).error?.issues[0]?.path).toEqual(["balance"]);
});

test.each([null, undefined, "", "Alpha"])("a record whose id is %j is no balance", (id) => {
  const donations = [{ ...older.donations["3000001"], id }];
  expect(factionBalanceWire.parse({ donations })).toEqual({
    entries: [],
    dropped: 1,
    faction: NO_FUNDS,
  });
});

test("a broken record costs that record only", () => {
  const members = live.balance.members.with(1, {
    ...live.balance.members[0],
    money: "lots",
  } as never);
  const { entries, dropped } = factionBalanceWire.parse({ balance: { members } });
  expect(entries.map(({ memberId }) => memberId)).toEqual([3000001, 3000004, 3000099]);
  expect(dropped).toBe(1);
});
