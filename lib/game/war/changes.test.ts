import { expect, test } from "vitest";

import { awaySinceAfter, changesBetween } from "./changes";
import type { Fighter } from "./fighter";

const NOW = Date.UTC(2026, 10, 20, 12);

const aFighter = (
  state: string,
  status = "Offline",
  stateUntilMs: number | null = null,
  abroadIn: string | null = null,
) =>
  ({
    id: 7,
    name: "Tarn",
    level: 50,
    state,
    stateUntilMs,
    abroadIn,
    description: state,
    seen: { status, atMs: NOW },
  }) satisfies Fighter;

test.each([
  { from: aFighter("Hospital"), to: aFighter("Okay"), change: "out" },
  { from: aFighter("Jail"), to: aFighter("Okay"), change: "out" },
  { from: aFighter("Traveling"), to: aFighter("Okay"), change: "home" },
  { from: aFighter("Abroad"), to: aFighter("Okay"), change: "home" },
  { from: aFighter("Okay"), to: aFighter("Okay", "Online"), change: "online" },
  { from: aFighter("Okay", "Idle"), to: aFighter("Okay", "Online"), change: "online" },
  // Out is what counts, even if they went online as well.
  { from: aFighter("Hospital"), to: aFighter("Okay", "Online"), change: "out" },
  { from: aFighter("Okay"), to: aFighter("Hospital"), change: undefined },
  { from: aFighter("Hospital"), to: aFighter("Jail"), change: undefined },
  { from: aFighter("Hospital"), to: aFighter("Traveling"), change: undefined },
  { from: aFighter("Traveling"), to: aFighter("Abroad"), change: undefined },
  { from: aFighter("Okay", "Online"), to: aFighter("Okay", "Idle"), change: undefined },
  { from: aFighter("Okay", "Online"), to: aFighter("Okay", "Online"), change: undefined },
  { from: aFighter("Okay"), to: aFighter("Okay"), change: undefined },
  { from: aFighter("Beamed up"), to: aFighter("Okay"), change: undefined },
  { from: aFighter("", ""), to: aFighter("", "Online"), change: undefined },
])("from $from.state, $from.seen.status to $to.state, $to.seen.status: $change", (given) => {
  const changes = changesBetween(
    { fighters: [given.from], atMs: NOW - 15_000 },
    { fighters: [given.to], atMs: NOW },
  );
  expect(changes.get(7)).toBe(given.change);
});

test("a stay that ran out between the readings is over, whether the game has noticed or not", () => {
  const fighters = [aFighter("Hospital", "Offline", NOW - 5_000)];
  const changes = changesBetween({ fighters, atMs: NOW - 15_000 }, { fighters, atMs: NOW });
  expect(changes.get(7)).toBe("out");
});

test("out of a hospital abroad is not out: home is", () => {
  const inSwiss = aFighter("Hospital", "Offline", NOW - 5_000, "Switzerland");
  const change = (to: Fighter) =>
    changesBetween({ fighters: [inSwiss], atMs: NOW - 15_000 }, { fighters: [to], atMs: NOW }).get(
      7,
    );
  expect(change(inSwiss)).toBeUndefined();
  expect(change(aFighter("Abroad"))).toBeUndefined();
  expect(change(aFighter("Traveling"))).toBeUndefined();
  expect(change(aFighter("Okay"))).toBe("home");
});

test("a fighter who has just joined has not changed", () => {
  const after = { fighters: [aFighter("Okay", "Online")], atMs: NOW };
  expect(changesBetween({ fighters: [], atMs: NOW }, after).size).toBe(0);
});

test("since when somebody is away: from the reading that first showed it", () => {
  const MINUTE = 60_000;
  const [home, away] = [aFighter("Okay"), aFighter("Traveling")];
  const first = awaySinceAfter(new Map(), null, { fighters: [away], atMs: NOW });
  expect([...first]).toEqual([[7, null]]);
  const unknown = awaySinceAfter(first, [away], { fighters: [away], atMs: NOW });
  expect([...unknown]).toEqual([[7, null]]);
  const left = awaySinceAfter(new Map(), [home], { fighters: [away], atMs: NOW });
  expect([...left]).toEqual([[7, NOW]]);
  const still = awaySinceAfter(left, [away], { fighters: [away], atMs: NOW + MINUTE });
  expect([...still]).toEqual([[7, NOW]]);
  expect(awaySinceAfter(still, [away], { fighters: [home], atMs: NOW }).size).toBe(0);
});
