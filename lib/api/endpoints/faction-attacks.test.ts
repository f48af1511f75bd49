import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";

import { signal } from "@/lib/api/testing/endpoint";
import live from "@/lib/api/testing/fixtures/faction-attacks.json";
import older from "@/lib/api/testing/fixtures/faction-attacks.legacy.json";
import { server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";

import { attacksTimeline, attacksWire } from "./faction-attacks";

test("reads the attacks of today's shape", () => {
  expect(attacksWire.parse(live)).toEqual({
    entries: [
      {
        id: 411000003,
        startedAtMs: 1_795_175_900_000,
        endedAtMs: 1_795_175_960_000,
        attacker: { id: 3000001, factionId: 9001 },
        defender: { id: 3000201, factionId: 9002 },
        result: "Hospitalized",
        respectGain: 4.25,
        respectLoss: 0,
        chain: null,
      },
      expect.objectContaining({ attacker: null, result: "Mugged", respectLoss: 1.5 }),
      expect.objectContaining({ defender: { id: 3000301, factionId: null } }),
    ],
    dropped: 0,
  });
});

test("reads the same from the older shape, which has no lost respect", () => {
  const entries = attacksWire
    .parse(live)
    .entries.map((attack) => ({ ...attack, respectLoss: null }))
    .toSorted((a, b) => a.id - b.id);
  expect(attacksWire.parse(older)).toEqual({ entries, dropped: 0 });
});

test("reads the name of an attacker, and treats one without an id as stealthed", () => {
  const [first] = live.attacks;
  const firstOlder = older.attacks["411000003"];
  const read = (attack: object) => attacksWire.parse({ attacks: [attack] }).entries[0];
  const attacker = { id: 99, faction_id: 9001, name: "Tarn" };
  expect(read({ ...first, attacker })?.attacker).toEqual({ id: 99, factionId: 9001, name: "Tarn" });
  expect(read({ ...firstOlder, id: 1, attacker_name: "Tarn" })?.attacker?.name).toBe("Tarn");
  for (const id of [0, null, ""]) {
    expect(read({ ...first, attacker: { ...attacker, id } })).toMatchObject({ attacker: null });
  }
  expect(read({ ...first, attacker: { ...attacker, name: null } })?.attacker).not.toHaveProperty(
    "name",
  );
  expect(read({ ...first, respect_loss: null })?.respectLoss).toBeNull();
});

test("a broken attack costs itself only", () => {
  const { entries, dropped } = attacksWire.parse({ attacks: [{ id: 1 }, ...live.attacks] });
  expect(entries).toEqual(attacksWire.parse(live).entries);
  expect(dropped).toBe(1);
});

test.each([
  [500, 500],
  [0, null],
  [null, null],
  [undefined, null],
  ["many", null],
])("chain %j: hit %j of a chain, in both shapes", (chain, hit) => {
  const [first] = live.attacks;
  const flat = Object.values(older.attacks)[0];
  for (const attack of [
    { ...first, chain },
    { id: 7, ...flat, chain },
  ]) {
    const { entries, dropped } = attacksWire.parse({ attacks: [attack] });
    expect(dropped).toBe(0);
    expect(entries[0]?.chain).toBe(hit);
  }
});

test("one of its two times places an attack; without any, it is lost", () => {
  const [first] = live.attacks;
  const read = (times: object) => attacksWire.parse({ attacks: [{ ...first, ...times }] });
  expect(read({ ended: 1e300 }).entries).toEqual([
    expect.objectContaining({ startedAtMs: 1_795_175_900_000, endedAtMs: null }),
  ]);
  expect(read({ started: -1 }).entries).toEqual([
    expect.objectContaining({ startedAtMs: null, endedAtMs: 1_795_175_960_000 }),
  ]);
  expect(read({ started: 0, ended: 1_795_175_960_000 })).toEqual({ entries: [], dropped: 1 });
});

test("asks for 100 attacks of a time, both seconds included", async () => {
  const asked: string[] = [];
  server.use(
    http.get("*/faction/attacksfull", ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(live);
    }),
  );
  const { fetchPage } = attacksTimeline(aSession());
  await fetchPage({ fromMs: 1_794_000_000_000, toMs: 1_796_000_000_000 }, signal);
  await fetchPage({}, signal);
  expect(asked).toEqual([
    "?limit=100&from=1793999999&to=1796000000&comment=Almanac",
    "?limit=100&comment=Almanac",
  ]);
});
