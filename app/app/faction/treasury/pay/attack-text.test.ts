import { expect, test } from "vitest";

import type { CountedAttack } from "@/lib/game/treasury/attack-log";

import { attackText } from "./attack-text";

const ATTACK: CountedAttack = {
  ...{ id: 1, memberId: 1, atMs: 0, kind: "war", respect: 4.25, bonusHit: null },
  ...{ isRetaliation: false, isAbroad: false, target: "Blackthorn" },
};

test.each<{ attack: CountedAttack; isChain?: boolean; is: string }>([
  { attack: ATTACK, is: "War hit on Blackthorn, 4.25 respect" },
  { attack: ATTACK, isChain: true, is: "Hit on Blackthorn, 4.25 respect" },
  { attack: { ...ATTACK, kind: "outside", target: "" }, is: "Outside hit, 4.25 respect" },
  { attack: { ...ATTACK, kind: "assist", respect: 0 }, is: "Assist on Blackthorn" },
  { attack: { ...ATTACK, kind: "loss", respect: 0 }, isChain: true, is: "Loss on Blackthorn" },
  {
    attack: { ...ATTACK, isRetaliation: true, isAbroad: true, bonusHit: 1_000, respect: 640 },
    is: "War hit on Blackthorn, retal, abroad, bonus hit 1,000, 640.00 respect",
  },
])("$is", ({ attack, is, isChain = false }) => {
  expect(attackText(attack, isChain)).toBe(is);
});
