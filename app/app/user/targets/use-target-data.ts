import { usePrefetchQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { useStatHistory } from "@/components/history/use-stat-history";
import {
  useOptionalQuery,
  useOptionalSuspenseQuery,
} from "@/components/reading/use-optional-query";
import { usePolling } from "@/components/reading/use-polling";
import { useOptionalTimeline } from "@/components/reading/use-timeline";
import { useSession } from "@/components/session/session";
import { useNow } from "@/components/window/use-now";
import { ownAttacksTimeline } from "@/lib/api/endpoints/user-attacks";
import { currentStatsQuery } from "@/lib/api/endpoints/user-current-stats";
import { spyReportsQuery } from "@/lib/api/endpoints/user-reports";
import { timelineQuery } from "@/lib/api/history/timeline-query";
import type { ApiError } from "@/lib/api/transport/errors";
import { TARGET_INTERVALS_MS } from "@/lib/api/transport/polling";
import { DAY_MS, dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { attackAtMs } from "@/lib/game/faction/attacks";
import {
  ATTACK_DAYS,
  type Encounters,
  encountersBy,
  type SpyReport,
} from "@/lib/game/fight/estimate";
import { ownScores, type ScoreAt } from "@/lib/game/fight/fair-fight";
import { type OwnAttack, recordsByTarget, type TargetRecord } from "@/lib/game/fight/own-attacks";

import type { TextContext } from "@/components/fight/fight-text";

/**
 * The maximum number of loaded attacks: ten calls, so a fighter's long list doesn't use up the calls of the page. Each page
 * repeats the last attack of the one before.
 */
const MAX_ATTACKS = 990;

const NO_ATTACKS: readonly OwnAttack[] = [];
const NO_REPORTS: readonly SpyReport[] = [];

/** The error of a call that figures depend on, and a function that retries it. */
interface CallState {
  error: ApiError | null;
  retry: () => void;
}

/** The data on targets from the player's attacks, from attacks on the player and from spy reports. */
export interface TargetData {
  /** The encounters by id of the other player. */
  encounters: ReadonlyMap<number, Encounters>;
  records: ReadonlyMap<number, TargetRecord>;
  scoreAt: ScoreAt;
  /** The number of loaded own attacks of the last 90 days; null if they couldn't be loaded. */
  attackCount: number | null;
  textContext: TextContext;
  /** True while a part of it loads for the first time. The order of the targets isn't final yet. */
  isLoading: boolean;
  outgoing: CallState;
  /** The call of a later page of own attacks. If it fails, the time before the loaded attacks is unknown. */
  earlier: CallState;
  incoming: CallState;
  reports: CallState;
  stats: CallState;
}

/**
 * The attacks of the last 90 days by the player and on the player, and spy reports. Suspends until the newest own attacks
 * have loaded, since every row would otherwise change when they arrive.
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
  const loaded = newest.data?.entries ?? NO_ATTACKS;
  const oldest = loaded.length >= MAX_ATTACKS ? loaded.at(-1) : undefined;
  const fromMs =
    oldest === undefined ? dayStartMs(nowMs) - ATTACK_DAYS * DAY_MS : attackAtMs(oldest) + 1000;
  const range = useMemo(() => ({ fromMs }), [fromMs]);
  const {
    entries: outgoing,
    loadedFromMs,
    progress,
  } = useOptionalTimeline(outgoingSource, range, true);
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
    () => new Map(recordsByTarget(attacks, playerId).map((record) => [record.target.id, record])),
    [attacks, playerId],
  );
  return {
    encounters,
    records,
    scoreAt,
    attackCount: hasAttacks ? attacks.length : null,
    textContext,
    isLoading:
      progress.state === "loading" ||
      [incoming, reports, stats].some(({ data, error }) => data === undefined && error === null),
    outgoing: newest,
    earlier: { error: progress.error, retry: progress.resume },
    incoming,
    reports,
    stats,
  };
}
