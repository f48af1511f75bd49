import { usePrefetchQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";

import type { MissingPart } from "@/components/feedback/failed-calls";
import {
  useOptionalQuery,
  useOptionalSuspenseQuery,
} from "@/components/reading/use-optional-query";
import { type LoadProgress, useOptionalTimeline } from "@/components/reading/use-timeline";
import { useSession } from "@/components/session/session";
import type { Choice } from "@/components/window/choice";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { museumQuery } from "@/lib/api/endpoints/torn-museum";
import { travelQuery } from "@/lib/api/endpoints/user-travel";
import { keptTimeline, timelineQuery, type TimelineSource } from "@/lib/api/history/timeline-query";
import { ledgerTimeline } from "@/lib/api/logs/ledger-timeline";
import type { Interval } from "@/lib/common/intervals";
import { DAY_MS } from "@/lib/common/time";
import type { TimelinePart } from "@/lib/common/timelines";
import { type LedgerEvent, POINTS } from "@/lib/game/ledger/events";
import { type Ledger, matchLots } from "@/lib/game/ledger/lots";
import { type MarketValues, movementsOf, type MuseumSets } from "@/lib/game/ledger/movements";
import { type TripResult, tripResults } from "@/lib/game/ledger/trip-results";
import { type Trip, tripsOf } from "@/lib/game/ledger/trips";
import { isToTorn, landsAtMs } from "@/lib/game/travel/flight";
import { addToLedgerHistory, readLedgerHistory } from "@/lib/store/account/ledger-history";
import { keyOwnerStore } from "@/lib/store/account/player";

/** How far back the log loads, in days. */
export const LEDGER_PERIODS = [
  ["56", "Last 8 weeks"],
  ["30", "Last 30 days"],
  ["365", "Last 365 days"],
  ["all", "Everything"],
] as const satisfies readonly Choice[];

export type LedgerPeriod = (typeof LEDGER_PERIODS)[number][0];

/** The start of a period; 0 for everything. */
const periodFromMs = (period: LedgerPeriod, todayMs: number): number =>
  period === "all" ? 0 : todayMs - Number(period) * DAY_MS;

/** A flight in the air. */
export interface Landing {
  /** Null if unknown. */
  destination: string | null;
  atMs: number;
}

/** The player's trades and trips in the log that has loaded. */
export interface PlayerLedger {
  /** The loaded part of the log; empty if the key can't read it. */
  events: readonly LedgerEvent[];
  /** Null if the log can't be loaded. */
  trips: readonly Trip[] | null;
  ledger: Ledger;
  marketValue: MarketValues;
  /** "Camel Plushie", or "[384]" while the game's items are unknown. */
  itemName: (item: number) => string;
  hasItems: boolean;
  /** The start of the period. */
  fromMs: number;
  progress: LoadProgress;
  /** The loaded periods, newest first. */
  spans: readonly Interval[];
  /** The number of loaded entries, and of those that can't be read. */
  entries: number;
  unreadable: number;
  /** The current flight; null if the player isn't in the air, or if unknown. */
  landing: Landing | null;
  /** True if the game says that the player is in Torn. */
  isHome: boolean;
  /** True if the key can't read the log. */
  isLogClosed: boolean;
  missing: readonly MissingPart[];
}

const NO_EVENTS: readonly LedgerEvent[] = [];

/** Loads the player's trades and trips of a period, with those that this browser has stored. */
export function usePlayerLedger(
  period: LedgerPeriod,
  todayMs: number,
  nowMs: number,
): PlayerLedger {
  const session = useSession();
  const source = useLedgerSource();
  usePrefetchQuery(itemsQuery(session));
  usePrefetchQuery(travelQuery(session));
  useOptionalSuspenseQuery(timelineQuery(source));
  const fromMs = periodFromMs(period, todayMs);
  const log = useOptionalTimeline(source, { fromMs }, true);
  const items = useOptionalSuspenseQuery(itemsQuery(session));
  // The page doesn’t wait for it: only the time of the landing depends on it.
  const travel = useOptionalQuery(travelQuery(session));

  const byId = useMemo(
    () => new Map(items.data?.entries.map((item) => [item.id, item])),
    [items.data],
  );
  const marketValue = useMemo<MarketValues>(
    () => (item) => byId.get(item)?.marketPrice ?? null,
    [byId],
  );
  const events = log.entries;
  const museum = useOptionalQuery({
    ...museumQuery(session),
    enabled: useMemo(() => events?.some(({ kind }) => kind === "museum") ?? false, [events]),
  });
  const sets = museum.data?.entries;
  const ledger = useMemo(() => {
    const itemsOf = new Map(sets?.map(({ name, items: ids }) => [name, ids]));
    const museumSets: MuseumSets = (name) => itemsOf.get(name) ?? null;
    return matchLots(movementsOf(events ?? [], marketValue, museumSets));
  }, [events, marketValue, sets]);
  const trips = useMemo(() => events && tripsOf(events), [events]);
  const unreadable = useMemo(
    () => events?.filter(({ kind }) => kind === "unreadable").length ?? 0,
    [events],
  );
  const itemName = useCallback(
    (item: number) => (item === POINTS ? "Points" : (byId.get(item)?.name ?? `[${item}]`)),
    [byId],
  );
  const landsMs = travel.data === undefined ? null : landsAtMs(travel.data, travel.fetchedAtMs);
  const isInAir = landsMs !== null && landsMs > nowMs;
  const destination = travel.data?.destination ?? null;
  const landing = useMemo(
    () => (isInAir ? { destination, atMs: landsMs } : null),
    [isInAir, destination, landsMs],
  );
  return {
    events: events ?? NO_EVENTS,
    trips: trips ?? null,
    ledger,
    marketValue,
    itemName,
    hasItems: items.data !== undefined,
    fromMs,
    progress: log.progress,
    spans: log.spans,
    entries: events?.length ?? 0,
    unreadable,
    landing,
    isHome: travel.data !== undefined && isToTorn(travel.data) && landing === null,
    isLogClosed: log.error?.kind === "access-too-low",
    missing: [
      {
        ...log,
        path: "user/log",
        text: "Couldn’t load your log, which has your trips and trades.",
      },
      {
        ...items,
        path: "torn/items",
        text: "Couldn’t load market values. Figures that need them show –.",
      },
      {
        ...museum,
        path: "torn/museum",
        text: "Couldn’t load the museum’s sets. Items that you exchanged count as unsold.",
      },
      { ...travel, path: "user/travel", text: "Couldn’t load your current flight." },
    ],
  };
}

/** The trips that began in the period and what they earned, newest first. Empty if the log can't be loaded. */
export function useTripResults(
  { trips, ledger, marketValue, fromMs, isHome }: PlayerLedger,
  nowMs: number,
): readonly TripResult[] {
  return useMemo(() => {
    const recent = (trips ?? [])
      .filter(({ beganMs }) => beganMs >= fromMs)
      .map((trip) => (isHome ? { ...trip, hasEnded: true } : trip));
    return tripResults(recent, ledger, marketValue, nowMs).toReversed();
  }, [trips, ledger, marketValue, fromMs, isHome, nowMs]);
}

/** The player's log, with what earlier visits stored in this browser. */
function useLedgerSource(): TimelineSource<LedgerEvent> {
  const session = useSession();
  return useMemo(() => {
    const owner = keyOwnerStore.get();
    const store = {
      read: () => readLedgerHistory(owner),
      add: (part: TimelinePart<LedgerEvent>) => addToLedgerHistory(owner, part),
    };
    return keptTimeline(ledgerTimeline(session), session.isSample, owner === "" ? null : store);
  }, [session]);
}
