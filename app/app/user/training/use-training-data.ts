import { usePrefetchQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import type { MissingPart } from "@/components/feedback/failed-calls";
import {
  useOptionalQuery,
  useOptionalSuspenseQuery,
} from "@/components/reading/use-optional-query";
import { type LoadProgress, useOptionalTimeline } from "@/components/reading/use-timeline";
import { useSession } from "@/components/session/session";
import type { Choice } from "@/components/window/choice";
import { gymsQuery } from "@/lib/api/endpoints/torn-gyms";
import { barsQuery } from "@/lib/api/endpoints/user-bars";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { battleStatsQuery } from "@/lib/api/endpoints/user-battlestats";
import { cooldownsQuery } from "@/lib/api/endpoints/user-cooldowns";
import { activeGymQuery } from "@/lib/api/endpoints/user-gym";
import { perksQuery } from "@/lib/api/endpoints/user-perks";
import { refillsQuery } from "@/lib/api/endpoints/user-refills";
import { trainingTimeline } from "@/lib/api/endpoints/user-training-log";
import { travelQuery } from "@/lib/api/endpoints/user-travel";
import { timelineQuery, type TimelineSource } from "@/lib/api/history/timeline-query";
import { gymPerksOf } from "@/lib/api/sentences/training";
import type { Session } from "@/lib/api/transport/session";
import { DAY_MS } from "@/lib/common/time";
import type { Cooldowns, Perks, Profile } from "@/lib/game/account/account";
import type { Bars } from "@/lib/game/account/bars";
import type { PerStat } from "@/lib/game/training/battle-stats";
import { estimateGymOf, type Gym, type GymPerk, ownGyms } from "@/lib/game/training/gym";
import {
  type ComparedSession,
  type Correction,
  correctionOf,
  type Pace,
  paceOf,
  sessionComparer,
  type TrainingSession,
} from "@/lib/game/training/sessions";
import type { Flight } from "@/lib/game/travel/flight";
import { keyOwnerStore } from "@/lib/store/account/player";
import { addToTrainingHistory, readTrainingHistory } from "@/lib/store/account/training-history";
import { storeFor, type StoredValue } from "@/lib/store/engine/stored-value";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { type TrainingChoices, trainingStore } from "@/lib/store/user/training";

/** The periods of the log, in days. */
export const LOG_PERIODS = [
  ["30", "Last 30 days"],
  ["90", "Last 90 days"],
  ["365", "Last 365 days"],
  ["all", "Everything"],
] as const satisfies readonly Choice[];

export type LogPeriod = (typeof LOG_PERIODS)[number][0];

/** The start of a period; 0 for everything. */
export const periodFromMs = (period: LogPeriod, todayMs: number): number =>
  period === "all" ? 0 : todayMs - Number(period) * DAY_MS;

/** A response and its time by the game's clock. */
interface FetchedAt<T> {
  data: T | undefined;
  fetchedAtMs: number;
}

/** The player's sessions. */
interface TrainingLog {
  /** The sessions, newest first; null if the log can't be loaded. */
  sessions: readonly ComparedSession[] | null;
  /** The energy and gains of an average day; null without sessions. */
  pace: Pace | null;
  progress: LoadProgress;
  /** The reason why no session is compared with the formula; null if some are, or if there are no sessions. */
  uncompared: string | null;
}

/** The player's data for the page. Each part may be missing independently of the others. */
export interface TrainingData {
  stats: PerStat | null;
  perks: readonly GymPerk[];
  /** The perks in the game's words; undefined if unknown. */
  allPerks: Perks | undefined;
  bars: FetchedAt<Bars>;
  cooldowns: FetchedAt<Cooldowns>;
  isRefillUsed: boolean | null;
  /** The player's profile, whose status includes the location. Undefined while the flight of a travelling player loads. */
  profile: Profile | undefined;
  flight: FetchedAt<Flight>;
  gyms: readonly Gym[] | null;
  /** The gym that estimates are for: the active gym, or the highest that the player has unlocked. */
  gym: Gym | null;
  /** The id of the active gym; null if unknown. */
  activeId: number | null;
  /** The gyms that the player has. */
  own: readonly Gym[];
  log: TrainingLog;
  /** The correction of the formula by the log. */
  correction: Correction;
  choices: TrainingChoices;
  store: StoredValue<TrainingChoices>;
  missing: readonly MissingPart[];
}

/**
 * Loads all data that the views are calculated from.
 * @param period the period for which the log is loaded
 */
export function useTrainingData(period: LogPeriod, todayMs: number): TrainingData {
  const fromMs = periodFromMs(period, todayMs);
  const session = useSession();
  const source = useMemo(() => storedTimeline(session), [session]);
  // Requested in parallel.
  usePrefetchQuery(battleStatsQuery(session));
  usePrefetchQuery(activeGymQuery(session));
  usePrefetchQuery(gymsQuery(session));
  usePrefetchQuery(barsQuery(session));
  usePrefetchQuery(perksQuery(session));
  usePrefetchQuery(refillsQuery(session));
  usePrefetchQuery(cooldownsQuery(session));
  usePrefetchQuery(profileQuery(session));
  usePrefetchQuery(timelineQuery(source));
  const stats = useOptionalSuspenseQuery(battleStatsQuery(session));
  const active = useOptionalSuspenseQuery(activeGymQuery(session));
  const list = useOptionalSuspenseQuery(gymsQuery(session));
  const bars = useOptionalSuspenseQuery(barsQuery(session));
  const allPerks = useOptionalSuspenseQuery(perksQuery(session));
  const refills = useOptionalSuspenseQuery(refillsQuery(session));
  const cooldowns = useOptionalSuspenseQuery(cooldownsQuery(session));
  // Both fail silently: they only determine if the player can train now, and no figure depends on them.
  const { data: profile } = useOptionalSuspenseQuery(profileQuery(session));
  const isFlying = profile?.state === "Traveling";
  const flight = useOptionalQuery({ ...travelQuery(session), enabled: isFlying });
  useOptionalSuspenseQuery(timelineQuery(source));
  const log = useOptionalTimeline(source, { fromMs }, true);
  const store = storeFor(session, trainingStore);
  const choices = useStoredValue(store);

  const gyms = list.data?.entries ?? null;
  const perks = useMemo(
    () => (allPerks.data === undefined ? [] : gymPerksOf(allPerks.data)),
    [allPerks.data],
  );
  const happyMaximum = bars.data?.happy.maximum ?? null;
  const compare = useMemo(() => {
    // Without the maximum happy or the list of gyms, no session is compared.
    const byId = new Map(happyMaximum === null ? [] : (gyms ?? []).map((gym) => [gym.id, gym]));
    const conditions = { happyMaximum: happyMaximum ?? 0, perks, gyms: byId };
    return sessionComparer(conditions);
  }, [happyMaximum, perks, gyms]);
  const sessions = useMemo(() => log.entries?.map(compare) ?? null, [log.entries, compare]);
  const pace = useMemo(
    () => paceOf(sessions ?? [], todayMs, log.loadedFromMs),
    [sessions, todayMs, log.loadedFromMs],
  );
  const correction = useMemo(
    () => correctionOf(sessions ?? [], choices.isCorrected),
    [sessions, choices.isCorrected],
  );
  const activeId = active.data?.id ?? null;
  const own = useMemo(
    () => ownGyms(gyms ?? [], { activeId, ...choices }),
    [gyms, activeId, choices],
  );
  const gym = estimateGymOf(own, activeId);

  return {
    stats: stats.data ?? null,
    perks,
    allPerks: allPerks.data,
    bars,
    cooldowns,
    isRefillUsed: refills.data?.energy ?? null,
    // A player who was travelling when the profile was fetched may have landed, so the profile waits for the flight.
    profile: isFlying && flight.data === undefined && flight.error === null ? undefined : profile,
    flight,
    gyms,
    gym,
    activeId,
    own,
    log: {
      sessions,
      pace,
      progress: log.progress,
      uncompared: correction.sessions > 0 ? null : whyUncompared(sessions, gyms, happyMaximum),
    },
    correction,
    choices,
    store,
    missing: [
      {
        ...stats,
        path: "user/battlestats",
        text: "Couldn’t load your battle stats, so there are no estimates.",
      },
      { ...bars, path: "user/bars", text: "Couldn’t load your energy and happy." },
      {
        ...list,
        path: "torn/gyms",
        text: "Couldn’t load the game’s gyms, so there are no estimates by the formula.",
      },
      {
        ...active,
        path: "user/gym",
        text: gym
          ? `Couldn’t load your active gym, so estimates are for ${gym.name}.`
          : "Couldn’t load your active gym. In Plan, choose the highest gym you have.",
      },
      {
        ...allPerks,
        path: "user/perks",
        text: "Couldn’t load your perks, so estimates exclude them.",
      },
      { ...refills, path: "user/refills", text: "Couldn’t load your refills." },
      { ...cooldowns, path: "user/cooldowns", text: "Couldn’t load your cooldowns." },
      {
        ...log,
        path: "user/log",
        text: "Couldn’t load your gym sessions, so estimates use the formula unadjusted.",
      },
    ],
  };
}

/** The reason why none of the sessions is compared; null if there are no sessions. */
function whyUncompared(
  sessions: readonly ComparedSession[] | null,
  gyms: readonly Gym[] | null,
  happyMaximum: number | null,
): string | null {
  if (sessions === null) return "Your gym sessions are unknown.";
  if (sessions.length === 0) return null;
  const lacking = [
    ...(gyms === null ? ["the game’s gyms"] : []),
    ...(happyMaximum === null ? ["your maximum happy"] : []),
  ];
  return lacking.length === 0
    ? "Your sessions can’t be compared: their gyms aren’t in the game’s list."
    : `Your sessions can’t be compared with the formula without ${lacking.join(" and ")}.`;
}

/**
 * The player's sessions, with those that earlier visits stored in this browser. Nothing is stored for the sample data, or
 * before the player's id is known. A separate query key then prevents the unsaved list from replacing a stored one later.
 */
function storedTimeline(session: Session): TimelineSource<TrainingSession> {
  const source = trainingTimeline(session);
  if (session.isSample) return source;
  const owner = keyOwnerStore.get();
  if (owner === "") return { ...source, queryKey: [...source.queryKey, "not kept"] };
  return {
    ...source,
    store: {
      read: () => readTrainingHistory(owner),
      add: (part) => addToTrainingHistory(owner, part),
    },
  };
}
