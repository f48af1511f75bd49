import { expect, test } from "vitest";

import type { LogValue } from "@/lib/game/logs/log-entry";

import { trainingGains } from "./training";

const gains = (name: string, value: LogValue) =>
  trainingGains([
    { name: "trains", value: { kind: "count", count: 10 } },
    { name, value },
  ]);

test.each([
  ["strengthIncreased", { strength: 120.5 }],
  ["defenseIncreased", { defense: 120.5 }],
  ["speedIncreased", { speed: 120.5 }],
  ["dexterityIncreased", { dexterity: 120.5 }],
  ["happyUsed", {}],
])("an entry with %s says %o", (name, expected) => {
  expect(gains(name, { kind: "count", count: 120.5 })).toEqual(expected);
});

test("a text is no gain", () => {
  expect(gains("speedIncreased", { kind: "text", text: "a lot" })).toEqual({});
});
