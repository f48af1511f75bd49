import { beforeEach, describe, expect, test } from "vitest";

import { allSettled, settledCrimesStore, membersShareStore } from "./payout-terms";
import { settleCrimes, settleUpTo } from "./settle-crimes";

beforeEach(() => {
  settledCrimesStore.clear();
});

test("keeps under settledCrimes, by faction, which crimes were marked and when", () => {
  settleCrimes(9001, [7, 8], 100);
  settleCrimes(9002, [9], 200);
  settleUpTo(9001, 50, 300);
  settleUpTo(9001, 60, 400);
  expect(JSON.parse(localStorage.getItem("settledCrimes") ?? "")).toEqual({
    9001: {
      crimes: { 7: 100, 8: 100 },
      upTo: [
        { untilMs: 60, atMs: 400 },
        { untilMs: 50, atMs: 300 },
      ],
    },
    9002: { crimes: { 9: 200 }, upTo: [] },
  });
});

test("each mark can be taken back, and a faction without any is not kept", () => {
  settleCrimes(9001, [7, 8], 100);
  settleUpTo(9001, 50, 300);
  settleCrimes(9001, [7], null);
  settleUpTo(9001, 50, null);
  expect(settledCrimesStore.get()).toEqual({ 9001: { crimes: { 8: 100 }, upTo: [] } });
  settleCrimes(9001, [8], null);
  expect(settledCrimesStore.get()).toEqual({});
});

test.each(["not json", "[]", '{"9001":{"crimes":{"7":1}}}'])("reads nothing from %s", (raw) => {
  localStorage.setItem("settledCrimes", raw);
  expect(settledCrimesStore.get()).toEqual({});
});

test("counts the settled crimes of all factions if the faction is unknown", () => {
  settleCrimes(9001, [7], 100);
  settleUpTo(9001, 50, 300);
  settleCrimes(9002, [9], 200);
  expect(allSettled(settledCrimesStore.get())).toEqual({
    crimes: { 7: 100, 9: 200 },
    upTo: [{ untilMs: 50, atMs: 300 }],
  });
  expect(allSettled({})).toEqual({ crimes: {}, upTo: [] });
});

describe("the members’ share", () => {
  beforeEach(() => {
    membersShareStore.clear();
  });

  test("none, until the player says one", () => {
    expect(membersShareStore.get()).toBeNull();
    membersShareStore.set(64.5);
    expect(localStorage.getItem("membersShare")).toBe("64.5");
  });

  test.each(["101", "-1", '"80"', "null", "eighty"])("%s is no share", (raw) => {
    localStorage.setItem("membersShare", raw);
    expect(membersShareStore.get()).toBeNull();
  });
});
