import { copyText } from "@/components/feedback/copy-text";
import { saveCsv } from "@/components/table/export-actions";
import type { TableExport } from "@/components/table/table-export";
import { formatCount, formatMoney } from "@/lib/format/numbers";
import { attacksMade } from "@/lib/game/treasury/expected-hits";
import { PAID_KINDS, type PayRule } from "@/lib/game/treasury/pay";

import { moneyOf, type PayRow } from "./rows";
import { bonusText, kindLabel, proofText } from "./text";

/** A line for each member who gets something, with full dollars and the mark of those paid, the total, and what is left to pay. */
function payList(rows: readonly PayRow[]): string {
  const earners = rows.filter(({ money }) => money > 0);
  const unpaid = earners.filter(({ isPaid }) => !isPaid);
  return [
    ...earners.map(
      ({ id, name, money, isPaid }) =>
        `${name} [${id}]  ${formatMoney(money)}${isPaid ? "  paid" : ""}`,
    ),
    `Total  ${formatMoney(moneyOf(earners))}`,
    ...(unpaid.length === earners.length ? [] : [`Left to pay  ${formatMoney(moneyOf(unpaid))}`]),
  ].join("\n");
}

export function copyPayList(rows: readonly PayRow[]) {
  const count = rows.filter(({ money }) => money > 0).length;
  return copyText(payList(rows), {
    copied: `${formatCount(count, "member", "members")} and the total`,
    otherwise: "CSV saves the same list as a file.",
  });
}

/** Every figure of the list. */
function payTable(
  rows: readonly PayRow[],
  { rule, isChain }: { rule: PayRule; isChain: boolean },
): TableExport {
  const kinds = PAID_KINDS.filter((kind) => !isChain || kind !== "outside");
  const weight = { hits: "Weighted hits", score: "Counted score", prices: "Sum of prices" };
  return {
    headers: [
      "Member",
      "Id",
      ...kinds.map((kind) => kindLabel(kind, isChain)),
      "Attacks made",
      isChain ? "Respect" : "Score",
      weight[rule.kind],
      "Share %",
      "Split",
      "Adjustment",
      "Reason",
      "Pay",
      "Paid",
      "Payment",
    ],
    lines: rows.map((row) => {
      const { warHits, score, chain } = row.contribution;
      const counts = {
        war: warHits,
        outside: chain?.outside ?? "",
        assist: chain?.assists ?? "",
        loss: chain?.losses ?? "",
        retaliation: chain?.retaliations ?? "",
        bonus: chain === null ? "" : bonusText(chain.bonusHits),
      };
      return [
        row.name,
        row.id,
        ...kinds.map((kind) => counts[kind]),
        attacksMade(row.contribution) ?? "",
        score,
        row.weight,
        row.fraction === null ? "" : Math.round(row.fraction * 10_000) / 100,
        row.split,
        row.adjustment,
        row.reason,
        row.money,
        row.isPaid ? "Yes" : "No",
        row.isPaid ? proofText(row.check) : "",
      ];
    }),
  };
}

export const savePayCsv = (
  rows: readonly PayRow[],
  context: { rule: PayRule; isChain: boolean; title: string },
) => saveCsv(payTable(rows, context), `Pay ${context.title}`);
