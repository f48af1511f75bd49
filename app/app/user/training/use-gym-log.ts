import { useMemo } from "react";

import type { MissingPart } from "@/components/feedback/failed-calls";
import { useOptionalSuspenseQuery } from "@/components/reading/use-optional-query";
import { type LoadProgress, useOptionalTimeline } from "@/components/reading/use-timeline";
import { useSession } from "@/components/session/session";
import type { Choice } from "@/components/window/choice";
import { trainingTimeline } from "@/lib/api/endpoints/user-training-log";
import { keptTimeline, timelineQuery, type TimelineSource } from "@/lib/api/history/timeline-query";
import type { TimelinePart } from "@/lib/common/timelines";
import { DAY_MS } from "@/lib/common/time";
import type { Gym, GymPerk } from "@/lib/game/training/gym";
import {
  type ComparedSession,
  type Correction,
  correctionOf,
  type Pace,
  paceOf,
  sessionComparer,
  type TrainingSession,
} from "@/lib/game/training/sessions";
import { keyOwnerStore } from "@/lib/store/account/player";
import { addToTrainingHistory, readTrainingHistory } from "@/lib/store/account/training-history";

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

/** The player's sessions, compared with the formula. */
export interface GymLog {
  /** The sessions, newest first; null if the log can't be loaded. */
  sessions: readonly ComparedSession[] | null;
  /** The energy and gains of an average day; null without sessions. */
  pace: Pace | null;
  /** The correction of the formula by the sessions. */
  correction: Correction;
  /** The reason why no session is compared with the formula; null if some are, or if there are no sessions. */
  uncompared: string | null;
  progress: LoadProgress;
  missing: MissingPart;
}

/** The conditions under which sessions are compared with the formula. */
interface LogConditions {
  /** Null if unknown. */
  happyMaximum: number | null;
  perks: readonly GymPerk[];
  /** Null if unknown. */
  gyms: readonly Gym[] | null;
  /** False if the player has turned the correction off. */
  isCorrected: boolean;
}

/** Loads the player's sessions of a period. */
export function useGymLog(
  period: LogPeriod,
  todayMs: number,
  { happyMaximum, perks, gyms, isCorrected }: LogConditions,
): GymLog {
  const source = useGymLogSource();
  useOptionalSuspenseQuery(timelineQuery(source));
  const log = useOptionalTimeline(source, { fromMs: periodFromMs(period, todayMs) }, true);
  const compare = useMemo(() => {
    // Without the maximum happy or the list of gyms, no session is compared.
    const byId = new Map(happyMaximum === null ? [] : (gyms ?? []).map((gym) => [gym.id, gym]));
    return sessionComparer({ happyMaximum: happyMaximum ?? 0, perks, gyms: byId });
  }, [happyMaximum, perks, gyms]);
  const sessions = useMemo(() => log.entries?.map(compare) ?? null, [log.entries, compare]);
  const pace = useMemo(
    () => paceOf(sessions ?? [], todayMs, log.loadedFromMs),
    [sessions, todayMs, log.loadedFromMs],
  );
  const correction = useMemo(
    () => correctionOf(sessions ?? [], isCorrected),
    [sessions, isCorrected],
  );
  return {
    sessions,
    pace,
    correction,
    uncompared: correction.sessions > 0 ? null : whyUncompared(sessions, gyms, happyMaximum),
    progress: log.progress,
    missing: {
      ...log,
      path: "user/log",
      text: "Couldn’t load your gym sessions, so estimates use the formula unadjusted.",
    },
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

/** The player's sessions, with those that earlier visits stored in this browser. */
export function useGymLogSource(): TimelineSource<TrainingSession> {
  const session = useSession();
  return useMemo(() => {
    const owner = keyOwnerStore.get();
    const store = {
      read: () => readTrainingHistory(owner),
      add: (part: TimelinePart<TrainingSession>) => addToTrainingHistory(owner, part),
    };
    return keptTimeline(trainingTimeline(session), session.isSample, owner === "" ? null : store);
  }, [session]);
}
