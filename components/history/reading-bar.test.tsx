import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

import type { LongReading } from "@/components/state/use-long-reading";
import { ApiError } from "@/lib/api/errors";

import { ReadingBar } from "./reading-bar";

const aReading = (given: Partial<LongReading>): LongReading => ({
  state: "reading",
  error: null,
  done: 137,
  total: 200,
  leftMs: 45_000,
  stop: vi.fn(),
  goOn: vi.fn(),
  ...given,
});

test("says how far it is and what is left, and can be stopped", async () => {
  const reading = aReading({});
  render(<ReadingBar reading={reading} begin="Read the week" access="a key" />);
  expect(screen.getByText("137 of 200 calls")).toBeVisible();
  expect(screen.getByText("About 45 s left")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Stop" }));
  expect(reading.stop).toHaveBeenCalledOnce();
});

test.each([
  ["idle", "Read the week"],
  ["stopped", "Continue"],
] as const)("%s, it goes on with '%s'", async (state, name) => {
  const reading = aReading({ state });
  render(<ReadingBar reading={reading} begin="Read the week" access="a key" />);
  await userEvent.click(screen.getByRole("button", { name }));
  expect(reading.goOn).toHaveBeenCalledOnce();
});

test("says why it failed", () => {
  const error = new ApiError("daily-limit", "Daily read limit reached", 14);
  render(
    <ReadingBar
      reading={aReading({ state: "failed", error })}
      begin="Read the week"
      access="a key"
    />,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("Try again tomorrow");
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("is gone once all is read", () => {
  const { container } = render(
    <ReadingBar reading={aReading({ state: "done" })} begin="Read the week" access="a key" />,
  );
  expect(container).toBeEmptyDOMElement();
});
