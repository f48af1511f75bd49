import { describe, expect, test } from "vitest";

import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/common/time";
import { attackAtMs, memberTotals } from "@/lib/game/faction/attacks";

import { createSampleGame } from "./sample-game";
import { ask, NOW } from "./testing/ask";
import { attacks, gainsOf, log, members, ours, statsOn, WEEK, within } from "./testing/lists";

const energyOn = (id: number, dayMs: number) => statsOn(id, ["gymenergy"], dayMs).gymenergy ?? NaN;

const week = members.map(({ id, name }) => ({
  ...gainsOf(id, WEEK),
  name,
  id,
  gymenergy: energyOn(id, WEEK.toMs) - energyOn(id, WEEK.fromMs),
}));

describe("the same hour is the same world, wherever it is read", () => {
  const HOUR_AT = NOW - (NOW % HOUR_MS);
  const early = createSampleGame(HOUR_AT);
  const late = createSampleGame(HOUR_AT + 59 * MINUTE_MS);

  test.each(["/user/log?limit=100", "/faction/attacks?limit=100", "/faction/members"])(
    "%s",
    (path) => {
      expect(late(path, NOW)).toEqual(early(path, NOW));
    },
  );

  test("in the next hours too, what the player did on earlier days is the same", () => {
    const span = `from=${NOW / 1000 - 40 * 86_400}&to=${NOW / 1000 - 3 * 86_400}`;
    // Trades, casino and crimes: sixty entries of each week.
    const done = (game: (path: string) => unknown) =>
      (
        game(`/user/log?limit=100&log=1112,1113,1226,8300,8301,9015&${span}`) as {
          log: { timestamp: number; data: unknown }[];
        }
      ).log.map(({ timestamp, data }) => ({ timestamp, data }));
    expect(done(early)).toHaveLength(100);
    expect(done(createSampleGame(HOUR_AT + 5 * HOUR_MS))).toEqual(done(early));
  });
});

describe("a member’s week", () => {
  const MINUTE_S = 60;

  test("has the time for its attacks and for its Xanax", () => {
    for (const { name, timeplayed = NaN, attackswon = NaN, xantaken = NaN } of week) {
      const least = (2 * attackswon + xantaken) * MINUTE_S;
      expect(
        timeplayed,
        `${name}: ${attackswon} attacks, ${xantaken} Xanax`,
      ).toBeGreaterThanOrEqual(least);
    }
  });

  test("has no more Xanax than cooldowns of seven hours allow", () => {
    for (const { name, xantaken = NaN } of week) {
      expect(xantaken, name).toBeLessThanOrEqual((7 * 24) / 7);
    }
  });

  test("has the energy for its attacks and its training", () => {
    for (const { name, gymenergy, attackswon = NaN, xantaken = NaN } of week) {
      const most = 7 * (720 + 150) + 250 * xantaken + 1_000;
      expect(gymenergy + 25 * attackswon, name).toBeLessThanOrEqual(most);
    }
  });

  test("some members are below the usual minimum of an hour, and most are not", () => {
    const below = week.filter(({ timeplayed = NaN }) => timeplayed < 60 * MINUTE_S).length;
    expect(below).toBeGreaterThan(5);
    expect(below).toBeLessThan(25);
  });

  test("those who won most in the last 24 hours of a war won much in the seven days too", () => {
    const wins = memberTotals(
      attacks.filter(within(attackAtMs, { fromMs: NOW - DAY_MS, toMs: NOW + 1 })),
      ours,
    )
      .toSorted((a, b) => b.wins - a.wins)
      .slice(0, 10);
    expect(wins[0]?.wins).toBeLessThanOrEqual(30);
    for (const { memberId, wins: ofDay } of wins) {
      const ofWeek = week.find(({ id }) => id === memberId);
      expect(ofWeek?.attackswon, ofWeek?.name).toBeGreaterThanOrEqual((2 / 3) * ofDay);
    }
  });
});

test("the inventory lists every item that the player trades", () => {
  const traded = log
    .filter(({ type }) => [1112, 1113, 1226].includes(type.id))
    .flatMap(({ fields }) => (fields.items as { id: number }[]).map(({ id }) => id));
  const held = ["Flower", "Plushie"].flatMap((category) => {
    const { inventory } = ask(`/user/inventory?cat=${category}`) as unknown as {
      inventory: { items: { id: number }[] };
    };
    return inventory.items.map(({ id }) => id);
  });
  expect(new Set(traded).size).toBeGreaterThan(4);
  expect(held).toEqual(expect.arrayContaining([...new Set(traded)]));
});
