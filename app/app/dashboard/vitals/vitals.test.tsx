import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { aBar } from "@/lib/game/testing/builders";

import { BarVital } from "./vitals";

const NOW = Date.UTC(2026, 10, 20, 12, 13);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const OVER = aBar({ current: 30_000, maximum: 5_025, everySeconds: 900, nextTickSeconds: 120 });

test("happy above its maximum resets in two minutes, and is full at its maximum then", () => {
  const { container } = render(<BarVital kind="happy" name="Happy" bar={OVER} fetchedAtMs={NOW} />);
  expect(container).toHaveTextContent(/30,000 \/ 5,025.*Resets in 2 min/);
  act(() => {
    vi.advanceTimersByTime(121_000);
  });
  expect(container).toHaveTextContent(/5,025 \/ 5,025.*Full/);
  expect(container).not.toHaveTextContent("30,000");
});

test("energy above its maximum stays as it is, and is shown as full", () => {
  const { container } = render(
    <BarVital kind="energy" name="Energy" bar={OVER} fetchedAtMs={NOW} />,
  );
  act(() => {
    vi.advanceTimersByTime(121_000);
  });
  expect(container).toHaveTextContent(/30,000 \/ 5,025.*Full/);
});
