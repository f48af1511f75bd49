import { expect, test } from "vitest";

import { MINUTE_MS } from "@/lib/common/time";
import type { FairFightAttack } from "@/lib/game/fight/fair-fight";

import { fairFights, openRetaliations, warHits } from "./own-hits";

const NOW = Date.UTC(2026, 10, 20, 12);
const OWN = 9001;
const ENEMY = 9104;
const SIDES = { ownId: OWN, enemyId: ENEMY };

let count = 0;
/** "1 > 501": the member 1 hits the enemy 501; numbers from 500 on are enemies, from 900 on others, 0 is hidden. */
function attack(
  who: string,
  minutesAgo: number,
  result = "Hospitalized",
  respect = 4,
  fairFight: number | null = 2,
): FairFightAttack {
  const [attacker = 0, defender = 0] = who.split(" > ").map(Number);
  const fighter = (id: number) =>
    id === 0 ? null : { id, factionId: id >= 900 ? 9999 : id >= 500 ? ENEMY : OWN };
  const atMs = NOW - minutesAgo * MINUTE_MS;
  count += 1;
  return {
    id: count,
    startedAtMs: atMs - 1_000,
    endedAtMs: atMs,
    attacker: fighter(attacker),
    defender: fighter(defender),
    result,
    respectGain: respect,
    respectLoss: 0,
    chain: null,
    fairFight,
  };
}

test("hits on the enemies since the war began: won ones, by members, with their respect", () => {
  const attacks = [
    attack("1 > 501", 1, "Mugged", 3.5, 3),
    attack("1 > 502", 9, "Attacked", 4, null),
    attack("1 > 502", 9, "Attacked", 4, 2),
    attack("1 > 502", 10, "Lost", 0),
    attack("1 > 503", 60),
    attack("1 > 503", 60.1),
    attack("1 > 0", 12),
    attack("1 > 901", 11),
    attack("2 > 501", 100),
    attack("501 > 1", 2),
    attack("0 > 501", 3),
  ];
  expect([...warHits(attacks, { ...SIDES, fromMs: NOW - 60 * MINUTE_MS })]).toEqual([
    [
      1,
      {
        hits: 4,
        respect: 15.5,
        bonusHits: 0,
        bonusRespect: 0,
        fairFight: 7 / 3,
        lastMs: NOW - MINUTE_MS,
      },
    ],
  ]);
  expect(warHits([], { ...SIDES, fromMs: 0 }).size).toBe(0);
});

test("a bonus hit of the chain counts apart from the respect of the others", () => {
  const bonus = { ...attack("1 > 501", 3, "Attacked", 320), chain: 500 };
  const attacks = [attack("1 > 501", 1, "Attacked", 3), bonus, attack("1 > 502", 5, "Mugged", 6)];
  expect(warHits(attacks, { ...SIDES, fromMs: 0 }).get(1)).toMatchObject({
    hits: 3,
    respect: 329,
    bonusHits: 1,
    bonusRespect: 320,
  });
});

test("takes a member's name from the first attack that has it", () => {
  const plain = attack("1 > 501", 1);
  const named = attack("1 > 502", 9);
  const attacker = { id: 1, factionId: OWN, name: "Tarn" };
  const hits = warHits([plain, { ...named, attacker }], { ...SIDES, fromMs: 0 });
  expect(hits.get(1)).toMatchObject({ name: "Tarn", hits: 2 });
  expect(warHits([plain], { ...SIDES, fromMs: 0 }).get(1)).not.toHaveProperty("name");
});

test.each([
  ["an enemy's hit is open for five minutes", [attack("501 > 1", 4)], [501]],
  ["not for longer", [attack("501 > 1", 5)], []],
  ["nor once the enemy was hit", [attack("501 > 1", 4), attack("2 > 501", 3)], []],
  ["a hit before it doesn't count", [attack("501 > 1", 3), attack("2 > 501", 4)], [501]],
  ["a lost attack leaves it open", [attack("501 > 1", 4), attack("2 > 501", 3, "Lost")], [501]],
  ["what an enemy lost opens nothing", [attack("501 > 1", 4, "Lost")], []],
  ["a hidden enemy can't be told", [attack("0 > 1", 4)], []],
  ["nor can a hidden member", [attack("501 > 0", 4)], []],
  ["what an enemy does to others opens nothing", [attack("501 > 901", 4)], []],
  ["nor do others close it", [attack("501 > 1", 4), attack("901 > 501", 3)], [501]],
  ["others are no enemies", [attack("901 > 1", 4)], []],
  ["what ends first comes first", [attack("502 > 1", 1), attack("501 > 2", 4)], [501, 502]],
  ["the newest hit of one counts", [attack("501 > 1", 1), attack("501 > 2", 4)], [501]],
])("%s", (_, attacks, enemies) => {
  expect(openRetaliations(attacks, SIDES, NOW).map(({ enemyId }) => enemyId)).toEqual(enemies);
});

test("an enemy who hits again is open for five minutes from then on", () => {
  const attacks = [attack("501 > 1", 4), attack("502 > 2", 2), attack("501 > 3", 1)];
  expect(openRetaliations(attacks, SIDES, NOW)).toEqual([
    { enemyId: 502, memberId: 2, untilMs: NOW + 3 * MINUTE_MS },
    { enemyId: 501, memberId: 3, untilMs: NOW + 4 * MINUTE_MS },
  ]);
});

test("without the fair fight of any hit, the average is unknown", () => {
  const attacks = [attack("1 > 501", 1, "Attacked", 4, null)];
  expect(warHits(attacks, { ...SIDES, fromMs: 0 }).get(1)).toMatchObject({ fairFight: null });
});

test("ignores the fair fight of a win without respect, which is always 1", () => {
  const paid = attack("1 > 501", 9, "Attacked", 4, 3);
  const unpaid = attack("1 > 501", 1, "Attacked", 0, 1);
  const all = { ...SIDES, fromMs: 0 };
  expect(warHits([paid, unpaid], all).get(1)).toMatchObject({ hits: 2, respect: 4, fairFight: 3 });
  expect(warHits([unpaid], all).get(1)).toMatchObject({ hits: 1, fairFight: null });
  expect([...fairFights([paid, unpaid], SIDES)]).toEqual([[501, 3]]);
  expect(fairFights([unpaid], SIDES).size).toBe(0);
});

test("a fair fight is that of the newest hit of ours that says it", () => {
  const attacks = [
    attack("1 > 501", 9, "Attacked", 4, 1.5),
    attack("2 > 501", 3, "Attacked", 4, 2.5),
    attack("2 > 501", 1, "Attacked", 4, null),
    attack("2 > 501", 2, "Lost", 0, 3),
    attack("1 > 901", 1, "Attacked", 4, 3),
    attack("502 > 1", 1, "Attacked", 4, 3),
    attack("1 > 503", 1, "Attacked", 4, 0),
    attack("1 > 504", 2, "Attacked", 4, 1.75),
    attack("1 > 504", 5, "Attacked", 4, 1.25),
    attack("0 > 504", 1, "Attacked", 4, 3),
    attack("1 > 0", 1, "Attacked", 4, 3),
  ];
  expect([...fairFights(attacks, SIDES)]).toEqual([
    [501, 2.5],
    [504, 1.75],
  ]);
});
