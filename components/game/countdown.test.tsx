import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { formatDuration } from "@/lib/format/times";

import { Countdown } from "./game-time";

const START = Date.UTC(2026, 10, 20, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

const run = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test("counts down by the second and ends at 0 s", () => {
  render(<Countdown endsAtMs={START + 61_000} />);
  expect(screen.getByRole("timer")).toHaveTextContent("1 min 01 s");
  run(1000);
  expect(screen.getByRole("timer")).toHaveTextContent("1 min 00 s");
  run(59_000);
  expect(screen.getByRole("timer")).toHaveTextContent("1 s");
  run(1000);
  expect(screen.getByRole("timer")).toHaveTextContent("0 s");
  run(60_000);
  expect(screen.getByRole("timer")).toHaveTextContent("0 s");
});

test("redraws only itself, not what is around it", () => {
  const drawn = vi.fn();
  function Row() {
    drawn();
    return (
      <p>
        in <Countdown endsAtMs={START + 3_600_000} />
      </p>
    );
  }
  render(<Row />);
  run(10_000);
  expect(screen.getByText("59 min 50 s")).toBeVisible();
  expect(drawn).toHaveBeenCalledOnce();
});

test("formats the time left as asked", () => {
  render(
    <Countdown endsAtMs={START + 5000} format={(remainingMs) => `${remainingMs / 1000} to go`} />,
  );
  expect(screen.getByText("5 to go")).toBeVisible();
});

test("a lead that counts in minutes says the same as a row that counts in seconds", () => {
  const endsAtMs = START + 26 * 60_000 + 30_000;
  render(
    <>
      <Countdown endsAtMs={endsAtMs} format={formatDuration} />
      <Countdown endsAtMs={endsAtMs} />
    </>,
  );
  run(31_000);
  expect(screen.getAllByRole("timer").map(({ textContent }) => textContent)).toEqual([
    "25 min",
    "25 min 59 s",
  ]);
});
