import fc from "fast-check";
import { expect, test } from "vitest";

import { sum } from "@/lib/common/numbers";
import type { ChainAttacker } from "@/lib/game/war/chain-report";

import { chainHits } from "./chain-hits";

const attacker = (id: number, hits: number): ChainAttacker => ({
  ...{ id, hits, warHits: 0, respect: 0, assists: 9, losses: 9, retaliations: 0, overseas: 0 },
});

const report = (attackers: readonly ChainAttacker[], unreadMembers = 0) => ({
  attackers,
  unreadMembers,
});

test("hits of all chains are added up; assists and losses aren't hits", () => {
  const hitsOf = chainHits([report([attacker(1, 30), attacker(2, 5)]), report([attacker(1, 12)])]);
  expect([1, 2, 3].map(hitsOf)).toEqual([42, 5, 0]);
});

test("somebody without hits may be one of those who couldn't be read", () => {
  const hitsOf = chainHits([report([attacker(1, 30)], 1)]);
  expect([1, 2].map(hitsOf)).toEqual([30, null]);
});

test("without chains nobody has hits", () => {
  expect(chainHits([])(1)).toBe(0);
});

test("the hits of all members are those of all reports", () => {
  const attackers = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 9 }), hits: fc.nat(500) }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(fc.array(attackers), (chains) => {
      const hitsOf = chainHits(
        chains.map((each) => report(each.map(({ id, hits }) => attacker(id, hits)))),
      );
      const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9];
      expect(sum(ids.map((id) => hitsOf(id) ?? 0))).toBe(
        sum(chains.flat().map(({ hits }) => hits)),
      );
    }),
  );
});
