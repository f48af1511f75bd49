import { expect, test } from "vitest";

import type { KeyInfo } from "@/lib/game/account/account";
import { aProfile } from "@/lib/game/testing/builders";

import { bars, flight, HOUR_MS, loaded, NOTHING, NOW } from "./testing/sources";
import { nowAndNext, upcoming } from "./upcoming";

const READY = {
  bars: loaded(bars({ nerve: 0 })),
  cooldowns: loaded({ drugSeconds: 0, boosterSeconds: 0, medicalSeconds: 0 }),
};

const IN_COMPANY: KeyInfo = {
  ...{ level: 4, type: "Full", selections: null, hasFactionAccess: null },
  player: { id: 1, factionId: null, companyId: 9 },
};

/** Nerve is full, life in an hour, and a drug cooldown ends in this many. */
const ENDING = (hours: number) => ({
  bars: loaded(bars({ nerve: 0, life: 3600 })),
  cooldowns: loaded({ drugSeconds: hours * 3600, boosterSeconds: null, medicalSeconds: null }),
});

test.each([
  {
    case: "four are ready, and a hospital stay ends",
    sources: {
      ...READY,
      bars: loaded(bars({ energy: 0, nerve: 0 })),
      profile: loaded(aProfile({ state: "Hospital", stateUntilMs: NOW + HOUR_MS })),
    },
    shows: ["energy", "nerve", "hospital"],
  },
  { case: "three are ready", sources: READY, shows: ["nerve", "drug", "new-day"] },
  {
    case: "one is ready",
    sources: { bars: loaded(bars({ nerve: 0, life: 60, happy: 90 })) },
    shows: ["nerve", "life", "happy"],
  },
  {
    case: "the company’s day is at 18:00, the drug cooldown ends within an hour after it",
    sources: { key: loaded(IN_COMPANY), ...ENDING(6.9) },
    shows: ["nerve", "life", "drug"],
  },
  {
    case: "the drug cooldown ends more than an hour after the company’s day",
    sources: { key: loaded(IN_COMPANY), ...ENDING(7.1) },
    shows: ["nerve", "life", "company-day"],
  },
  {
    case: "one of three is out of reach",
    sources: { bars: loaded(bars({ energy: 0, nerve: 0 })), flight: loaded(flight("Torn", 8)) },
    shows: ["nerve", "flight", "new-day"],
  },
])("what is now and next keeps a place for the first end: $case", ({ sources, shows }) => {
  const events = upcoming({ ...NOTHING, ...sources }, NOW);
  expect(nowAndNext(events).map(({ kind }) => kind)).toEqual(shows);
});

test.each([
  { idle: [], shows: ["nerve", "drug", "new-day"] },
  { idle: ["virus"], shows: ["nerve", "new-day"] },
  { idle: ["drug", "booster"], shows: ["nerve", "new-day"] },
] as const)("what is idle takes one of the three places: $idle", ({ idle, shows }) => {
  const events = upcoming({ ...NOTHING, ...READY }, NOW);
  const kinds = idle.map((kind) => ({ kind }));
  expect(nowAndNext(events, kinds).map(({ kind }) => kind)).toEqual(shows);
});

test("what is idle isn’t repeated as ready", () => {
  const sources = {
    ...NOTHING,
    bars: loaded(bars({ energy: 0, nerve: 1 })),
    cooldowns: loaded({ drugSeconds: 0, boosterSeconds: 0, medicalSeconds: 0 }),
  };
  const events = upcoming(sources, NOW);
  const shown = (...kinds: ("booster" | "drug" | "training")[]) =>
    nowAndNext(
      events,
      kinds.map((kind) => ({ kind })),
    ).map(({ kind }) => kind);
  expect(shown("training", "booster")).toEqual(["drug", expect.anything()]);
  expect(shown("drug", "booster", "training")).toEqual([expect.anything(), expect.anything()]);
  expect(shown("drug", "booster", "training")).not.toContain("drug");
});

test("with nothing ahead, all of what is now and next is ready", () => {
  const ready = upcoming({ ...NOTHING, ...READY }, NOW).filter(({ atMs }) => atMs === null);
  expect(nowAndNext(ready).map(({ kind }) => kind)).toEqual(["nerve", "drug", "booster"]);
});
