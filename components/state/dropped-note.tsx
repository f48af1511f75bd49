import { Inbox } from "lucide-react";

import { formatCount } from "@/lib/format/numbers";

/** Owns up to records that could not be read: a list with a gap is better than none. */
export function DroppedNote({ count, endpoint }: { count: number; endpoint: string }) {
  if (count === 0) return null;
  return (
    <p className="mt-4 flex items-start gap-2 bg-warning-wash px-3 py-2.5">
      <Inbox aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
      <span>
        <b>{formatCount(count, "record", "records")} could not be read</b> in the game&rsquo;s
        answer to {endpoint}, and {count === 1 ? "is" : "are"} left out.
      </span>
    </p>
  );
}
