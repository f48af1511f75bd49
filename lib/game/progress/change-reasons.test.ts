import { expect, test } from "vitest";

import { type LoggedChange, moneyReasons, trainingGain } from "./change-reasons";

const entry = (category: string, money: number | null): LoggedChange => ({
  category,
  money,
  fields: [],
});

test.each([
  { why: "nothing read", entries: [], is: { reasons: [], sum: 0, open: 0 } },
  {
    why: "by category, the largest first, gained or lost",
    entries: [
      entry("Crimes", 100),
      entry("Stocks", 300),
      entry("Shops", -250),
      entry("Crimes", 20),
    ],
    is: {
      reasons: [
        { category: "Stocks", net: 300 },
        { category: "Shops", net: -250 },
        { category: "Crimes", net: 120 },
      ],
      sum: 170,
      open: 0,
    },
  },
  {
    why: "what comes to nothing is left out, and what isn’t known is counted",
    entries: [entry("Bank", 50), entry("Bank", -50), entry("Trades", null)],
    is: { reasons: [], sum: 0, open: 1 },
  },
])("$why", ({ entries, is }) => {
  expect(moneyReasons(entries)).toEqual(is);
});

test("training is summed by the stat that it raised", () => {
  const gym = (name: string, count: number): LoggedChange => ({
    ...entry("Gym", 0),
    fields: [
      { name: "trains", value: { kind: "count", count: 10 } },
      { name, value: { kind: "count", count } },
    ],
  });
  const entries = [
    gym("strengthIncreased", 120.5),
    gym("speedIncreased", 80),
    gym("strengthIncreased", 9),
    gym("defenseIncreased", 7),
    {
      ...entry("Gym", 0),
      fields: [{ name: "speedIncreased", value: { kind: "text" as const, text: "a lot" } }],
    },
  ];
  expect(trainingGain(entries, "strength")).toBe(129.5);
  expect(trainingGain(entries, "speed")).toBe(80);
  expect(trainingGain(entries, "defense")).toBe(7);
  expect(trainingGain(entries, "dexterity")).toBe(0);
  expect(trainingGain([gym("dexterityIncreased", 3)], "dexterity")).toBe(3);
});
