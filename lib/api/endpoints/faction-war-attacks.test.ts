import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/faction-war-attacks.json";
import older from "@/lib/api/testing/fixtures/faction-war-attacks.legacy.json";

import { warAttacksWire } from "./faction-war-attacks";

test("reads an attack with how fair the fight was", () => {
  const { entries, dropped } = warAttacksWire.parse(live);
  expect(dropped).toBe(0);
  expect(entries[0]).toEqual({
    id: 411000003,
    startedAtMs: 1_795_175_900_000,
    endedAtMs: 1_795_175_960_000,
    attacker: { id: 3000001, factionId: 9001, name: "Aster" },
    defender: { id: 3000201, factionId: 9002, name: "Blackthorn" },
    result: "Hospitalized",
    respectGain: 4.25,
    respectLoss: 0,
    chain: 12,
    fairFight: 2.41,
    isRetaliation: false,
    isAbroad: false,
  });
  expect(entries[1]?.attacker).toBeNull();
  expect(entries[2]?.defender).toEqual({ id: 3000301, factionId: null, name: "Wanderer" });
});

test("reads the same from the older shape, which has no lost respect", () => {
  const entries = warAttacksWire
    .parse(live)
    .entries.map((attack) => ({ ...attack, respectLoss: null }))
    .toSorted((a, b) => a.id - b.id);
  expect(warAttacksWire.parse(older)).toEqual({ entries, dropped: 0 });
});

test.each([undefined, null, {}, { fair_fight: "high" }])(
  "with modifiers %j an attack stays, without its fair fight",
  (modifiers) => {
    const [first] = live.attacks;
    const { entries, dropped } = warAttacksWire.parse({ attacks: [{ ...first, modifiers }] });
    expect(dropped).toBe(0);
    expect(entries[0]).toMatchObject({
      id: 411000003,
      fairFight: null,
      isRetaliation: false,
      isAbroad: false,
    });
  },
);

test.each([
  { modifiers: { retaliation: 1.5, overseas: 1 }, isRetaliation: true, isAbroad: false },
  { modifiers: { retaliation: 1, overseas: 1.25 }, isRetaliation: false, isAbroad: true },
])("reads $modifiers", ({ modifiers, ...expected }) => {
  const [first] = live.attacks;
  const { entries } = warAttacksWire.parse({ attacks: [{ ...first, modifiers }] });
  expect(entries[0]).toMatchObject(expected);
});
