import type { ReactNode } from "react";

import { AddRowToCalendar } from "@/components/calendar/add-to-calendar";
import { GameTime } from "@/components/game/game-time";
import { Skeleton } from "@/components/ui/skeleton";
import { calendarEvents, wordsOf } from "@/components/upcoming/words";
import { useAsOfNow, useNow } from "@/components/window/use-now";
import { formatCountdown, formatGameMoment, formatLocalTime } from "@/lib/format/times";
import { MINUTE_MS } from "@/lib/game/time/time";
import type { Upcoming } from "@/lib/game/upcoming/upcoming-event";

/** One bar or cooldown: its name, its value, and when it is full or over. */
export function Vital({
  name,
  explain,
  end,
  value,
  children,
}: {
  name: ReactNode;
  /** How its value is computed. */
  explain?: ReactNode;
  /** What ends, for the calendar. */
  end?: Upcoming;
  value: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="py-2.5">
      <div className="flex min-h-7 items-center text-small text-muted-foreground">
        <span className="flex-1">{name}</span>
        {explain}
        {end && <ToCalendar event={end} />}
      </div>
      <div className="text-read font-semibold">{value}</div>
      {children}
    </div>
  );
}

/** "cooldown" is for screen readers only: on screen, the bars beside it make that plain. */
export function CooldownName({ of }: { of: string }) {
  return (
    <>
      {of}
      <span className="sr-only"> cooldown</span>
    </>
  );
}

/** A placeholder of the same height until it is known. */
export function AwaitedVital({ name }: { name: ReactNode }) {
  return (
    <Vital name={name} value={<Skeleton className="my-2 h-2 w-3/5" />}>
      <Skeleton className="mt-1.5 mb-13.5 h-1 w-full" />
    </Vital>
  );
}

/** Null once it is over. */
function ToCalendar({ event }: { event: Upcoming }) {
  const isOver = useAsOfNow(1000, (nowMs) => nowMs >= (event.atMs ?? 0));
  if (isOver) return null;
  return (
    <span className="-my-2 -mr-1.5">
      <AddRowToCalendar
        name={wordsOf(event).title}
        fileName={`${event.id}.ics`}
        events={calendarEvents([event])}
      />
    </span>
  );
}

/** When something ends, in game time (with the day unless it is today) and in local time. */
export function Moment({ atMs }: { atMs: number }) {
  const nowMs = useNow(MINUTE_MS);
  return (
    <>
      <GameTime atMs={atMs}>{formatGameMoment(atMs, nowMs)}</GameTime>
      <br />
      {formatLocalTime(atMs)}
    </>
  );
}

/** If it doesn't fit, it wraps between figures and not before a unit. */
export const unitsTogether = (leftMs: number) =>
  formatCountdown(leftMs).replaceAll(/(\d) /g, "$1\u00a0");
