import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { gameClockStore } from "@/lib/store/preferences/game-clock";

import { useNow, useNowAt, useTimeSelector } from "./use-now";

const START = Date.UTC(2026, 10, 20, 12, 0, 0, 400);
const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

function Clock({ everyMs, name }: { everyMs: number; name: string }) {
  return <p>{`${name}: ${new Date(useNow(everyMs)).toISOString().slice(11, 23)}`}</p>;
}

const run = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

/** The machine sleeps: the clock continues, timers don't. */
const sleep = (ms: number) => {
  vi.setSystemTime(Date.now() + ms);
};

const tell = (target: EventTarget, event: string) => {
  act(() => {
    target.dispatchEvent(new Event(event));
  });
};

const hide = (isHidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  tell(document, "visibilitychange");
};

test("the time is renewed as the clock passes each full period, not a period after the page came", () => {
  render(<Clock everyMs={1000} name="seconds" />);
  expect(screen.getByText("seconds: 12:00:00.000")).toBeVisible();
  run(599);
  expect(screen.getByText("seconds: 12:00:00.000")).toBeVisible();
  run(1);
  expect(screen.getByText("seconds: 12:00:01.000")).toBeVisible();
  run(1000);
  expect(screen.getByText("seconds: 12:00:02.000")).toBeVisible();
});

test("one timer serves all countdowns on the page, and stops with the last of them", () => {
  const { rerender } = render(
    <>
      <Clock everyMs={1000} name="a" />
      <Clock everyMs={1000} name="b" />
      <Clock everyMs={MINUTE_MS} name="c" />
    </>,
  );
  expect(vi.getTimerCount()).toBe(1);
  run(MINUTE_MS);
  for (const clock of ["a: 12:01:00.000", "b: 12:01:00.000", "c: 12:01:00.000"]) {
    expect(screen.getByText(clock)).toBeVisible();
  }
  expect(vi.getTimerCount()).toBe(1);
  rerender(<Clock everyMs={MINUTE_MS} name="c" />);
  run(MINUTE_MS);
  expect(screen.getByText("c: 12:02:00.000")).toBeVisible();
  rerender(<p />);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  { event: "visibilitychange", target: () => document },
  { event: "pageshow", target: () => window },
  { event: "focus", target: () => window },
])("after sleep the time is right at once, by $event", ({ event, target }) => {
  render(<Clock everyMs={MINUTE_MS} name="minutes" />);
  sleep(3_600_000);
  expect(screen.getByText("minutes: 12:00:00.000")).toBeVisible();
  tell(target(), event);
  expect(screen.getByText("minutes: 13:00:00.000")).toBeVisible();
  expect(vi.getTimerCount()).toBe(1);
});

test("after sleep without any of these, minutes are right at the next second", () => {
  render(
    <>
      <Clock everyMs={1000} name="seconds" />
      <Clock everyMs={MINUTE_MS} name="minutes" />
    </>,
  );
  sleep(3_600_000);
  run(600);
  expect(screen.getByText("seconds: 13:00:01.000")).toBeVisible();
  expect(screen.getByText("minutes: 13:00:00.000")).toBeVisible();
});

test("a hidden tab has no timer for seconds, and keeps its minutes", () => {
  const { rerender } = render(<Clock everyMs={1000} name="seconds" />);
  hide(true);
  expect(vi.getTimerCount()).toBe(0);
  rerender(
    <>
      <Clock everyMs={1000} name="seconds" />
      <Clock everyMs={MINUTE_MS} name="minutes" />
    </>,
  );
  expect(vi.getTimerCount()).toBe(1);
  run(MINUTE_MS - 400);
  expect(screen.getByText("minutes: 12:01:00.000")).toBeVisible();
  hide(false);
  run(1000);
  expect(screen.getByText("seconds: 12:01:01.000")).toBeVisible();
});

test("re-renders only when the selected value changes", () => {
  const drawn = vi.fn();
  function Half() {
    const text = useTimeSelector(1000, (nowMs) =>
      nowMs % MINUTE_MS < 30_000 ? "first" : "second",
    );
    drawn(text);
    return <p>{text} half</p>;
  }
  render(<Half />);
  run(29_000);
  expect(drawn).toHaveBeenCalledOnce();
  run(1000);
  expect(screen.getByText("second half")).toBeVisible();
  expect(drawn).toHaveBeenCalledTimes(2);
});

test("the time is the game's, and changes with the game's clock", () => {
  render(<Clock everyMs={1000} name="seconds" />);
  act(() => {
    gameClockStore.set({ aheadMs: 3_600_500, comparedAtMs: START });
  });
  expect(screen.getByText("seconds: 13:00:00.000")).toBeVisible();
  // The next second of the game's clock, not of the device's.
  run(100);
  expect(screen.getByText("seconds: 13:00:01.000")).toBeVisible();
  act(() => {
    gameClockStore.clear();
  });
  expect(screen.getByText("seconds: 12:00:00.000")).toBeVisible();
});

test("a moment passes at its exact second; otherwise time passes by the minute", () => {
  const drawn = vi.fn();
  const moments = [START - 60_000, START + 10_100, START + 3_600_000];
  function Probe() {
    drawn(useNowAt(moments));
    return null;
  }
  render(<Probe />);
  expect(drawn).toHaveBeenLastCalledWith(START - 400);
  run(10_000);
  expect(drawn).toHaveBeenCalledOnce();
  run(1000);
  expect(drawn).toHaveBeenLastCalledWith(START + 10_100);
  run(MINUTE_MS - 11_400);
  expect(drawn).toHaveBeenLastCalledWith(START - 400 + MINUTE_MS);
  expect(drawn).toHaveBeenCalledTimes(3);
});
