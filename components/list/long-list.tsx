"use client";

import { type ReactNode, useState } from "react";

import { Button } from "@/components/ui/button";
import { formatWhole } from "@/lib/format/numbers";

interface LongListProps<T> {
  entries: readonly T[];
  /** The number of entries rendered at first, and added with each press. */
  part?: number;
  /** Renders the list with these entries. */
  children: (shown: readonly T[]) => ReactNode;
}

/** A list that is rendered in parts, for entries outside a table: thousands at once would block the page. */
export function LongList<T>({ entries, part = 60, children }: LongListProps<T>) {
  const [parts, setParts] = useState(1);
  const shown = part * parts;
  const left = entries.length - shown;
  return (
    <>
      {children(left > 0 ? entries.slice(0, shown) : entries)}
      {left > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 py-2 text-muted-foreground">
          Showing {formatWhole(shown)} of {formatWhole(entries.length)}.
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              setParts(parts + 1);
            }}
          >
            Show {formatWhole(Math.min(part, left))} more
          </Button>
        </p>
      )}
    </>
  );
}
