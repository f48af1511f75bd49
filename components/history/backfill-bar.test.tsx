import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

import type { Backfill } from "@/components/reading/use-backfill";
import { ApiError } from "@/lib/api/transport/errors";

import { BackfillBar } from "./backfill-bar";

const aReading = (given: Partial<Backfill>): Backfill => ({
  state: "reading",
  error: null,
  done: 137,
  total: 200,
  remainingMs: 45_000,
  stop: vi.fn(),
  resume: vi.fn(),
  ...given,
});

test("says how far it is and what is left, and can be stopped", async () => {
  const reading = aReading({});
  render(<BackfillBar backfill={reading} begin="Load data" access="a key" />);
  expect(screen.getByText("137 of 200 calls")).toBeVisible();
  expect(screen.getByText("About 45 s left")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Stop" }));
  expect(reading.stop).toHaveBeenCalledOnce();
});

test.each([
  ["idle", "Load data"],
  ["stopped", "Continue"],
] as const)("%s, it goes on with '%s'", async (state, name) => {
  const reading = aReading({ state });
  render(<BackfillBar backfill={reading} begin="Load data" access="a key" />);
  await userEvent.click(screen.getByRole("button", { name }));
  expect(reading.resume).toHaveBeenCalledOnce();
});

test("says why it failed", () => {
  const error = new ApiError("daily-limit", "Daily read limit reached", 14);
  render(
    <BackfillBar
      backfill={aReading({ state: "failed", error })}
      begin="Load data"
      access="a key"
    />,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("Try again tomorrow");
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("is gone once all is read", () => {
  const { container } = render(
    <BackfillBar backfill={aReading({ state: "done" })} begin="Load data" access="a key" />,
  );
  expect(container).toBeEmptyDOMElement();
});
