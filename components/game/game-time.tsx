import type { ReactNode } from "react";

import { formatIsoMoment, formatLocalMoment } from "@/lib/format/days";

/** A time, written in game time; hovering shows the player's local time. */
export function GameTime({ atMs, children }: { atMs: number; children: ReactNode }) {
  return (
    <time
      translate="no"
      dateTime={formatIsoMoment(atMs)}
      title={formatLocalMoment(atMs)}
      className="whitespace-nowrap"
    >
      {children}
    </time>
  );
}
