"use client";

import { useNow } from "@/components/window/use-now";
import { formatGameClock, formatGameDay, formatLocalTime } from "@/lib/format/times";
import { cn } from "@/lib/utils";

/** The game's time, which is UTC; hovering shows the player's local time. */
export function Clock({ className }: { className?: string }) {
  const now = useNow(1000);
  return (
    <p
      className={cn("whitespace-nowrap", className)}
      title={now === 0 ? "Game time is UTC" : `Game time is UTC; ${formatLocalTime(now)}`}
    >
      {now !== 0 && (
        <span>
          <time dateTime={new Date(now).toISOString()} className="font-semibold text-foreground">
            {formatGameClock(now)}
          </time>{" "}
          TCT, {formatGameDay(now)}
        </span>
      )}
    </p>
  );
}
