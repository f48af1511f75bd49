import { expect, test } from "vitest";

import { attacksMade, expectedHits, missingHits } from "./expected-hits";

test.each([
  // Xanax, points for energy, attacks made: expected, missing
  [3, 60, 40, 42, 2],
  [0, 0, 0, 0, 0],
  [1, 0, 0, 10, 10],
  [0, 30, 0, 6, 6],
  // The refill of earlier years cost 25 points.
  [0, 25, 5, 5, 0],
  [2, 90, 97, 38, 0],
  // Points that aren't enough for one more attack.
  [0, 4, 0, 0, 0],
])(
  "%i Xanax and %i points, %i made: %i expected, %i short",
  (xanax, energyPoints, made, expected, missing) => {
    expect(expectedHits({ xanax, energyPoints })).toBe(expected);
    expect(missingHits({ xanax, energyPoints }, made)).toBe(missing);
  },
);

test("whoever assists or loses has attacked too", () => {
  const chain = {
    outside: 3,
    assists: 2,
    losses: 1,
    retaliations: 4,
    overseas: 0,
    bonusHits: [10],
    bonusRespect: 10,
  };
  expect(attacksMade({ warHits: 34, chain })).toBe(40);
  expect(attacksMade({ warHits: 34, chain: null })).toBeNull();
});
