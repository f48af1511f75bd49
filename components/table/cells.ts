import { formatMoney, formatWhole } from "@/lib/format/numbers";

interface NumericCell {
  getValue: () => number;
}

/** "$1,204,350,000". */
const asMoney = ({ getValue }: NumericCell) => formatMoney(getValue());

/** "2,811". */
const asInteger = ({ getValue }: NumericCell) => formatWhole(getValue());

/** For a column of figures. */
export const NUMERIC = { align: "end" } as const;

/** For a column of <Explained> figures. */
export const EXPLAINED = { align: "end", explained: true } as const;

/** For a column of whole numbers. */
export const INTEGER = { meta: NUMERIC, cell: asInteger };

/** For a column of dollars. */
export const MONEY = { meta: NUMERIC, cell: asMoney };

/** The same, also a detail of the entry on a phone. */
export const INTEGER_DETAIL = { meta: { ...NUMERIC, phone: "detail" }, cell: asInteger } as const;
export const MONEY_DETAIL = { meta: { ...NUMERIC, phone: "detail" }, cell: asMoney } as const;

/** For CSV and copy: rounded to hundredths, since sums of floats have more decimals; empty if unknown. */
export const hundredthsText = (value: number | null) =>
  value === null ? "" : Math.round(value * 100) / 100;

/** For a column of names. */
export const NAMES = { sortText: { asc: "A to Z", desc: "Z to A" } };
