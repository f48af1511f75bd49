import fc from "fast-check";

import {
  type CrimeRewards,
  type OrganisedCrime,
  STATUSES,
} from "@/lib/game/crimes/organised-crime";
import type { ItemPrices } from "@/lib/game/crimes/reward-share";
import { aCrime, aReward, slotsOf } from "@/lib/game/testing/builders";

/** Items 1 to 3 are traded, 4 isn't, and 5 is unknown. */
export const PRICES: ItemPrices = new Map([
  [1, 1_000_000],
  [2, 35],
  [3, 12_345_678],
  [4, null],
]);

/** Older answers have fractions of respect. */
const respect = fc.oneof(
  fc.integer({ min: 0, max: 500 }),
  fc.double({ min: 0, max: 500, noNaN: true }),
);

const someRewards: fc.Arbitrary<CrimeRewards> = fc
  .record({
    money: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2_147_483_647 })),
    respect,
    items: fc.array(
      fc.record({
        id: fc.integer({ min: 1, max: 5 }),
        quantity: fc.integer({ min: 1, max: 20 }),
        name: fc.constant(null),
      }),
      { maxLength: 3 },
    ),
    payout: fc.option(
      fc.record({
        percentage: fc.option(fc.integer({ min: 0, max: 1_000 }).map((tenths) => tenths / 10)),
        paidAtMs: fc.constant(null),
      }),
    ),
  })
  .map(aReward);

/** Any crimes of up to eight members, in every status, with empty slots and members in several slots. */
export const someCrimes: fc.Arbitrary<OrganisedCrime[]> = fc.array(
  fc
    .record({
      id: fc.integer({ min: 1, max: 1_000 }),
      status: fc.constantFrom("Successful", ...STATUSES, "Botched"),
      createdAtMs: fc.integer({ min: 0, max: 2e12 }),
      memberIds: fc.array(fc.option(fc.integer({ min: 1, max: 8 })), { maxLength: 6 }),
      rewards: fc.option(someRewards, { freq: 10 }),
    })
    .map(({ memberIds, ...crime }) => aCrime({ ...crime, slots: slotsOf(...memberIds) })),
  { maxLength: 20 },
);
