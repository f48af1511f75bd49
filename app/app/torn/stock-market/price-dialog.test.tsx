import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";

import { DAY_MS } from "@/lib/common/time";

import { Prices } from "./price-dialog";

const NOW = Date.UTC(2026, 10, 20, 12);

beforeEach(() => {
  // Nothing comes into view, so that no chart is drawn.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  return () => {
    vi.unstubAllGlobals();
  };
});

test("a chosen period excludes older prices from the chart’s label and the table", async () => {
  const prices = [60, 20, 3, 0].map((days, at) => ({
    atMs: NOW - days * DAY_MS,
    price: 100 + at,
  }));
  render(<Prices acronym="TCT" prices={prices} />);
  expect(screen.getByText("4 prices")).toBeInTheDocument();
  expect(screen.getByRole("img")).toHaveAccessibleName(/^The price of TCT: 21 Sept 2026/);

  const user = userEvent.setup();
  for (const [span, count, since] of [
    ["The last month", "3 prices", /: 31 Oct 2026/],
    ["The last week", "2 prices", /: 17 Nov 2026/],
  ] as const) {
    await user.selectOptions(screen.getByLabelText("Show"), span);
    expect(screen.getByText(count)).toBeInTheDocument();
    expect(screen.getByRole("img")).toHaveAccessibleName(since);
  }
});
