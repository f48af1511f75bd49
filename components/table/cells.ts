import { formatDays, formatMoney, formatWhole } from "@/lib/format/numbers";

interface NumericCell {
  getValue: () => number;
}

/** "$1,204,350,000". */
export const asMoney = ({ getValue }: NumericCell) => formatMoney(getValue());

/** "2,811". */
export const asInteger = ({ getValue }: NumericCell) => formatWhole(getValue());

/** "465 days", rounded up. */
export const asDays = ({ getValue }: NumericCell) => formatDays(getValue());

/** For a column of figures. */
export const NUMERIC = { align: "end" } as const;

/** For a column of <Explained> figures. */
export const EXPLAINED = { align: "end", explained: true } as const;

/** For a column of whole numbers. */
export const INTEGER = { meta: NUMERIC, cell: asInteger };

/** For a column of dollars. */
export const MONEY = { meta: NUMERIC, cell: asMoney };

/** The same, on a line of its own in the entry on a phone. */
export const INTEGER_LINE = { meta: { ...NUMERIC, phone: "line" }, cell: asInteger } as const;
export const MONEY_LINE = { meta: { ...NUMERIC, phone: "line" }, cell: asMoney } as const;

/** For a column of names. */
export const NAMES = { sortText: { asc: "A to Z", desc: "Z to A" } };
