import { expect, test, vi } from "vitest";

import { createCallLog } from "./client";

test("keeps the last 200 calls, the newest first", () => {
  const log = createCallLog();
  for (let i = 1; i <= 250; i += 1) {
    log.add({ startedAtMs: i, path: `/${i}`, durationMs: 1, answer: "OK" });
  }
  expect(log.calls()).toHaveLength(200);
  expect(log.calls()[0]?.path).toBe("/250");
  expect(log.calls()[199]?.path).toBe("/51");
});

test("tells of each call, until it is no longer wanted", () => {
  const log = createCallLog();
  const listener = vi.fn();
  const leave = log.subscribe(listener);
  log.add({ startedAtMs: 1, path: "/a", durationMs: 1, answer: "OK" });
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  log.add({ startedAtMs: 2, path: "/b", durationMs: 1, answer: "OK" });
  expect(listener).toHaveBeenCalledTimes(1);
});
