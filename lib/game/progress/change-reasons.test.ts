import { expect, test } from "vitest";

import {
  type LoggedChange,
  moneyReasons,
  trainingGain,
  type TrainingGains,
} from "./change-reasons";

const entry = (category: string, money: number | null): LoggedChange => ({
  category,
  money,
  training: {},
});

test.each([
  { why: "nothing read", entries: [], is: { reasons: [], sum: 0, unclear: 0 } },
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
      unclear: 0,
    },
  },
  {
    why: "what comes to nothing is left out, and what isn’t known is counted",
    entries: [entry("Bank", 50), entry("Bank", -50), entry("Trades", null)],
    is: { reasons: [], sum: 0, unclear: 1 },
  },
])("$why", ({ entries, is }) => {
  expect(moneyReasons(entries)).toEqual(is);
});

test("training is summed by the stat that it raised", () => {
  const gym = (training: TrainingGains): LoggedChange => ({ ...entry("Gym", 0), training });
  const entries = [
    gym({ strength: 120.5 }),
    gym({ speed: 80 }),
    gym({ strength: 9 }),
    gym({ defense: 7 }),
    entry("Gym", 0),
  ];
  expect(trainingGain(entries, "strength")).toBe(129.5);
  expect(trainingGain(entries, "speed")).toBe(80);
  expect(trainingGain(entries, "defense")).toBe(7);
  expect(trainingGain(entries, "dexterity")).toBe(0);
  expect(trainingGain([gym({ dexterity: 3 })], "dexterity")).toBe(3);
});
