import type { SharedUsage } from "@/lib/api/transport/call-queue";
import type { UsageEntry } from "@/lib/api/transport/rate-limit";

/** Shared usage in memory, as if there were one tab. */
export class CallsInMemory implements SharedUsage {
  #entries: readonly UsageEntry[] = [];

  update(change: Parameters<SharedUsage["update"]>[0]) {
    const { keep, add } = change(this.#entries, true);
    this.#entries = add ? [...keep, add] : keep;
    return Promise.resolve();
  }
}
