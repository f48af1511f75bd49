import type { CallNote } from "@/lib/api/call-notes";
import type { SharedCalls } from "@/lib/api/call-queue";

/** Calls counted in memory, as if there were one tab. */
export function callsInMemory(): SharedCalls {
  let notes: readonly CallNote[] = [];
  return {
    update(change) {
      const { keep, add } = change(
        notes.map((note) => ({ note, isHeld: true })),
        true,
      );
      notes = add ? [...keep, add] : keep;
      return Promise.resolve();
    },
  };
}
