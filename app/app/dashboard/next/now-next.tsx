"use client";

import { Countdown, GameTime } from "@/components/game/game-time";
import { upcomingText } from "@/components/upcoming/upcoming";
import { useNow } from "@/components/window/use-now";
import { MINUTE_MS } from "@/lib/common/time";
import {
  formatDuration,
  formatGameMoment,
  formatRemaining,
  formatOwnMinute,
} from "@/lib/format/times";
import type { Upcoming } from "@/lib/game/upcoming/upcoming";
import { cn } from "@/lib/utils";

import { useUpcoming } from "./use-upcoming";

const SHOWN = 3;

/** Where there is room, the figures of all three are in one line. */
const FIGURE = "md:font-display md:text-h1 md:font-medium";

/** What is ready now and what ends next, three at most. Only the first end counts seconds. */
export function NowNext() {
  const events = useUpcoming().events.slice(0, SHOWN);
  const first = events.find(({ atMs }) => atMs !== null);
  return (
    <section
      aria-label="Now and next"
      className="max-md:min-h-33 md:pb-4 md:@4xl/page:col-start-2 md:@4xl/page:row-start-1 md:@4xl/page:self-end md:@4xl/page:pb-6"
    >
      <ol className="max-md:grid max-md:grid-cols-[minmax(3.25rem,auto)_minmax(0,1fr)_auto] md:flex md:flex-wrap">
        {events.map((event) => (
          <Item key={event.id} event={event} hasSeconds={event === first} />
        ))}
      </ol>
    </section>
  );
}

function Item({ event, hasSeconds }: { event: Upcoming; hasSeconds: boolean }) {
  const { title, note, url } = upcomingText(event);
  const { atMs } = event;
  return (
    <li className="relative grid min-h-11 items-center gap-x-2 max-md:col-span-3 max-md:grid-cols-subgrid max-md:border-b max-md:border-row max-md:last:border-b-0 md:w-40 md:grid-cols-1 md:content-start md:border-l md:px-3">
      <span
        className={cn(
          "font-semibold",
          atMs === null
            ? FIGURE
            : "md:order-2 md:text-small md:font-normal md:text-muted-foreground",
        )}
      >
        {atMs === null ? "Now" : <When atMs={atMs} />}
      </span>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="py-0.5 leading-5 no-underline md:-order-1 md:truncate md:py-0 md:text-small md:text-muted-foreground after:absolute after:inset-x-0 after:top-0 after:-bottom-px hover:underline"
      >
        {title}
        {note !== "" && <span className="text-small text-muted-foreground md:hidden"> {note}</span>}
      </a>
      {atMs !== null && (
        <b
          className={cn(
            "text-right whitespace-nowrap md:text-left",
            FIGURE,
            event.kind === "own-crime" && "text-primary",
          )}
        >
          <Countdown endsAtMs={atMs} format={hasSeconds ? formatRemaining : formatDuration} />
        </b>
      )}
    </li>
  );
}

/** In game time; the player's own below it, where it differs. */
function When({ atMs }: { atMs: number }) {
  const nowMs = useNow(MINUTE_MS);
  const own = formatOwnMinute(atMs);
  return (
    <>
      <GameTime atMs={atMs}>{formatGameMoment(atMs, nowMs)}</GameTime>
      {own !== null && (
        <span className="block text-tiny font-normal text-muted-foreground">
          {own}
          <span className="sr-only"> your time</span>
        </span>
      )}
    </>
  );
}
