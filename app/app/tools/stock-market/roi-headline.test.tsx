import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { RoiHeadline } from "./stock-roi";

test("without a listed tier, it says that none left returns 1%", () => {
  const market = {
    positions: [],
    values: new Map(),
    tiers: [],
    nextTiers: [],
    fetchedAtMs: 0,
    unlisted: [],
  };
  render(<RoiHeadline market={market} dividends={[]} />);
  const headline = screen.getByRole("region", { name: "At a glance" });
  expect(headline).toHaveTextContent("0 tiers left at 1%+ ROI");
  expect(headline).toHaveTextContent(
    "At current prices, no ranked tier that you don’t own returns 1% or more per year.",
  );
});
