import { Inbox } from "lucide-react";

import { formatCount } from "@/lib/format/numbers";

export interface DroppedNoteProps {
  endpoint: string;
  count: number;
}

/** Says how many records of a response couldn't be read. */
export const DroppedNote = ({ count, endpoint }: DroppedNoteProps) => (
  <p className="mt-4 flex items-start gap-2 bg-warning-wash px-3 py-2.5">
    <Inbox aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
    <span>
      <b>Left out {formatCount(count, "unreadable record", "unreadable records")}</b> from{" "}
      {endpoint}.
    </span>
  </p>
);
