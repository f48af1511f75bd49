import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { MuggingNote, ShopHeadline } from "./shop-headline";

const NOTHING = { purchases: [], items: 0, cost: 0, profit: 0, isExact: true, gapBound: 0 };

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

test("the rule’s explanation has the break-even ROIs of the table, which are after fees", async () => {
  render(<MuggingNote />);
  fireEvent.click(screen.getByLabelText("How it’s calculated: The 20% rule"));
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent("Table’s ROI, 10% mug1 ÷ 0.90 − 1 = 11.1%");
  expect(dialog).toHaveTextContent("Table’s ROI, 15% mug1 ÷ 0.85 − 1 = 17.6%");
});
