import { formatCount } from "@/lib/format/numbers";
import type { DividendWeek } from "@/lib/game/stocks/dividend-weeks";

/** "3 payments". */
export const countOf = ({ payments }: DividendWeek) =>
  formatCount(payments.length, "payment", "payments");

/** "SYM, TCT": each payer once, in the order of the first payment. */
export const payersOf = ({ payments }: DividendWeek) =>
  [...new Set(payments.map(({ stock }) => stock.acronym))].join(", ") || "–";
