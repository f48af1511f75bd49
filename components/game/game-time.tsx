import type { ReactNode } from "react";

import { formatIsoMoment, formatLocalMoment } from "@/lib/format/days";

/** A moment, worded in game time; the player's own is one hover away. */
export function GameTime({ atMs, children }: { atMs: number; children: ReactNode }) {
  return (
    <time
      dateTime={formatIsoMoment(atMs)}
      title={formatLocalMoment(atMs)}
      className="whitespace-nowrap"
    >
      {children}
    </time>
  );
}
