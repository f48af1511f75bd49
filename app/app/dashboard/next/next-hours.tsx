"use client";

import { CalendarPlus } from "lucide-react";
import { type ReactNode, Suspense } from "react";

import { AddRowToCalendar, AddToCalendar } from "@/components/calendar/add-to-calendar";
import { InfoButton } from "@/components/figures/explain";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { SectionHeader } from "@/components/figures/section-header";
import { Countdown, GameTime } from "@/components/game/game-time";
import { LongList } from "@/components/list/long-list";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";
import { Skeleton } from "@/components/ui/skeleton";
import { calendarEvents, nowAndNext, upcomingText } from "@/components/upcoming/upcoming";
import { type IdleItem, useIdleItems } from "@/components/upcoming/use-idle-items";
import { useNow } from "@/components/window/use-now";
import { dayStartMs, MINUTE_MS } from "@/lib/common/time";
import {
  formatDuration,
  formatGameDay,
  formatGameMinute,
  formatGameMoment,
  formatOwnMinute,
  formatRemaining,
} from "@/lib/format/times";
import type { Upcoming } from "@/lib/game/upcoming/upcoming";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { notificationsStore } from "@/lib/store/user/dashboard";
import { cn } from "@/lib/utils";

import { useUpcoming } from "./use-upcoming";

/** On wide screens, the figures of all three events are on one line. */
const FIGURE = "md:font-display md:text-h1 md:font-medium";

/** The events that are ready now, those that end next, and the idle activities. Only the first countdown shows seconds. */
export function NowNext() {
  const idle = useIdleItems() ?? [];
  const events = nowAndNext(useUpcoming().events, idle);
  const first = events.find(({ atMs }) => atMs !== null);
  return (
    <section
      aria-label="Now and next"
      // The width of three items, so that nothing moves while they load.
      className="max-md:min-h-33 md:pb-4 md:@4xl/page:col-start-2 md:@4xl/page:min-w-120 md:@4xl/page:row-start-1 md:@4xl/page:self-end md:@4xl/page:pb-6"
    >
      <ol className="max-md:grid max-md:grid-cols-[minmax(3.25rem,auto)_minmax(0,1fr)_auto] md:flex md:flex-wrap">
        {events.map((event) => (
          <Item key={event.id} event={event} hasSeconds={event === first} />
        ))}
        {idle.length > 0 && <IdleItems idle={idle} />}
      </ol>
    </section>
  );
}

/** With more, the words take the place of the line below them. */
const IN_ONE_LINE = 2;

/** The idle activities, a word for each, which leads to its page of the game. Two lines hold all eight on a phone. */
function IdleItems({ idle }: { idle: readonly IdleItem[] }) {
  return (
    <li className="min-h-11 max-md:col-span-3 max-md:grid max-md:grid-cols-subgrid max-md:items-center md:w-40 md:border-l md:px-3">
      <span className="flex items-center gap-1.5 font-semibold md:text-small md:font-normal md:text-muted-foreground">
        <ProgressCircle value={0} className="text-warning" />
        Idle
      </span>
      <span className="flex flex-wrap gap-x-3.5 max-md:col-span-2 max-md:-mx-1.5 max-md:justify-between max-md:gap-x-0 md:gap-x-2.5 md:leading-6 md:font-semibold">
        {idle.map(({ kind, label, gameUrl }) => (
          <a
            key={kind}
            href={gameUrl}
            target="_blank"
            rel="noreferrer"
            className="underline decoration-input underline-offset-[0.22em] hover:text-primary hover:decoration-current max-md:inline-flex max-md:min-h-11 max-md:items-center max-md:px-1.5"
          >
            {label}
          </a>
        ))}
      </span>
      {idle.length <= IN_ONE_LINE && (
        <span className="text-small text-muted-foreground max-md:hidden">
          {idle.length} not running
        </span>
      )}
    </li>
  );
}

function Item({ event, hasSeconds }: { event: Upcoming; hasSeconds: boolean }) {
  const { title, note, url } = upcomingText(event);
  const { atMs } = event;
  const nowMs = useNow(MINUTE_MS);
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
        {atMs === null ? "Now" : <When atMs={atMs}>{formatGameMoment(atMs, nowMs)}</When>}
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

/** A moment in game time, with the player's own time below it if they differ. */
function When({ atMs, children }: { atMs: number; children: string }) {
  const own = formatOwnMinute(atMs);
  return (
    <>
      <GameTime atMs={atMs}>{children}</GameTime>
      {own !== null && (
        <span className="block text-tiny font-normal text-muted-foreground">
          {own}
          <span className="sr-only"> your time</span>
        </span>
      )}
    </>
  );
}

const FailedUpcoming = onDemand(() => import("./failed-upcoming").then((l) => l.FailedUpcoming));

const HowEnds = onDemand(() => import("./how-ends").then((l) => l.HowEnds));

const NotificationSettings = onDemand(() =>
  import("./notification-settings").then((l) => l.NotificationSettings),
);

const EventAlerts = onDemand(() => import("./event-alerts").then((l) => l.EventAlerts));

const HOW = "How it’s calculated: event times";

/** The number of rows on most days. Their space is reserved until everything has loaded. */
const USUAL_ROWS = 8;

/** Everything that ends in the next 24 hours; events that are ready now come first. */
export function NextHours() {
  const { events, later, isLoading, failure } = useUpcoming();
  const isWhole = !isLoading && failure === null;
  const { kinds, inTitle } = useStoredValue(notificationsStore);

  return (
    <section aria-label="Next 24 hours" className="mt-6 max-md:mt-0">
      <SectionHeader title="Next 24 hours">
        <Popover label={HOW} trigger={<InfoButton aria-label={HOW} />}>
          <HowEnds />
        </Popover>
        <Popover
          label="Notify me"
          trigger={
            <Button variant="quiet" size="sm">
              Notify me
            </Button>
          }
        >
          <NotificationSettings events={[...events, ...later]} />
        </Popover>
        <AddToCalendar
          variant="quiet"
          size="sm"
          className="max-md:min-w-11"
          fileName="next-24-hours.ics"
          events={calendarEvents([...events, ...later])}
        >
          <CalendarPlus aria-hidden className="md:hidden" />
          <span className="max-md:sr-only">Add all to calendar</span>
        </AddToCalendar>
      </SectionHeader>
      <HourList events={events} isLoading={isLoading} />
      {/* The new day is always in the list. */}
      {isWhole && events.length === 1 && (
        <p className="mt-2 text-muted-foreground">Nothing else in the next 24 hours.</p>
      )}
      {later.length > 0 && (
        <Group title="Later">
          {later.map((event) => (
            <HourRow key={event.id} event={event} day={formatGameDay(event.atMs)} />
          ))}
        </Group>
      )}
      <Suspense>{failure && <FailedUpcoming {...failure} />}</Suspense>
      <Suspense>
        {(kinds.length > 0 || inTitle) && <EventAlerts events={events} later={later} />}
      </Suspense>
    </section>
  );
}

/** The events that are ready now, then those of each game day. The numbers match the pins on the hour ruler. */
function HourList({ events, isLoading }: { events: readonly Upcoming[]; isLoading: boolean }) {
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
      <h3 className="border-b border-border pt-3 pb-1 text-small text-muted-foreground max-md:pt-0 max-md:pb-0.5">
        {title}
      </h3>
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

/** An event. Without a number, it is ready now or ends in more than 24 hours. */
function HourRow({ event, number, day }: { event: Upcoming; number?: number; day?: string }) {
  const { title, note, url } = upcomingText(event);
  const { atMs } = event;
  const isOwn = event.kind === "own-crime";
  return (
    <li className="relative grid min-h-11 grid-cols-[1.625rem_3.25rem_minmax(0,1fr)_auto_2.25rem] items-center border-b border-row py-1 max-md:py-0 max-md:leading-5 max-md:grid-cols-[1.625rem_2.875rem_minmax(0,1fr)_auto_2.75rem]">
      {atMs === null ? (
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
      <span className="font-semibold">
        {atMs === null ? "Now" : <When atMs={atMs}>{formatGameMinute(atMs)}</When>}
      </span>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="after:absolute after:inset-x-0 after:top-0 after:-bottom-px hover:underline"
      >
        {title}
        <span className="block text-tiny text-muted-foreground">
          {day === undefined ? note : `${note}, ${day}`}
        </span>
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
              fileName={`${title}.ics`}
              events={calendarEvents([event])}
            />
          </span>
        </>
      )}
    </li>
  );
}
