import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/user-bars.json";
import older from "@/lib/api/testing/fixtures/user-bars.legacy.json";

import { barsWire } from "./user-bars";

const COOLING = { current: 250, timeout: 0, cooldown: 1_795_179_600 };

test.each([
  { shape: "today's", wire: live },
  { shape: "the older", wire: older },
])("reads the bars of $shape shape", ({ wire }) => {
  expect(barsWire.parse(wire)).toEqual({
    energy: {
      current: 85,
      maximum: 150,
      increment: 5,
      everySeconds: 600,
      nextTickSeconds: 240,
      fullInSeconds: 7440,
    },
    nerve: {
      current: 60,
      maximum: 60,
      increment: 1,
      everySeconds: 300,
      nextTickSeconds: 60,
      fullInSeconds: 0,
    },
    happy: {
      current: 4025,
      maximum: 4525,
      increment: 5,
      everySeconds: 900,
      nextTickSeconds: 300,
      fullInSeconds: 89_400,
    },
    life: {
      current: 2400,
      maximum: 3000,
      increment: 180,
      everySeconds: 300,
      nextTickSeconds: 60,
      fullInSeconds: 960,
    },
    chain: {
      current: 42,
      maximum: 50,
      secondsLeft: 213,
      coolsUntilMs: null,
      coolsSeconds: null,
    },
  });
});

test.each([
  { wire: { bars: { ...live.bars, chain: null } } },
  { wire: { bars: { ...live.bars, chain: undefined } } },
  { wire: { ...older, chain: { ...older.chain, current: 0, timeout: 0 } } },
])("no chain is null", ({ wire }) => {
  expect(barsWire.parse(wire).chain).toBeNull();
});

test.each([
  { wire: { bars: { ...live.bars, chain: { ...live.bars.chain, ...COOLING } } } },
  { wire: { ...older, chain: { ...older.chain, current: 0, timeout: 0, cooldown: 3600 } } },
])("a chain that cools down has an end, or seconds left", ({ wire }) => {
  const { cooldown } = "bars" in wire ? wire.bars.chain : wire.chain;
  expect(barsWire.parse(wire).chain).toMatchObject({
    secondsLeft: 0,
    coolsUntilMs: cooldown === 3600 ? null : cooldown * 1000,
    coolsSeconds: cooldown === 3600 ? 3600 : null,
  });
});

test("a bar needs no more than what it holds of how much", () => {
  const bars = { ...live.bars, energy: { current: 1, maximum: 150 } };
  expect(barsWire.parse({ bars }).energy).toMatchObject({ current: 1, fullInSeconds: null });
});
