import { expect, test } from "vitest";

import { aProfile } from "@/lib/game/testing/builders";

import { bars, flight, HOUR_MS, loaded, NOTHING, NOW } from "./testing/sources";
import { nowAndNext, upcoming } from "./upcoming";

const READY = {
  bars: loaded(bars({ nerve: 0 })),
  cooldowns: loaded({ drugSeconds: 0, boosterSeconds: 0, medicalSeconds: 0 }),
};

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
    case: "one of three is out of reach",
    sources: { bars: loaded(bars({ energy: 0, nerve: 0 })), flight: loaded(flight("Torn", 8)) },
    shows: ["nerve", "flight", "new-day"],
  },
])("what is now and next keeps a place for the first end: $case", ({ sources, shows }) => {
  const events = upcoming({ ...NOTHING, ...sources }, NOW);
  expect(nowAndNext(events).map(({ kind }) => kind)).toEqual(shows);
});

test("with nothing ahead, all of what is now and next is ready", () => {
  const ready = upcoming({ ...NOTHING, ...READY }, NOW).filter(({ atMs }) => atMs === null);
  expect(nowAndNext(ready).map(({ kind }) => kind)).toEqual(["nerve", "drug", "booster"]);
});
