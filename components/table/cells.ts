import { formatDays, formatMoney, formatWhole } from "@/lib/format/numbers";

interface Figure {
  getValue: () => number;
}

/** "$1,204,350,000". */
export const asMoney = ({ getValue }: Figure) => formatMoney(getValue());

/** "2,811". */
export const asWhole = ({ getValue }: Figure) => formatWhole(getValue());

/** "465 days", begun ones in full. */
export const asDays = ({ getValue }: Figure) => formatDays(getValue());

/** Of a column of figures. */
export const FIGURES = { align: "end" } as const;

/** Of a column of <Explained> figures. */
export const EXPLAINED = { align: "end", explained: true } as const;

/** Of a column of whole numbers. */
export const WHOLE = { meta: FIGURES, cell: asWhole };

/** Of a column of dollars. */
export const MONEY = { meta: FIGURES, cell: asMoney };

/** Of a column of names. */
export const NAMES = { sortWords: { asc: "A to Z", desc: "Z to A" } };
