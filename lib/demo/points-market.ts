import { seededRandom } from "./random";

/** Offers of points, the cheapest first. */
export function pointsMarket() {
  const random = seededRandom("points market");
  let cost = 31_240;
  return Array.from({ length: 60 }, (_, index) => {
    cost += random.int(0, 45);
    const quantity = random.int(1, 40) * random.pick([1, 5, 25]);
    return { id: 15_402_118 + index * 3, quantity, cost, total_cost: cost * quantity };
  });
}
