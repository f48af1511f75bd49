import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { saleRoute } from "@/lib/game/shops/sale-routes";
import { shopRows } from "@/lib/game/shops/shop-rows";
import { anItem } from "@/lib/game/testing/builders";

import { ItemsHeadline, MuggingNote, ShopHeadline } from "./shop-headline";

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

test("the rule’s explanation has the break-even ROIs of the table, which are after fees", async () => {
  render(<MuggingNote />);
  fireEvent.click(screen.getByLabelText("How it’s calculated: The 20% rule"));
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent("Table’s ROI, 10% mug1 ÷ 0.90 − 1 = 11.1%");
  expect(dialog).toHaveTextContent("Table’s ROI, 15% mug1 ÷ 0.85 − 1 = 17.6%");
});
