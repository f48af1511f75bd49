import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/user-attacks.json";
import legacy from "@/lib/api/testing/fixtures/user-attacks.legacy.json";

import { ownAttacksWire } from "./user-attacks";

const [first] = live.attacks;
const read = (changes: object) => {
  const { entries, dropped } = ownAttacksWire.parse({ attacks: [{ ...first, ...changes }] });
  return { attack: entries[0], dropped };
};

test("reads an own attack with both sides and how fair it was", () => {
  const { entries, dropped } = ownAttacksWire.parse(live);
  expect(dropped).toBe(0);
  expect(entries[0]).toEqual({
    id: 511000004,
    startedAtMs: 1_795_172_380_000,
    endedAtMs: 1_795_172_400_000,
    attacker: { id: 3000001, factionId: 9001, name: "alpha_one", level: 87 },
    defender: { id: 2500002, factionId: null, name: "MrPips", level: 91 },
    result: "Mugged",
    respectGain: 3.26,
    respectLoss: 0,
    chain: null,
    fairFight: 3,
  });
});

test("a hidden attacker is nobody, and a bonus hit has its place in the chain", () => {
  const { entries } = ownAttacksWire.parse(live);
  expect(entries[1]).toMatchObject({ attacker: null, chain: null, fairFight: 2.1 });
  expect(entries[2]).toMatchObject({ chain: 10, respectGain: 10, fairFight: 2.41 });
});

test("reads the same of the legacy shape, which has neither levels nor lost respect", () => {
  const withoutLevel = <T extends object>(party: T | null) => party && { ...party, level: null };
  const entries = ownAttacksWire
    .parse(live)
    .entries.map((attack) => ({
      ...attack,
      attacker: withoutLevel(attack.attacker),
      defender: withoutLevel(attack.defender),
      respectLoss: null,
    }))
    .toSorted((a, b) => a.id - b.id);
  expect(ownAttacksWire.parse(legacy)).toEqual({ entries, dropped: 0 });
});

test.each([undefined, null, {}, [], { fair_fight: "high" }])(
  "with modifiers %j an attack stays, without its fair fight",
  (modifiers) => {
    expect(read({ modifiers })).toMatchObject({ attack: { fairFight: null }, dropped: 0 });
  },
);

test("a party without a name, faction or level stays", () => {
  for (const level of [undefined, null, "high"]) {
    const { attack, dropped } = read({ defender: { id: 5, level } });
    expect(dropped).toBe(0);
    expect(attack?.defender).toEqual({ id: 5, factionId: null, level: null });
  }
});

test.each([{ attacks: [] }, { attacks: {} }, { attacks: null }, {}])("%j is no attack", (wire) => {
  expect(ownAttacksWire.parse(wire)).toEqual({ entries: [], dropped: 0 });
});
