import type { ReactNode } from "react";

import { LongList } from "@/components/list/long-list";
import { Skeleton } from "@/components/ui/skeleton";
import { dayStartMs } from "@/lib/common/time";
import { formatGameDay } from "@/lib/format/times";
import type { Upcoming } from "@/lib/game/upcoming/upcoming";

import { HourRow } from "./hour-row";

/** Rows that the list has on most days: kept free until all is known. */
const USUAL_ROWS = 8;

/** What is ready now, then each day of the game. The numbers are those of the pins on the hour ruler. */
export function HourList({
  events,
  isLoading,
}: {
  events: readonly Upcoming[];
  isLoading: boolean;
}) {
  const ready = events.filter(({ atMs }) => atMs === null);
  const ahead = events.filter((event) => event.atMs !== null);

  return (
    <>
      {ready.length > 0 && (
        <LongList entries={ready}>
          {(shown) => (
            <Group title="Ready now">
              {shown.map((event) => (
                <HourRow key={event.id} event={event} />
              ))}
            </Group>
          )}
        </LongList>
      )}
      <LongList entries={ahead}>
        {(shown) =>
          [...new Set(shown.map(dayOf))].map((dayMs) => (
            <Group key={dayMs} title={formatGameDay(dayMs)}>
              {shown.map(
                (event, i) =>
                  dayOf(event) === dayMs && <HourRow key={event.id} event={event} number={i + 1} />,
              )}
            </Group>
          ))
        }
      </LongList>
      {isLoading && <Awaited rows={USUAL_ROWS - events.length} />}
    </>
  );
}

const dayOf = ({ atMs }: Upcoming) => dayStartMs(atMs ?? 0);

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="border-b border-border pt-3 pb-1 text-small text-muted-foreground">{title}</h3>
      <ol aria-label={title}>{children}</ol>
    </>
  );
}

function Awaited({ rows }: { rows: number }) {
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: Math.max(1, rows) }, (_, i) => (
        <div key={i} className="flex h-11 items-center gap-8 border-b border-row">
          <Skeleton className="h-2.5 w-2/5" />
          <Skeleton className="ml-auto h-2.5 w-1/6" />
        </div>
      ))}
    </div>
  );
}
