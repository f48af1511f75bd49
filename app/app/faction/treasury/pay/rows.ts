import { sum } from "@/lib/common/numbers";
import type { Pay, PayLine } from "@/lib/game/treasury/pay";
import type { PaymentCheck } from "@/lib/game/treasury/payments";
import type { Choice } from "@/components/window/choice";

/** A member's line in the list. */
export interface PayRow extends PayLine {
  id: number;
  /** "[3000001]" if it is unknown. */
  name: string;
  isNamed: boolean;
  /** True if the member isn't in the faction any more; false if that is unknown. */
  hasLeft: boolean;
  isOwn: boolean;
  isPaid: boolean;
  /** The payment in the faction's news; null if there is none. */
  check: PaymentCheck | null;
}

export interface PayRows {
  /** Members who aren't paid yet, most first. */
  due: readonly PayRow[];
  /** Members who are, most first. */
  paid: readonly PayRow[];
  /** Members who did nothing that counts. */
  without: readonly PayRow[];
  /** The members whose records can't be parsed, together; null if there are none. */
  setAside: PayLine | null;
}

interface Facts {
  /** Names by id; null if the faction's members are unknown. */
  names: ReadonlyMap<number, string> | null;
  /** The names of others that have loaded. */
  otherNames: ReadonlyMap<number, string>;
  ownId: number | null;
  paidIds: readonly number[];
  checks: ReadonlyMap<number, PaymentCheck>;
}

/** The rows of the list. A payment that the news prove counts as paid. */
export function payRows({ lines }: Pick<Pay, "lines">, facts: Facts): PayRows {
  const rows = lines
    .flatMap((line) => rowOf(line, facts) ?? [])
    .toSorted((a, b) => b.money - a.money || b.weight - a.weight);
  const counts = (row: PayRow) => row.money > 0 || row.weight > 0;
  return {
    due: rows.filter((row) => !row.isPaid && counts(row)),
    paid: rows.filter(({ isPaid }) => isPaid),
    without: rows.filter((row) => !row.isPaid && !counts(row)),
    setAside: lines.find(({ contribution }) => contribution.memberId === null) ?? null,
  };
}

function rowOf(line: PayLine, facts: Facts): PayRow | null {
  const { names, otherNames, ownId, paidIds, checks } = facts;
  const { memberId: id, name: reported } = line.contribution;
  if (id === null) return null;
  const check = checks.get(id) ?? null;
  const name = names?.get(id) ?? reported ?? otherNames.get(id) ?? null;
  return {
    ...line,
    id,
    name: name ?? `[${id}]`,
    isNamed: name !== null,
    hasLeft: names !== null && !names.has(id),
    isOwn: id === ownId,
    isPaid: paidIds.includes(id) || (check !== null && check.kind !== "other"),
    check,
  };
}

export const moneyOf = (rows: readonly PayRow[]): number => sum(rows.map(({ money }) => money));

/** The orders of the members in both groups: most first, names from A to Z. */
export const SORTS = [
  ["pay", "Pay"],
  ["name", "Member"],
  ["war", "War hits"],
  ["outside", "Outside"],
  ["assists", "Assists"],
  ["losses", "Losses"],
  ["retals", "Retals"],
  ["bonus", "Bonus hits"],
  ["score", "Score"],
  ["share", "Share"],
] as const satisfies readonly Choice[];

export type PaySort = (typeof SORTS)[number][0];

/** Undefined or null if it is unknown. */
type Figure = (row: PayRow) => number | null | undefined;

const FIGURES: Readonly<Record<Exclude<PaySort, "pay" | "name">, Figure>> = {
  war: ({ contribution }) => contribution.warHits,
  outside: ({ contribution: { chain } }) => chain?.outside,
  assists: ({ contribution: { chain } }) => chain?.assists,
  losses: ({ contribution: { chain } }) => chain?.losses,
  retals: ({ contribution: { chain } }) => chain?.retaliations,
  bonus: ({ contribution: { chain } }) => chain?.bonusHits.length,
  score: ({ contribution }) => contribution.score,
  share: ({ fraction }) => fraction,
};

/** The rows of a group in this order. Rows that are equal in it keep theirs; unknown figures come last. */
export function sortRows(rows: readonly PayRow[], sort: PaySort): readonly PayRow[] {
  if (sort === "pay") return rows;
  if (sort === "name") {
    return rows.toSorted((a, b) => a.name.localeCompare(b.name, "en", { sensitivity: "base" }));
  }
  const figure = FIGURES[sort];
  return rows.toSorted((a, b) => (figure(b) ?? -1) - (figure(a) ?? -1));
}
