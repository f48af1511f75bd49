import { usePrefetchQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { useStatHistory } from "@/components/history/use-stat-history";
import {
  type OptionalResult,
  useOptionalQuery,
  useOptionalSuspenseQuery,
} from "@/components/reading/use-optional-query";
import { usePolling } from "@/components/reading/use-polling";
import { useOptionalTimeline } from "@/components/reading/use-timeline";
import { useSession } from "@/components/session/session";
import { useNow, useNowAt } from "@/components/window/use-now";
import { ownAttacksTimeline } from "@/lib/api/endpoints/user-attacks";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { currentStatsQuery } from "@/lib/api/endpoints/user-current-stats";
import { spyReportsQuery } from "@/lib/api/endpoints/user-reports";
import { timelineQuery } from "@/lib/api/history/timeline-query";
import { TORN } from "@/lib/api/sentences/countries";
import type { ApiError } from "@/lib/api/transport/errors";
import { TARGET_INTERVALS_MS } from "@/lib/api/transport/polling";
import { DAY_MS, dayStartMs, MINUTE_MS } from "@/lib/common/time";
import type { Profile } from "@/lib/game/account/account";
import { attackAtMs } from "@/lib/game/faction/attacks";
import { type Encounters, encountersBy, type SpyReport } from "@/lib/game/fight/estimate";
import { ownScores, type ScoreAt } from "@/lib/game/fight/fair-fight";
import { type OwnAttack, recordsByTarget, type TargetRecord } from "@/lib/game/fight/own-attacks";
import { keyOwnerStore } from "@/lib/store/account/player";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";

import { obstacleOf, type TextContext } from "./text";

/** How far back attacks say something of a target. */
export const ATTACK_DAYS = 90;

/** Ten calls, so that a fighter's long list doesn't use up the calls of the page: each page repeats the last attack of the one before. */
const MAX_ATTACKS = 990;

const NO_ATTACKS: readonly OwnAttack[] = [];
const NO_REPORTS: readonly SpyReport[] = [];

/** The call that a figure waits for, and how to make it again. */
interface CallState {
  error: ApiError | null;
  retry: () => void;
}

/** What the player's attacks, the attacks of others on the player, and spy reports say of targets. */
export interface TargetData {
  /** By the number of the other player. */
  encounters: ReadonlyMap<number, Encounters>;
  records: ReadonlyMap<number, TargetRecord>;
  scoreAt: ScoreAt;
  /** How many own attacks of the last 90 days have loaded; null if none could be. */
  attackCount: number | null;
  textContext: TextContext;
  outgoing: CallState;
  /** A later page of them: what is loaded says nothing of the time before. */
  earlier: CallState;
  incoming: CallState;
  reports: CallState;
  stats: CallState;
}

/** Who and where the player is. */
export interface OwnPlayer {
  profile: OptionalResult<Profile>;
  id: number;
  /** Torn or a country; null while the player flies, or where we don't know it. Torn where it can't be loaded. */
  place: string | null;
  /** Why the player can't attack anybody; null if nothing is known to prevent it. */
  obstacle: string | null;
}

/** Updated each minute: a player who has landed can attack other people than before. */
export function useOwnPlayer(): OwnPlayer {
  const session = useSession();
  const stored = useStoredValue(keyOwnerStore);
  const profile = useOptionalSuspenseQuery(profileQuery(session));
  usePolling(profileQuery(session), TARGET_INTERVALS_MS.own);
  const { data } = profile;
  const nowMs = useNowAt([data?.stateUntilMs ?? Infinity]);
  return {
    profile,
    id: data?.id ?? Number(stored),
    place: data === undefined ? TORN : data.place,
    obstacle: data === undefined ? null : obstacleOf(data, nowMs),
  };
}

/**
 * The attacks of the last 90 days by the player and on the player, and spy reports. Suspends until the newest own attacks
 * are there: without them, every row would change when they come.
 */
export function useTargetData(playerId: number): TargetData {
  const session = useSession();
  const nowMs = useNow(MINUTE_MS);
  const outgoingSource = useMemo(() => ownAttacksTimeline(session, "outgoing"), [session]);
  const incomingSource = useMemo(() => ownAttacksTimeline(session, "incoming"), [session]);
  usePrefetchQuery(timelineQuery(incomingSource));
  usePrefetchQuery(spyReportsQuery(session));
  usePrefetchQuery(currentStatsQuery(session));

  const newest = useOptionalSuspenseQuery(timelineQuery(outgoingSource));
  usePolling(timelineQuery(outgoingSource), TARGET_INTERVALS_MS.own);
  const known = newest.data?.entries ?? NO_ATTACKS;
  const last = known.length >= MAX_ATTACKS ? known.at(-1) : undefined;
  const fromMs =
    last === undefined ? dayStartMs(nowMs) - ATTACK_DAYS * DAY_MS : attackAtMs(last) + 1000;
  const wanted = useMemo(() => ({ fromMs }), [fromMs]);
  const {
    entries: outgoing,
    loadedFromMs,
    progress,
  } = useOptionalTimeline(outgoingSource, wanted, true);
  const incoming = useOptionalQuery(timelineQuery(incomingSource));
  const reports = useOptionalQuery(spyReportsQuery(session));
  const stats = useOptionalQuery(currentStatsQuery(session));

  const ids = useMemo(() => [playerId], [playerId]);
  const history = useStatHistory(ids).histories?.get(playerId);
  const scoreAt = useMemo(
    () => ownScores(history ?? {}, stats.data ?? null, nowMs),
    [history, stats.data, nowMs],
  );
  const periodFromMs = dayStartMs(nowMs) - ATTACK_DAYS * DAY_MS;
  const attacks = useMemo(
    () => (outgoing ?? NO_ATTACKS).filter((attack) => attackAtMs(attack) >= periodFromMs),
    [outgoing, periodFromMs],
  );
  const attacksFromMs = loadedFromMs > periodFromMs && outgoing ? loadedFromMs : null;
  const hasAttacks = outgoing !== undefined;
  const textContext = useMemo(
    () => ({ hasAttacks, attacksFromMs, nowMs }),
    [hasAttacks, attacksFromMs, nowMs],
  );
  const encounters = useMemo(
    () =>
      encountersBy(
        [...attacks, ...(incoming.data?.entries ?? NO_ATTACKS)],
        reports.data?.entries ?? NO_REPORTS,
        playerId,
      ),
    [attacks, incoming.data, reports.data, playerId],
  );
  const records = useMemo(
    () => new Map(recordsByTarget(attacks, playerId).map((one) => [one.target.id, one])),
    [attacks, playerId],
  );
  return {
    encounters,
    records,
    scoreAt,
    attackCount: hasAttacks ? attacks.length : null,
    textContext,
    outgoing: newest,
    earlier: { error: progress.error, retry: progress.resume },
    incoming,
    reports,
    stats,
  };
}
