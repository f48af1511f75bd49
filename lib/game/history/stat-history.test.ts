import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";

import { daysToStore } from "./stat-history";

const TODAY = Date.UTC(2026, 10, 20);
const ago = (days: number) => TODAY - days * DAY_MS;
const XANAX = { xantaken: 5 };

/** Asked for two statistics, of which the game gave what it had, of the day that it chose. */
test.each([
  {
    what: "a past day, one of the two",
    asked: ago(7),
    of: ago(7),
    stats: XANAX,
    kept: [[ago(7), { xantaken: 5, refills: null }]],
  },
  {
    what: "a past day without values is not requested again",
    asked: ago(7),
    of: ago(7),
    stats: {},
    kept: [[ago(7), { xantaken: null, refills: null }]],
  },
  {
    what: "today, one of the two",
    asked: TODAY,
    of: TODAY,
    stats: XANAX,
    kept: [[TODAY, { xantaken: 5, refills: null }]],
  },
  { what: "today without values is requested again", asked: TODAY, of: TODAY, stats: {}, kept: [] },
  {
    what: "the day before",
    asked: ago(7),
    of: ago(8),
    stats: XANAX,
    kept: [
      [ago(8), XANAX],
      [ago(7), { xantaken: null, refills: null }],
    ],
  },
  {
    what: "the day after",
    asked: ago(7),
    of: ago(6),
    stats: XANAX,
    kept: [
      [ago(6), XANAX],
      [ago(7), { xantaken: null, refills: null }],
    ],
  },
  {
    what: "two days before: the day itself is asked again",
    asked: ago(7),
    of: ago(9),
    stats: XANAX,
    kept: [[ago(9), XANAX]],
  },
  {
    what: "yesterday in place of today, which is asked again",
    asked: TODAY,
    of: ago(1),
    stats: XANAX,
    kept: [[ago(1), XANAX]],
  },
])("what is kept of an answer: $what", ({ asked, of, stats, kept }) => {
  expect(daysToStore(asked, { [of]: stats }, TODAY, ["xantaken", "refills"])).toEqual(
    Object.fromEntries(kept),
  );
});
