import type { OptionalResult } from "@/components/reading/use-optional-query";
import { DAY_MS, HOUR_MS } from "@/lib/common/time";
import type { CalendarEvent } from "@/lib/format/calendar";
import type { IdleKind } from "@/lib/game/checklist/idle";
import { isAway } from "@/lib/game/travel/flight";
import type { Ending, Upcoming, UpcomingKind } from "@/lib/game/upcoming/upcoming";

import { KINDS, type Sources, type UpcomingText } from "./kinds";

/**
 * The events that end within 24 hours: those ready now first, then by time. Of the ready events, those that wait until the player
 * is back in Torn come last. The list changes only with its sources, when a moment of `momentsOf` passes, and when another event
 * comes within the 24 hours.
 */
export function upcoming(sources: Sources, nowMs: number): Upcoming[] {
  const isPlayerAway = isAway(sources.flight, sources.profile.data, nowMs);
  return endings(sources, nowMs)
    .flatMap((ending): Upcoming[] => {
      if (ending.atMs > nowMs + DAY_MS) return [];
      if (ending.atMs > nowMs) return [ending];
      const { waits, isInCity = false } = KINDS[ending.kind];
      if (!waits) return [];
      return [{ ...ending, atMs: null, ...(isInCity && isPlayerAway && { isOutOfReach: true }) }];
    })
    .sort((a, b) => (a.atMs ?? 0) - (b.atMs ?? 0) || rankOf(a) - rankOf(b));
}

const rankOf = ({ kind, isOutOfReach = false }: Upcoming) =>
  KINDS[kind].rank + (isOutOfReach ? 100 : 0);

/** The events that end in more than 24 hours and are listed anyway. */
export const endingLater = (sources: Sources, nowMs: number): Ending[] =>
  endings(sources, nowMs).filter(
    ({ kind, atMs }) => KINDS[kind].hasLine === true && atMs > nowMs + DAY_MS,
  );

/** The number of places of "Now and next". */
const SHOWN = 3;

/** The activity that is idle once an event of this kind is ready. */
export const IDLE_AFTER: Readonly<Partial<Record<UpcomingKind, IdleKind>>> = {
  bank: "bank",
  education: "course",
  virus: "virus",
  drug: "drug",
  booster: "booster",
  energy: "training",
};

/** Every day's events happen without the player, so they give their place to one of the player's own within an hour after them. */
const placeMs = ({ kind, atMs }: Upcoming) =>
  (atMs ?? 0) + (kind === "company-day" || kind === "new-day" ? HOUR_MS : 0);

/**
 * The events that are ready now and those that end next, three in all, without those out of reach. However many are ready, one
 * place is reserved for the event that ends next. The idle activities take the last place, and aren't repeated as ready.
 */
export function nowAndNext(
  events: readonly Upcoming[],
  idle: readonly { kind: IdleKind }[] = [],
): Upcoming[] {
  const shown = idle.length === 0 ? SHOWN : SHOWN - 1;
  const isIdle = ({ kind, atMs }: Upcoming) =>
    atMs === null && idle.some((one) => one.kind === IDLE_AFTER[kind]);
  const inReach = events.filter((event) => !(event.isOutOfReach ?? false) && !isIdle(event));
  const ahead = inReach.filter(({ atMs }) => atMs !== null);
  const ready = inReach.filter(({ atMs }) => atMs === null);
  const places = [
    ...ready.slice(0, shown - Math.min(ahead.length, 1)),
    ...ahead.sort((a, b) => placeMs(a) - placeMs(b)),
  ].slice(0, shown);
  return inReach.filter((event) => places.includes(event));
}

/** The times at which the list of upcoming events may change: when each source responded, and when each event ends. */
export const momentsOf = (sources: Sources): number[] => [
  ...Object.values<OptionalResult<unknown>>({ ...sources }).flatMap(({ data, fetchedAtMs }) =>
    data === undefined ? [] : fetchedAtMs,
  ),
  // A new day begins on a full minute, when the list is updated anyway.
  ...endings(sources, 0).flatMap(({ kind, atMs }) => (kind === "new-day" ? [] : atMs)),
];

const endings = (sources: Sources, nowMs: number): Ending[] =>
  Object.values(KINDS).flatMap((kind) => kind.ends(sources, nowMs));

/** The text shown for an event, and the link to its page in the game. */
export function upcomingText(event: Upcoming): UpcomingText {
  const text = KINDS[event.kind].text(event);
  return event.isOutOfReach === true ? { ...text, note: `${text.note}, in Torn only` } : text;
}

/** The events that are not ready yet, as events of a calendar file. */
export const calendarEvents = (events: readonly Upcoming[]): CalendarEvent[] =>
  events.flatMap((event) => {
    if (event.atMs === null) return [];
    const { title, note, url } = upcomingText(event);
    return [{ id: event.id, title, description: note, url, startsAtMs: event.atMs }];
  });
