import type { ExplainedSum } from "@/components/figures/explain-lines";
import { formatCount, formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import { formatOrdinal } from "@/lib/format/ordinal";
import { formatSignedMoney } from "@/lib/format/signed";
import type { ReadySets } from "@/lib/game/ledger/sets";

import { minus } from "./explanation";
import type { SetRow } from "./set-rows";

/** "1 Lion Plushie", "4 missing items", with the item's name if there is one. */
function missingText({ items, count }: SetRow): { text: string; names: readonly string[] } {
  const total = count?.next.missing ?? 0;
  const [only, ...others] = items.filter(({ missing }) => missing > 0);
  return only !== undefined && others.length === 0
    ? { text: `${formatWhole(total)} ${only.name}`, names: [only.name] }
    : { text: formatCount(total, "missing item", "missing items"), names: [] };
}

const pointsLine = (points: number, pointPrice: number | null) =>
  `${formatCount(points, "point", "points")} × ${orDash(pointPrice, formatMoney)}`;

/** The sum behind what the ready sets bring beyond their items. */
export function explainReady(ready: ReadySets, pointPrice: number | null): ExplainedSum {
  const { sets, points, items, pointsValue, itemsValue, gain } = ready;
  return {
    title: `what ${formatCount(sets, "ready set brings", "ready sets bring")}`,
    lines: [
      { label: pointsLine(points, pointPrice), value: orDash(pointsValue, formatMoney) },
      {
        label: `${formatCount(items, "item", "items")} sold at market less 5%`,
        value: orDash(itemsValue, minus),
      },
      {
        label: gain !== null && gain < 0 ? "Exchanging brings less" : "Exchanging brings more",
        value: orDash(gain, formatSignedMoney),
        isTotal: true,
      },
    ],
    note: "A point counts at the lowest listing of the points market, which takes no fee. What is on the market or on display isn’t in your inventory and isn’t counted.",
  };
}

/** The sum behind the gain of the next set. Null if the inventory is unknown. */
export function explainNext(row: SetRow, pointPrice: number | null): ExplainedSum | null {
  const { count, name, points } = row;
  if (count === null) return null;
  const { next } = count;
  const missing = missingText(row);
  return {
    title: `${formatOrdinal(next.number)} ${name}`,
    lines: [
      { label: pointsLine(points, pointPrice), value: orDash(next.pointsValue, formatMoney) },
      {
        label: `${missing.text} at market`,
        value: orDash(next.missingCost, minus),
        names: missing.names,
      },
      ...(next.onHand > 0
        ? [
            {
              label: `Your ${formatCount(next.onHand, "other", "others")}, if sold`,
              value: orDash(next.othersValue, minus),
            },
          ]
        : []),
      {
        label: `${formatOrdinal(next.number)} set: ${next.verdict}`,
        value: orDash(next.gain, formatSignedMoney),
        isTotal: true,
      },
    ],
    note: "Below zero, as many points cost less than completing the set. Your other items count at market value less the item market’s 5% fee.",
  };
}
