import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

import type { BackfillControls } from "@/components/reading/use-backfill";
import { ApiError } from "@/lib/api/transport/errors";

import { BackfillProgress } from "./backfill-progress";

const aBackfill = (given: Partial<BackfillControls>): BackfillControls => ({
  state: "loading",
  error: null,
  done: 137,
  total: 200,
  remainingMs: 45_000,
  stop: vi.fn(),
  start: vi.fn(),
  ...given,
});

test("says how much has loaded and how long the rest takes, and can be paused", async () => {
  const backfill = aBackfill({});
  render(<BackfillProgress backfill={backfill} begin="Load data" access="a key" />);
  expect(screen.getByText("137 of 200 calls, about 45 s left")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Pause" }));
  expect(backfill.stop).toHaveBeenCalledOnce();
});

test("before loading begins, says how long it takes, not how much is left", () => {
  const backfill = aBackfill({ state: "idle", done: 0, remainingMs: 240_000 });
  render(<BackfillProgress backfill={backfill} begin="Load data" access="a key" />);
  expect(screen.getByText("200 calls, about 4 min. Keep this page open.")).toBeVisible();
});

test.each([
  ["idle", "Load data"],
  ["stopped", "Resume"],
] as const)("while it is %s, '%s' loads the rest", async (state, name) => {
  const backfill = aBackfill({ state });
  render(<BackfillProgress backfill={backfill} begin="Load data" access="a key" />);
  await userEvent.click(screen.getByRole("button", { name }));
  expect(backfill.start).toHaveBeenCalledOnce();
});

test("says why it failed", () => {
  const error = new ApiError("daily-limit", "Daily read limit reached", 14);
  render(
    <BackfillProgress
      backfill={aBackfill({ state: "failed", error })}
      begin="Load data"
      access="a key"
    />,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("Try again tomorrow");
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("“All data loaded” is for screen readers only", () => {
  render(
    <BackfillProgress backfill={aBackfill({ state: "done" })} begin="Load data" access="a key" />,
  );
  const region = screen.getByRole("region", { name: "Loading progress" });
  expect(region).toHaveTextContent(/^All data loaded$/);
  expect(region).toHaveClass("sr-only");
});
