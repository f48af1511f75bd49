import type { ExplainedSum } from "@/components/figures/explain-lines";
import { sum } from "@/lib/common/numbers";
import { formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import type { WorkingStats } from "@/lib/game/account/account";
import { isService, type Product, type StorageOrder } from "@/lib/game/companies/company-day";
import type { CompanyPosition } from "@/lib/game/companies/company-type";
import { sumOrNull } from "@/lib/common/sums";
import { statPoints } from "@/lib/game/companies/position-points";

import { formatTenths } from "./text";

/** The order step by step: the free storage, and each item's share. */
export function explainOrder(
  rows: readonly Product[],
  { pieces, total, cost, lastsDays }: StorageOrder,
  capacity: number,
): ExplainedSum {
  const goods = rows.filter((row) => !isService(row));
  const inStock = sumOrNull(goods.map((row) => row.inStock)) ?? 0;
  const onOrder = sum(goods.map((row) => row.onOrder ?? 0));
  const ordered = rows.flatMap((row, index) => {
    const count = pieces[index] ?? 0;
    return count === 0 ? [] : [{ row, count }];
  });
  return {
    title: "order to fill",
    lines: [
      { label: "Storage", value: formatWhole(capacity) },
      { label: "In stock", value: formatWhole(-inStock) },
      { label: "On order", value: formatWhole(-onOrder) },
      { label: "Free", value: formatWhole(capacity - inStock - onOrder) },
      ...ordered.map(({ row, count }) => ({
        label: `${row.name}: ${formatTenths(lastsDays ?? 0)} days × ${orDash(row.soldAmount, formatWhole)} − ${formatWhole((row.inStock ?? 0) + (row.onOrder ?? 0))}`,
        value: `${formatWhole(count)} at ${orDash(row.cost, formatMoney)}`,
        names: [row.name],
      })),
      { label: "Pieces", value: formatWhole(total) },
      { label: "Cost", value: formatMoney(cost) },
    ],
    note: "Every ordered item lasts equally long. Items that last longer already, or that weren’t sold, get none.",
  };
}

const STATS = [
  ["manualLabor", "Manual labor"],
  ["intelligence", "Intelligence"],
  ["endurance", "Endurance"],
] as const;

interface PositionPoints {
  position: CompanyPosition;
  stats: WorkingStats;
  points: number;
}

/** The points of each required stat, and their sum. */
export function explainPoints({ position, stats, points }: PositionPoints): ExplainedSum {
  return {
    title: `the points as ${position.name}`,
    lines: [
      ...STATS.flatMap(([stat, name]) => {
        const required = position.required[stat];
        if (required === 0) return [];
        return [
          {
            label: `${name}, ${formatWhole(stats[stat])} of ${formatWhole(required)}`,
            value: formatWhole(statPoints(stats[stat], required)),
          },
        ];
      }),
      { label: "Points", value: formatWhole(points) },
    ],
    note: "Each stat gives 45 points at its requirement, less below it, and 5 more each time it doubles. Rounded down.",
  };
}
