import type { ExplainedSum } from "@/components/figures/explain-lines";
import { formatMoney, formatWhole } from "@/lib/format/numbers";
import type { Pay } from "@/lib/game/treasury/pay";
import type { RewardsValue } from "@/lib/game/treasury/rewards";

import { signedMoney } from "./text";

/** The value of a war's rewards, item by item. */
export function explainIncome(
  { items, points, pointsValue, total, unpriced }: RewardsValue,
  pointsPrice: number | null,
): ExplainedSum {
  const byPoints =
    points === 0
      ? []
      : [
          {
            label: `${formatWhole(points)} points${pointsPrice === null ? "" : ` × ${formatMoney(pointsPrice)}`}`,
            value: pointsValue === null ? "no price" : formatMoney(pointsValue),
          },
        ];
  return {
    title: "Income",
    lines: [
      ...items.map(({ name, count, value }) => ({
        label: `${formatWhole(count)} × ${name}`,
        value: value === null ? "no market value" : formatMoney(value),
        names: [name],
      })),
      ...byPoints,
      { label: "Income", value: formatMoney(total) },
    ],
    note: `The war’s rewards at today’s market value.${
      unpriced > 0 || (points > 0 && pointsValue === null) ? " What has no price counts $0." : ""
    } Enter another amount once you’ve sold them.`,
  };
}

/** The members' money, from income and costs. */
export function explainForMembers(
  { net, forMembers, remainder }: Pay,
  { income, costs, keptPercent }: { income: number; costs: number; keptPercent: number },
): ExplainedSum {
  const kept = Math.max(0, net) - forMembers;
  return {
    title: "For members",
    lines: [
      { label: "Income", value: formatMoney(income) },
      { label: "Costs", value: signedMoney(-costs) },
      { label: "Left", value: formatMoney(net) },
      { label: `Faction keeps ${keptPercent}%`, value: signedMoney(-kept) },
      { label: "For members", value: formatMoney(forMembers) },
    ],
    note:
      net < 0
        ? "Costs are higher than income, so nothing is left to split."
        : `Each member’s part is rounded down. ${formatMoney(remainder)} of it isn’t split and stays with the faction.`,
  };
}

/** The faction's own part: its percentage, what isn't split, and what adjustments and fixed prices cost it. */
export function explainKept(pay: Pay, keptPercent: number): ExplainedSum {
  const { net, forMembers, remainder, excess, adjustments, kept } = pay;
  const some = (label: string, value: number) =>
    value === 0 ? [] : [{ label, value: signedMoney(value) }];
  return {
    title: "Faction keeps",
    lines: [
      {
        label: net < 0 ? "Costs above income" : `${keptPercent}% of ${formatMoney(net)}`,
        value: formatMoney(net < 0 ? net : net - forMembers),
      },
      ...some("Not split", remainder),
      ...some("Fixed prices above that", -excess),
      ...some("Adjustments", -adjustments),
      { label: "Faction keeps", value: formatMoney(kept) },
    ],
  };
}
