import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import type { NextTierRow } from "@/lib/game/stocks/returns";
import { aStock } from "@/lib/game/testing/builders";

import { NothingToBuy } from "./nothing-to-buy";

const nextTier = (id: number, acronym: string, missingCost: number) =>
  ({ stock: aStock({ id, acronym }), tier: 1, missingCost, paybackDays: 400 }) as NextTierRow;

const TIERS = [nextTier(1, "TSB", 3_300_000_000), nextTier(9, "THS", 232_000_000)];

interface Given {
  dollars?: number;
  cash?: number | null;
  annualBenefits?: number | null;
  nextTiers?: NextTierRow[];
}

function show(given: Given) {
  const onAmount = vi.fn();
  const { container } = render(
    <NothingToBuy
      dollars={0}
      cash={null}
      annualBenefits={null}
      nextTiers={TIERS}
      onAmount={onAmount}
      {...given}
    />,
  );
  return { onAmount, container };
}

test("without an amount it says what to enter, and what the cheapest tier costs", () => {
  const { container } = show({});
  expect(container).toHaveTextContent(
    "Enter an amount to see which tiers to buy with it. The cheapest is THS tier 1, $232m.",
  );
});

test("the prices of the tiers that pay back first are offered as amounts, the cheapest first", () => {
  const fastest = [nextTier(1, "TSB", 3_300_000_000), nextTier(9, "THS", 232_000_000.4)];
  const { onAmount } = show({ nextTiers: [...fastest, nextTier(3, "SYM", 1_000_000)] });
  const buttons = screen.getAllByRole("button");
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    "THS tier 1, $232m, back in 400 days",
    "TSB tier 1, $3.30b, back in 400 days",
  ]);
  fireEvent.click(screen.getByRole("button", { name: /^THS tier 1, \$232m/ }));
  expect(onAmount).toHaveBeenCalledExactlyOnceWith("232,000,001");
});

test("the player’s cash can be entered, if it is known", () => {
  const { onAmount } = show({ cash: 61_400_000 });
  fireEvent.click(screen.getByRole("button", { name: "Use my cash, $61.4m" }));
  expect(onAmount).toHaveBeenCalledExactlyOnceWith("61,400,000");
});

test("nobody is offered $0", () => {
  show({ cash: 0 });
  expect(screen.queryByRole("button", { name: /my cash/ })).toBeNull();
});

test("for too little money it names the cheapest tier, what is missing, and leads to it", () => {
  const { container } = show({ dollars: 50_000_000, cash: 61_400_000 });
  expect(container).toHaveTextContent(
    "$50.0m buys no tier. The cheapest is THS tier 1, $232m: $182m more.",
  );
  expect(screen.getByRole("link", { name: "THS tier 1" })).toHaveAttribute(
    "href",
    expect.stringContaining("stockID=9"),
  );
  expect(screen.queryByRole("button", { name: /my cash/ })).toBeNull();
});

test("it says how long the player’s benefits take to pay what is missing", () => {
  const { container } = show({ dollars: 50_000_000, annualBenefits: 365_000_000 });
  expect(container).toHaveTextContent(
    "The cheapest is THS tier 1, $232m: $182m more, 182 days of your benefits.",
  );
});

test("without a tier to buy it says so", () => {
  expect(show({ nextTiers: [] }).container).toHaveTextContent("No tiers left to buy");
});
