import { expect, test } from "vitest";

import { createCallLog } from "./call-log";

test("keeps the last 200 calls, the newest first", () => {
  const log = createCallLog();
  for (let i = 1; i <= 250; i += 1) {
    log.add({ startedAtMs: i, path: `/${i}`, durationMs: 1, answer: "OK" });
  }
  expect(log.calls()).toHaveLength(200);
  expect(log.calls()[0]?.path).toBe("/250");
  expect(log.calls()[199]?.path).toBe("/51");
});
