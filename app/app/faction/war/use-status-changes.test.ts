import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { aFighter } from "@/lib/game/testing/builders";

import { StatusMonitor } from "./use-status-changes";

const NOW = Date.UTC(2026, 10, 20, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Two enemies, in hospital unless they are listed as out. */
const enemies = (...outIds: readonly number[]) => ({
  members: [1, 2].map((id) => aFighter({ id, state: outIds.includes(id) ? "Okay" : "Hospital" })),
  atMs: Date.now(),
});

test("marks a change for ten seconds, even if an earlier change is marked already", () => {
  const monitor = new StatusMonitor();
  const listener = vi.fn();
  monitor.subscribe(listener);
  const changes = () => [...monitor.statuses().changes];
  monitor.update(enemies());
  expect(changes()).toEqual([]);
  monitor.update(enemies(1));
  expect(changes()).toEqual([[1, "released"]]);
  vi.advanceTimersByTime(6_000);
  monitor.update(enemies(1, 2));
  expect(changes()).toEqual([[2, "released"]]);
  vi.advanceTimersByTime(6_000);
  expect(changes()).toEqual([[2, "released"]]);
  expect(listener).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(4_000);
  expect(changes()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(4);
});

test("the same update again changes nothing", () => {
  const monitor = new StatusMonitor();
  const listener = vi.fn();
  monitor.update(enemies());
  const released = enemies(1);
  monitor.update(released);
  monitor.subscribe(listener);
  monitor.update({ ...released, atMs: NOW + 1000 });
  expect([...monitor.statuses().changes]).toEqual([[1, "released"]]);
  expect(listener).not.toHaveBeenCalled();
});
