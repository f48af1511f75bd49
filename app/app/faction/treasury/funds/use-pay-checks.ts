import { useMemo } from "react";

import type { FactionNews } from "@/components/faction/use-faction-news";
import { useOwnFaction } from "@/components/faction/use-own-faction";
import type { MissingPart } from "@/components/feedback/failed-calls";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { rankedWarsQuery } from "@/lib/api/endpoints/faction-ranked-wars";
import { pointsMarketQuery } from "@/lib/api/endpoints/market-points";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { pointPrice } from "@/lib/game/stocks/benefit-value";
import { payOf } from "@/lib/game/treasury/pay";
import { type PayChecks, payChecks } from "@/lib/game/treasury/pay-checks";
import { checkPayments, paymentsOf } from "@/lib/game/treasury/payments";
import { rewardsValue } from "@/lib/game/treasury/rewards";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { isSameRun, payoutRunsStore, warRun } from "@/lib/store/user/payout-runs";

import { nextEndMs, payChoices } from "../pay/choices";
import { usePayTerms } from "../pay/use-pay-terms";
import { type FinishedWar, useWarContributions } from "../use-war-contributions";

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
  missing: readonly MissingPart[];
}

/**
 * The last war that ended in the period, compared with the news since then and with the player's ticks. Its pay is that of the view
 * Pay. Without one of its calls nothing is compared: another pay would make every payment another amount.
 */
export function usePayChecks(fromMs: number, news: FactionNews): CheckedWarResult {
  const session = useSession();
  const ownId = useOwnFaction()?.id ?? null;
  const wars = useOptionalQuery(rankedWarsQuery(session));
  const choices = useMemo(
    () => payChoices(wars.data?.entries ?? [], [], ownId),
    [wars.data, ownId],
  );
  const choice = choices.find(({ endedAtMs }) => endedAtMs !== null);
  const endedAtMs = choice?.endedAtMs ?? null;
  const id = choice?.id ?? 0;
  const startsAtMs = choice?.startsAtMs ?? 0;
  // The war's calls wait until the news reaches back to its end.
  const isCovered = endedAtMs !== null && endedAtMs >= fromMs && news.loadedFromMs <= endedAtMs;
  const war = useMemo(
    (): FinishedWar | null =>
      isCovered && endedAtMs !== null ? { id, startsAtMs, endedAtMs } : null,
    [isCovered, id, startsAtMs, endedAtMs],
  );
  const { own, contributions, isWhole, report, chains, chainReports } = useWarContributions(war);
  const { terms } = usePayTerms({ kind: "war", id });
  const isPriced = war !== null && terms.income === null;
  const items = useOptionalQuery({ ...itemsQuery(session), enabled: isPriced });
  const points = useOptionalQuery({ ...pointsMarketQuery(session), enabled: isPriced });
  const runs = useStoredValue(payoutRunsStore);

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

  const untilMs = choice === undefined ? Infinity : nextEndMs(choices, choice);
  const payments = useMemo(() => paymentsOf(news.entries ?? []), [news.entries]);
  const enemy = choice?.title ?? "";
  const checked = useMemo((): CheckedWar | null => {
    const rule = terms.rules[terms.rules.kind];
    const isKnown = isWhole && (income !== null || rule.kind === "prices");
    if (war === null || contributions === null || !isKnown) return null;
    const money = { income: income ?? 0, costs: terms.costs ?? 0, keptPercent: terms.keptPercent };
    const due = payOf(contributions, rule, money, terms.adjustments).lines.flatMap(
      ({ contribution: { memberId }, money: pay }) =>
        memberId === null ? [] : [{ memberId, money: pay }],
    );
    const ticked = runs.find((run) => isSameRun(run, warRun(war.id)))?.paidIds ?? [];
    const proofs = checkPayments(due, payments, { fromMs: war.endedAtMs, untilMs });
    const found = payChecks(due, proofs, new Set(ticked));
    const names = contributions.flatMap(({ memberId, name }) =>
      memberId === null || name === null ? [] : [[memberId, name] as const],
    );
    return found && { ...found, warId: war.id, enemy, names: new Map(names) };
  }, [war, contributions, isWhole, income, terms, runs, payments, untilMs, enemy]);

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
