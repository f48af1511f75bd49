import { AddRowToCalendar } from "@/components/calendar/add-to-calendar";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { Countdown } from "@/components/game/countdown";
import { GameTime } from "@/components/game/game-time";
import { calendarEvents, upcomingText } from "@/components/upcoming/upcoming";
import { formatDuration, formatGameMinute, formatOwnMinute } from "@/lib/format/times";
import type { Upcoming } from "@/lib/game/upcoming/upcoming";
import { cn } from "@/lib/utils";

/** One thing that ends; without a number it is ready now. */
export function HourRow({ event, number }: { event: Upcoming; number?: number }) {
  const { title, note, url } = upcomingText(event);
  const { atMs } = event;
  const isOwn = event.kind === "own-crime";
  return (
    <li className="relative grid min-h-11 grid-cols-[1.625rem_3.25rem_minmax(0,1fr)_auto_2.25rem] items-center border-b border-row py-1 max-md:py-0.5 max-md:leading-5 max-md:grid-cols-[1.625rem_2.875rem_minmax(0,1fr)_auto_2.75rem]">
      {number === undefined ? (
        <ProgressCircle value={1} className={isOwn ? "text-primary" : "text-success"} />
      ) : (
        <span
          className={cn(
            "text-small text-muted-foreground",
            isOwn &&
              "-ml-1.5 grid size-5 place-items-center rounded-full bg-primary text-tiny font-semibold text-primary-foreground",
          )}
        >
          {number}
        </span>
      )}
      {atMs === null ? <span className="font-semibold">Now</span> : <Times atMs={atMs} />}
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="after:absolute after:inset-x-0 after:top-0 after:-bottom-px hover:underline"
      >
        {title}
        <span className="block text-tiny text-muted-foreground">{note}</span>
      </a>
      {atMs !== null && (
        <>
          <span
            className={cn(
              "pl-2 text-right whitespace-nowrap max-md:text-small",
              isOwn && "font-semibold text-primary",
            )}
          >
            <Countdown endsAtMs={atMs} format={formatDuration} />
          </span>
          <span className="relative z-1 -mr-1.5 justify-self-end">
            <AddRowToCalendar
              name={title}
              fileName={`${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.ics`}
              events={calendarEvents([event])}
            />
          </span>
        </>
      )}
    </li>
  );
}

/** Game time; the player's own below it, where it differs. */
function Times({ atMs }: { atMs: number }) {
  const own = formatOwnMinute(atMs);
  return (
    <span>
      <span className="font-semibold">
        <GameTime atMs={atMs}>{formatGameMinute(atMs)}</GameTime>
      </span>
      {own !== null && (
        <span className="block text-tiny text-muted-foreground">
          {own}
          <span className="sr-only"> your time</span>
        </span>
      )}
    </span>
  );
}
