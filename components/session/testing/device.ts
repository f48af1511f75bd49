import { CallQueue } from "@/lib/api/transport/call-queue";
import { entryTtlMs } from "@/lib/api/transport/rate-limit";
import { createSharedEntries, usageEntriesSchema } from "@/lib/store/engine/shared-entries";

type Held = () => Promise<unknown>;

/**
 * A device with a browser on it. `Date.now()` is the network's time, and `performance.now()` a monotonic clock
 * that stops while the device sleeps; the device's own clock is ahead of the network's by `aheadMs`. Its list of
 * locks answers after `delayMs`.
 */
export function aDevice(delayMs: () => number) {
  const held = new Set<{ name: string }>();
  const lines = new Map<string, Promise<unknown>>();
  const device = { aheadMs: 0, openTab };
  const clockMs = () => Date.now() + device.aheadMs;
  const answer = () => new Promise((answered) => setTimeout(answered, delayMs()));

  function openTab() {
    const loadedAtMs = clockMs() - performance.now();
    let close = (): void => undefined;
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    const tab = { isOpen: true };

    async function request(name: string, callback: Held) {
      await answer();
      const turn = (lines.get(name) ?? Promise.resolve()).then(async () => {
        if (!tab.isOpen) return;
        const lock = { name };
        held.add(lock);
        await Promise.race([callback(), closed]);
        held.delete(lock);
      });
      lines.set(name, turn);
      await turn;
    }
    const locks = {
      request,
      query: () => answer().then(() => ({ held: [...held] })),
    } as unknown as LockManager;

    const shared = createSharedEntries("calls", usageEntriesSchema, entryTtlMs, () => locks);
    const clocks = {
      monotonicMs: () => Math.round(loadedAtMs + performance.now()),
      wallClockMs: clockMs,
    };
    return {
      queue: new CallQueue(shared, clocks),
      close() {
        tab.isOpen = false;
        close();
      },
    };
  }

  return device;
}
