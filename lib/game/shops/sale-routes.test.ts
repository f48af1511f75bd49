import fc from "fast-check";
import { expect, test } from "vitest";

import { routeFee, SALE_ROUTES, saleRoute } from "./sale-routes";

test.each([
  { price: 100, route: "bazaar", fee: 0 },
  { price: 100, route: "market", fee: 5 },
  { price: 100, route: "anonymous", fee: 15 },
  { price: 999, route: "bazaar", fee: 0 },
  { price: 999, route: "market", fee: 50 }, // 49.95
  { price: 999, route: "anonymous", fee: 150 }, // 149.85
  { price: 1, route: "market", fee: 1 },
  { price: 20, route: "market", fee: 1 },
  { price: 2_028_908, route: "market", fee: 101_446 }, // a sale of 28 items at $72,461 in a player's log
])("selling for $price by $route costs $fee", ({ price, route, fee }) => {
  expect(routeFee(price, saleRoute(route))).toBe(fee);
});

test.each(["", "auction", "constructor"])("%j is no route: the bazaar", (id) => {
  expect(saleRoute(id).id).toBe("bazaar");
});

test("a fee is a whole number of dollars, less than a dollar over its share", () => {
  fc.assert(
    fc.property(fc.nat(6_000_000_000), fc.constantFrom(...SALE_ROUTES), (price, route) => {
      const fee = routeFee(price, route);
      const over = fee * 100 - price * route.feePercent;
      expect(Number.isInteger(fee) && over >= 0 && over < 100).toBe(true);
    }),
  );
});
