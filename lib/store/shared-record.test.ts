import { update } from "idb-keyval";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { sharedRecord } from "./shared-record";

vi.mock("idb-keyval", () => ({ update: vi.fn() }));

const read = (kept: unknown) => (typeof kept === "number" ? kept : 0);

/** Counts one up, and says what the count was. */
async function count(record: ReturnType<typeof sharedRecord<number>>) {
  let before = -1;
  await record.update((kept) => {
    before = kept;
    return kept + 1;
  });
  return before;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("every tab counts on from what the browser keeps", async () => {
  let kept: unknown = 7;
  vi.mocked(update).mockImplementation((_, change) => {
    kept = change(kept);
    return Promise.resolve();
  });
  expect(await count(sharedRecord("calls", read))).toBe(7);
  expect(await count(sharedRecord("calls", read))).toBe(8);
});

test("a browser that refuses to keep anything leaves each tab to itself", async () => {
  vi.mocked(update).mockRejectedValue(new Error("refused for the test"));
  const record = sharedRecord("calls", read);
  expect(await count(record)).toBe(0);
  expect(await count(record)).toBe(1);
});

test("a browser that never answers holds nothing up for longer than 3 seconds, and only once", async () => {
  vi.mocked(update).mockReturnValue(new Promise(() => undefined));
  const record = sharedRecord("calls", read);
  const first = count(record);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await first).toBe(0);
  expect(await count(record)).toBe(1);
});
