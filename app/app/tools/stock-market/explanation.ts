import { sum } from "@/lib/common/numbers";
import { formatMoney, formatWhole } from "@/lib/format/numbers";
import type { DividendWeek } from "@/lib/game/stocks/dividends";

/** The payments of each stock, and their total. */
export function explainWeeks(weeks: readonly DividendWeek[]) {
  const payments = weeks.flatMap((week) => week.payments);
  const stocks = new Set(payments.map(({ stock }) => stock.acronym));
  return [
    ...[...stocks].map((acronym) => {
      const own = payments.filter(({ stock }) => stock.acronym === acronym);
      const dollars = sum(own.map((payment) => payment.dollars));
      return {
        label: acronym,
        value: `${formatWhole(own.length)} × ${formatMoney(own[0]?.dollars ?? 0)} = ${formatMoney(dollars)}`,
      };
    }),
    { label: "Total", value: formatMoney(sum(payments.map(({ dollars }) => dollars))) },
  ];
}
