import { expect, test } from "vitest";

import { chainReportWire } from "@/lib/api/endpoints/faction-chain-report";
import { chainsWire } from "@/lib/api/endpoints/faction-chains";
import { warReportWire } from "@/lib/api/endpoints/faction-war-report";
import { pointsMarketWire } from "@/lib/api/endpoints/market-points";
import { itemsWire } from "@/lib/api/endpoints/torn-items";
import { pointPrice } from "@/lib/game/stocks/benefit-value";
import { warContributions } from "@/lib/game/treasury/contributions";
import { DEFAULT_KEPT_PERCENT, DEFAULT_RULES, payOf } from "@/lib/game/treasury/pay";
import { checkPayments } from "@/lib/game/treasury/payments";
import { rewardsValue } from "@/lib/game/treasury/rewards";
import { chainsDuring } from "@/lib/game/war/chain-report";

import { clockAt } from "./clock";
import { NOW } from "./testing/ask";
import { game, OWN_FACTION } from "./testing/lists";
import { warPayments } from "./war-pay";

test("the payments are what the Pay view calculates from the reports, but for one", () => {
  const report = warReportWire.parse(game("/faction/27811/rankedwarreport"));
  const side = report.sides.find(({ id }) => id === OWN_FACTION);
  const { entries: chains } = chainsWire.parse(game("/faction/chains?limit=100"));
  const period = { startsAtMs: report.startsAtMs, endedAtMs: report.endedAtMs ?? 0 };
  const reports = chainsDuring(chains, period).map(({ id }) =>
    chainReportWire.parse(game(`/faction/${id}/chainreport`)),
  );
  const prices = new Map(
    itemsWire
      .parse(game("/torn/items?cat=All"))
      .items.entries.flatMap(({ id, marketPrice }) =>
        marketPrice === null ? [] : [[id, marketPrice] as const],
      ),
  );
  const { pointsmarket } = pointsMarketWire.parse(game("/market/pointsmarket"));
  const value = rewardsValue(
    side?.rewards ?? { respect: 0, points: 0, items: [] },
    prices,
    pointPrice(pointsmarket.entries),
  );
  expect(value.unpriced).toBe(0);
  const terms = { income: value.total, costs: 0, keptPercent: DEFAULT_KEPT_PERCENT };
  const fought = side === undefined ? [] : warContributions(side, reports);
  const { lines } = payOf(fought, DEFAULT_RULES.hits, terms, []);
  const due = lines.flatMap(({ contribution: { memberId }, money }) =>
    memberId === null ? [] : [{ memberId, money }],
  );
  const payments = warPayments(clockAt(NOW));
  const run = { fromMs: period.endedAtMs, untilMs: Infinity };
  const kinds = [...checkPayments(due, payments, run).values()].map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "twice")).toHaveLength(1);
  expect(kinds.filter((kind) => kind === "other")).toHaveLength(1);
  const paid = kinds.filter((kind) => kind === "paid").length;
  expect(paid).toBeGreaterThan(20);
  expect(paid).toBeLessThan(due.filter(({ money }) => money > 0).length - 10);
});
