import { CallQueue } from "@/lib/api/transport/call-queue";
import {
  SharedEntries,
  type Transaction,
  usageEntriesSchema,
} from "@/lib/store/engine/shared-entries";

/**
 * A device with a browser on it. `Date.now()` is the network's time, and `performance.now()` a monotonic clock
 * that stops while the device sleeps; the device's own clock is ahead of the network's by `aheadMs`. Its database
 * answers after `delayMs`.
 */
export function aDevice(delayMs: () => number) {
  const database = new Map<string, unknown>();
  let last = Promise.resolve();
  const device = { aheadMs: 0, openTab };
  const clockMs = () => Date.now() + device.aheadMs;

  function openTab() {
    const loadedAtMs = clockMs() - performance.now();
    const tab = { isOpen: true };
    const transaction: Transaction = (name, change) =>
      (last = last.then(async () => {
        await new Promise((answered) => setTimeout(answered, delayMs()));
        if (tab.isOpen) database.set(name, change(database.get(name)));
      }));

    const clocks = {
      monotonicMs: () => Math.round(loadedAtMs + performance.now()),
      wallClockMs: clockMs,
    };
    return {
      queue: new CallQueue(new SharedEntries("calls", usageEntriesSchema, transaction), clocks),
      close() {
        tab.isOpen = false;
      },
    };
  }

  return device;
}
