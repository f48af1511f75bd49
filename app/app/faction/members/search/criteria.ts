import { wordsOf } from "@/components/window/choice";
import { parseCount, parseDecimal, parseMoney } from "@/lib/format/number-input";

/**
 * Returns true if a row matches; null if the game doesn't report the value, so that neither the criterion nor its opposite
 * matches.
 */
export type Criterion<Row> = (row: Row) => boolean | null;

/** A search word, used before a colon: its explanation, its completions and its filter. */
export interface SearchWord<Row> {
  name: string;
  /** An example of the text after the colon. */
  example: string;
  means: string;
  /** The completions of the value; the example by default. */
  values?: (rows: readonly Row[]) => readonly string[];
  /** Returns the criterion for the text after the colon; null if the text isn't valid. */
  read: (asks: string) => Criterion<Row> | null;
  /** The criterion for rows that "not:" with its name excludes. */
  has?: Criterion<Row>;
}

export const not =
  <Row>(criterion: Criterion<Row>): Criterion<Row> =>
  (row) => {
    const fits = criterion(row);
    return fits === null ? null : !fits;
  };

/** True if at least one of the texts, in lower case, contains `asked`. */
export const holds = (asked: string, ...texts: readonly string[]) =>
  texts.some((text) => text.toLowerCase().includes(asked));

/** A word that compares a number. A bare number means exactly that many, ignoring fractions. */
export const figure = <Row>(
  valueOf: (row: Row) => number | null,
  parse: (text: string) => number | null = plainNumber,
) => ({
  read(asks: string): Criterion<Row> | null {
    const [, sign = "=", text = ""] = /^(>=|<=|>|<|=)?\s*(.*)$/.exec(asks) ?? [];
    const limit = parse(text);
    if (limit === null) return null;
    return (row) => {
      const value = valueOf(row);
      return value === null ? null : compare(sign, value, limit);
    };
  },
});

/** A number word for money as players write it, "1m" or "-5m". Having money means more than 0. */
export const balance = <Row>(valueOf: (row: Row) => number | null) => ({
  ...figure(valueOf, signedMoney),
  has(row: Row) {
    const value = valueOf(row);
    return value === null ? null : value > 0;
  },
});

/** A word that searches in text: "recruit,soldier" matches either. */
export const text = <Row>(valueOf: (row: Row) => string | null) => ({
  read(asks: string): Criterion<Row> {
    const asked = asks.split(",").filter((one) => one !== "");
    return (row) => {
      const value = valueOf(row);
      return value === null ? null : asked.some((one) => holds(one, value));
    };
  },
});

/** A text word completed from the rows' own text. */
export const ownWords = <Row>(valueOf: (row: Row) => string | null) => ({
  ...text(valueOf),
  values: (rows: readonly Row[]) => wordsOf(rows.map(valueOf)),
});

/** A word that takes "yes" or "no", or the beginning of either. */
export const yesOrNo = <Row>(has: Criterion<Row>) => ({
  has,
  values: () => ["yes", "no"],
  read(asks: string): Criterion<Row> | null {
    if ("yes".startsWith(asks)) return has;
    return "no".startsWith(asks) ? not(has) : null;
  },
});

function compare(sign: string, value: number, limit: number): boolean {
  switch (sign) {
    case ">":
      return value > limit;
    case ">=":
      return value >= limit;
    case "<":
      return value < limit;
    case "<=":
      return value <= limit;
    default:
      return Math.floor(value) === limit;
  }
}

/** Parses "20", "1,500" or "2.5", since days can have fractions; null for text with letters. */
const plainNumber = (typed: string) =>
  /\p{L}/u.test(typed) ? null : (parseCount(typed) ?? parseDecimal(typed, 2));

function signedMoney(typed: string): number | null {
  // The true minus is in what the page shows, which may be copied from there.
  if (!/^[-−]/.test(typed)) return parseMoney(typed);
  const owed = parseMoney(typed.slice(1));
  return owed === null ? null : -owed;
}
