import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/faction-chain.json";
import older from "@/lib/api/testing/fixtures/faction-chain.legacy.json";

import { chainWire } from "./faction-chain";

test("reads the chain in both shapes", () => {
  expect(chainWire.parse(live)).toEqual({
    count: 238,
    leftSeconds: 222,
    endsAtMs: live.chain.end * 1000,
    modifier: 1.83,
    startedAtMs: live.chain.start * 1000,
    coolsUntilMs: null,
    coolsSeconds: null,
  });
  expect(chainWire.parse(older)).toEqual(chainWire.parse(live));
});

test.each([
  { what: "none at all", current: 0, timeout: 0 },
  { what: "one that has broken", current: 57, timeout: 0 },
  { what: "none, but a time", current: 0, timeout: 120 },
  { what: "one without a time", current: 57, timeout: null },
])("no chain: $what, and its times mean nothing", ({ current, timeout }) => {
  const chain = { ...live.chain, id: 0, current, timeout };
  expect(chainWire.parse({ chain })).toEqual({
    count: 0,
    leftSeconds: null,
    endsAtMs: null,
    modifier: 1.83,
    startedAtMs: null,
    coolsUntilMs: null,
    coolsSeconds: null,
  });
});

test.each([
  { cooldown: 1_795_179_600, coolsUntilMs: 1_795_179_600_000, coolsSeconds: null },
  { cooldown: 3600, coolsUntilMs: null, coolsSeconds: 3600 },
  { cooldown: 0, coolsUntilMs: null, coolsSeconds: null },
  { cooldown: null, coolsUntilMs: null, coolsSeconds: null },
  { cooldown: undefined, coolsUntilMs: null, coolsSeconds: null },
])("a cooldown of $cooldown is an end, or seconds", ({ cooldown, ...cools }) => {
  const chain = { ...live.chain, current: 250, timeout: 0, cooldown };
  expect(chainWire.parse({ chain })).toMatchObject({ count: 0, leftSeconds: null, ...cools });
});
