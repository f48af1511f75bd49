import { formatDays, formatMoney, formatWhole } from "@/lib/format/numbers";

interface Figure {
  getValue: () => number;
}

/** "$1,204,350,000". */
export const asMoney = ({ getValue }: Figure) => formatMoney(getValue());

/** "2,811". */
export const asWhole = ({ getValue }: Figure) => formatWhole(getValue());

/** "465 days", rounded up. */
export const asDays = ({ getValue }: Figure) => formatDays(getValue());

/** For a column of figures. */
export const FIGURES = { align: "end" } as const;

/** For a column of <Explained> figures. */
export const EXPLAINED = { align: "end", explained: true } as const;

/** For a column of whole numbers. */
export const WHOLE = { meta: FIGURES, cell: asWhole };

/** For a column of dollars. */
export const MONEY = { meta: FIGURES, cell: asMoney };

/** For a column of names. */
export const NAMES = { sortWords: { asc: "A to Z", desc: "Z to A" } };
