import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { saleRoute } from "@/lib/game/shops/sale-routes";
import { shopRows } from "@/lib/game/shops/shop-rows";
import { anItem } from "@/lib/game/testing/builders";

import { AfterFeesNote, ItemsHeadline, ShopHeadline } from "./shop-headline";

const NOTHING = { purchases: [], items: 0, cost: 0, profit: 0, isExact: true, gapBound: 0 };

/** A shop with an item at $10 for each of these market values. */
const rowsOf = (...marketPrices: number[]) =>
  shopRows(
    [
      {
        id: 100,
        name: "Docks",
        items: marketPrices.map((_, id) => ({ id, name: `Item ${id}`, price: 10, stock: 5 })),
      },
    ],
    marketPrices.map((marketPrice, id) => anItem({ id, marketPrice })),
    saleRoute("bazaar"),
  );

test.each([
  { hasBudget: false, words: "Nothing profitable right now" },
  { hasBudget: true, words: "Nothing profitable within your budget" },
])("nothing to buy, with a budget: $hasBudget", ({ hasBudget, words }) => {
  render(
    <ShopHeadline
      rows={[]}
      best={NOTHING}
      bought={{ count: 0, error: null, retry: vi.fn() }}
      remaining={100}
      hasBudget={hasBudget}
    />,
  );
  expect(screen.getByRole("region", { name: "At a glance" })).toHaveTextContent(words);
});

test.each([
  { marketPrices: [20], words: "1 of 1 item in stock is profitable." },
  { marketPrices: [20, 5], words: "1 of 2 items in stock is profitable." },
  { marketPrices: [20, 30], words: "2 of 2 items in stock are profitable." },
  { marketPrices: [5, 5], words: "0 of 2 items in stock are profitable." },
])("$words", ({ marketPrices, words }) => {
  const { container } = render(<ItemsHeadline rows={rowsOf(...marketPrices)} />);
  expect(container).toHaveTextContent(words);
});

test("the tables say that their ROI is after fees, and which breaks even after a mug", () => {
  const { container } = render(<AfterFeesNote />);
  expect(container).toHaveTextContent(
    "The ROI of the table is after fees: 11.1% breaks even after a 10% mug, 17.6% after a 15% mug. The 20% rule is before fees.",
  );
});
