import type { SharedUsage } from "@/lib/api/transport/call-queue";
import type { UsageEntry } from "@/lib/api/transport/rate-limit";

/** Shared usage in memory, as if there were one tab. */
export function callsInMemory(): SharedUsage {
  let entries: readonly UsageEntry[] = [];
  return {
    update(change) {
      const { keep, add } = change(
        entries.map((entry) => ({ entry, isHeld: true })),
        true,
      );
      entries = add ? [...keep, add] : keep;
      return Promise.resolve();
    },
  };
}
