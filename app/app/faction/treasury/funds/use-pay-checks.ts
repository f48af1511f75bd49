import { useMemo } from "react";

import type { FactionNews } from "@/components/faction/use-faction-news";
import { useOwnFaction } from "@/components/faction/use-own-faction";
import { type FinishedWar, useWarContributions } from "@/components/faction/use-war-contributions";
import type { MissingPart } from "@/components/feedback/failed-calls";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { rankedWarsQuery } from "@/lib/api/endpoints/faction-ranked-wars";
import { pointsMarketQuery } from "@/lib/api/endpoints/market-points";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { pointPrice } from "@/lib/game/stocks/benefit-value";
import { applyLog, excludedAttacks } from "@/lib/game/treasury/attack-log";
import { needsAttackLog, payOf } from "@/lib/game/treasury/pay";
import { type PayChecks, payChecks } from "@/lib/game/treasury/pay-checks";
import { payTermsOf } from "@/lib/game/treasury/pay-terms";
import { checkPayments, nextWarEndMs, paymentsOf } from "@/lib/game/treasury/payments";
import { rewardsValue } from "@/lib/game/treasury/rewards";
import { type RankedWar, sidesOf } from "@/lib/game/war/ranked-war";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { isSameRun, payoutRunsStore, warRun } from "@/lib/store/user/payout-runs";
import { warPayStore } from "@/lib/store/user/war-pay";

/** The payments of the last war, compared with its pay. */
export interface CheckedWar extends PayChecks {
  warId: number;
  enemy: string;
  /** Names from the war's report by id. */
  names: ReadonlyMap<number, string>;
}

interface CheckedWarResult {
  /**
   * Null while it isn't known, if there was no war in the period, or if the player hasn't begun to pay it.
   */
  war: CheckedWar | null;
  /** The last war, if it ended before the period; else null. */
  earlier: EndedWar | null;
  /** True until each of the calls has succeeded or failed. */
  isLoading: boolean;
  missing: readonly MissingPart[];
}

const NO_WARS: readonly RankedWar[] = [];

export interface EndedWar extends FinishedWar {
  enemy: string;
}

/** The war of the faction that ended last. @param wars newest first */
function lastEnded(wars: readonly RankedWar[], ownId: number | null): EndedWar | null {
  const [last] = wars.flatMap((war): EndedWar[] => {
    const { id, startsAtMs, endedAtMs } = war;
    const enemy = sidesOf(war, ownId)?.enemy.name;
    return endedAtMs === null || enemy === undefined ? [] : [{ id, startsAtMs, endedAtMs, enemy }];
  });
  return last ?? null;
}

/**
 * The last war that ended in the period, compared with the news since then and with the player's ticks. Its pay is that of the view
 * Pay. Without one of its calls nothing is compared: another pay would make every payment another amount. The same holds for a pay
 * that depends on the attack log, which only Pay loads.
 */
export function usePayChecks(fromMs: number, news: FactionNews): CheckedWarResult {
  const session = useSession();
  const ownId = useOwnFaction()?.id ?? null;
  const wars = useOptionalQuery(rankedWarsQuery(session));
  const entries = wars.data?.entries ?? NO_WARS;
  const last = useMemo(() => lastEnded(entries, ownId), [entries, ownId]);
  const endedAtMs = last?.endedAtMs ?? -Infinity;
  // The war's calls wait until the news reaches back to its end.
  const isCovered = endedAtMs >= fromMs && news.loadedFromMs <= endedAtMs;
  const war = isCovered ? last : null;
  const { own, contributions, isWhole, report, chains, chainReports, ...reports } =
    useWarContributions(war);
  const stored = useStoredValue(warPayStore);
  const terms = useMemo(
    () => payTermsOf(stored, { kind: "war", id: war?.id ?? 0 }),
    [stored, war?.id],
  );
  const isPriced = war !== null && terms.income === null;
  const items = useOptionalQuery({ ...itemsQuery(session), enabled: isPriced });
  const points = useOptionalQuery({ ...pointsMarketQuery(session), enabled: isPriced });
  const runs = useStoredValue(payoutRunsStore);
  const isLoading =
    reports.isLoading ||
    [wars, ...(isPriced ? [items, points] : [])].some(
      ({ data, error }) => data === undefined && error === null,
    );

  const income = useMemo(() => {
    if (terms.income !== null) return terms.income;
    if (own === null || items.data === undefined || points.data === undefined) return null;
    const prices = new Map(
      items.data.entries.flatMap(({ id: itemId, marketPrice }) =>
        marketPrice === null ? [] : [[itemId, marketPrice] as const],
      ),
    );
    const { total } = rewardsValue(own.rewards, prices, pointPrice(points.data.entries));
    return total > 0 ? total : null;
  }, [terms.income, own, items.data, points.data]);

  const payments = useMemo(() => paymentsOf(news.entries ?? []), [news.entries]);
  const checked = useMemo((): CheckedWar | null => {
    const rule = terms.rules[terms.rules.kind];
    const needsLog = terms.agreedEndMs !== null || needsAttackLog(rule);
    const isKnown = isWhole && !needsLog && (income !== null || rule.kind === "prices");
    if (war === null || contributions === null || !isKnown) return null;
    const excluded = excludedAttacks(null, terms);
    const counted = applyLog(contributions, excluded, null);
    const money = { income: income ?? 0, costs: terms.costs ?? 0, keptPercent: terms.keptPercent };
    const due = payOf(counted, rule, money, terms.adjustments).lines.flatMap(
      ({ contribution: { memberId }, money: pay }) =>
        memberId === null ? [] : [{ memberId, money: pay }],
    );
    const ticked = runs.find((run) => isSameRun(run, warRun(war.id)))?.paidIds ?? [];
    const untilMs = nextWarEndMs(entries, war.startsAtMs);
    const proofs = checkPayments(due, payments, { fromMs: war.endedAtMs, untilMs });
    const found = payChecks(due, proofs, new Set(ticked));
    const names = contributions.flatMap(({ memberId, name }) =>
      memberId === null || name === null ? [] : [[memberId, name] as const],
    );
    return found && { ...found, warId: war.id, enemy: war.enemy, names: new Map(names) };
  }, [war, contributions, isWhole, income, terms, runs, payments, entries]);

  const missing = [
    { ...report, text: "Couldn’t load the war’s report, so its payments aren’t checked." },
    { ...chains, text: "Couldn’t load your chains, so the war’s payments aren’t checked." },
    {
      ...chainReports,
      text: "Couldn’t load all chain reports, so the war’s payments aren’t checked.",
    },
    {
      ...items,
      path: "torn/items" as const,
      text: "Couldn’t load item prices, so the war’s payments aren’t checked.",
    },
    {
      ...points,
      path: "market/pointsmarket" as const,
      text: "Couldn’t load the points market, so the war’s payments aren’t checked.",
    },
  ];
  return {
    war: checked,
    earlier: endedAtMs < fromMs ? last : null,
    isLoading,
    missing: [
      {
        ...wars,
        path: "faction/rankedwars",
        text: "Couldn’t load your wars, so the last one’s payments aren’t checked.",
      },
      ...(war === null ? [] : missing),
    ],
  };
}
