import { useMemo, useState } from "react";

import { type LoadProgress, useOptionalTimeline } from "@/components/reading/use-timeline";
import { useSession } from "@/components/session/session";
import type { WarAttack } from "@/lib/api/endpoints/faction-war-attacks";
import type { TimelineSource } from "@/lib/api/history/timeline-query";
import type { Session } from "@/lib/api/transport/session";
import { warAttacksKey } from "@/lib/api/transport/war-attacks-key";
import type { ApiError } from "@/lib/api/transport/errors";
import { attackAtMs } from "@/lib/game/faction/attacks";
import {
  applyLog,
  type CountedAttack,
  countedAttacks,
  defendsOf,
  excludedAttacks,
  type PaidPeriod,
} from "@/lib/game/treasury/attack-log";
import type { Contribution } from "@/lib/game/treasury/contributions";
import { needsAttackLog, type PayRule } from "@/lib/game/treasury/pay";
import type { PayTerms } from "@/lib/game/treasury/pay-terms";

export interface AttackLog {
  /** The contributions without what doesn't count, and with hits taken once the log has loaded. */
  contributions: readonly Contribution[];
  /** True while pay depends on a part of the log that hasn't loaded. */
  isPending: boolean;
  /** True once all of it has loaded. */
  isWhole: boolean;
  /** Each member's paid attacks in the loaded part of the log; null before the first page. */
  counted: ReadonlyMap<number, readonly CountedAttack[]> | null;
  /** The attacks by and on the faction in that time that have loaded; undefined before the first page. */
  count: number | undefined;
  progress: LoadProgress;
  error: ApiError | null;
  retry: () => void;
  /** Loads the whole log; null if it was asked for, or if the faction is unknown. */
  load: (() => void) | null;
}

interface AttackLogOptions {
  contributions: readonly Contribution[];
  /** Null if the faction's id is unknown. */
  period: PaidPeriod | null;
  terms: Pick<PayTerms, "voided" | "agreedEndMs">;
  rule: PayRule;
}

/** The attacks that the War Room loads too. The code that reads them loads with the first call. */
const attacksOnDemand = (session: Session): TimelineSource<WarAttack> => ({
  queryKey: warAttacksKey(session),
  fetchPage: async (range, signal) => {
    const { warAttacksTimeline } = await import("@/lib/api/endpoints/faction-war-attacks");
    return warAttacksTimeline(session).fetchPage(range, signal);
  },
  timeOf: attackAtMs,
});

const NO_PERIOD: PaidPeriod = { ownId: 0, enemyId: 0, startsAtMs: 0, endedAtMs: 0, chains: [] };

/**
 * The faction's attack log of a war or a chain, loaded on request: it is a call for each hundred attacks. The part after an agreed
 * end, and all of it for a price on hits taken, load by themselves, since pay isn't known without them.
 */
export function useAttackLog({ contributions, period, terms, rule }: AttackLogOptions): AttackLog {
  const [isAsked, setIsAsked] = useState(false);
  const { voided, agreedEndMs } = terms;
  const isPriced = needsAttackLog(rule);
  const isOn = period !== null && (isAsked || isPriced || agreedEndMs !== null);
  const used = period ?? NO_PERIOD;
  const { startsAtMs, endedAtMs } = used;
  const isWhole = isAsked || isPriced;
  const { entries, progress, error, retry } = useOptionalTimeline(
    attacksOnDemand(useSession()),
    { fromMs: isWhole ? startsAtMs : (agreedEndMs ?? startsAtMs), toMs: endedAtMs },
    isOn,
  );
  const found = isOn ? entries : undefined;
  // Attacks of earlier visits before a gap aren't counted, until the gap has loaded.
  const sinceMs = Math.max(startsAtMs, progress.oldestLoadedMs);
  const during = useMemo(
    () =>
      found?.filter((attack) => attackAtMs(attack) >= sinceMs && attackAtMs(attack) <= endedAtMs),
    [found, sinceMs, endedAtMs],
  );
  const counted = useMemo(
    () => (during === undefined ? null : countedAttacks(during, used)),
    [during, used],
  );
  const isComplete = during !== undefined && progress.state === "done";
  const isLoadedTo = (atMs: number) => during !== undefined && sinceMs <= atMs;
  const applied = useMemo(() => {
    const defends =
      isComplete && isWhole ? defendsOf(during, used, agreedEndMs ?? endedAtMs) : null;
    return applyLog(contributions, excludedAttacks(counted, { voided, agreedEndMs }), defends);
  }, [contributions, counted, voided, agreedEndMs, during, used, isComplete, isWhole, endedAtMs]);
  return {
    contributions: applied,
    isPending: (isPriced && !isComplete) || (agreedEndMs !== null && !isLoadedTo(agreedEndMs)),
    isWhole: isWhole && isComplete,
    counted,
    count: during?.length,
    progress,
    error,
    retry,
    load:
      period === null || isWhole
        ? null
        : () => {
            setIsAsked(true);
          },
  };
}
