import { sum } from "@/lib/common/numbers";
import type { Pay, PayLine } from "@/lib/game/treasury/pay";
import type { PaymentCheck } from "@/lib/game/treasury/payments";

/** A member's line in the list. */
export interface PayRow extends PayLine {
  id: number;
  name: string;
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

function rowOf(line: PayLine, { names, ownId, paidIds, checks }: Facts): PayRow | null {
  const { memberId: id, name } = line.contribution;
  if (id === null) return null;
  const check = checks.get(id) ?? null;
  return {
    ...line,
    id,
    name: names?.get(id) ?? name ?? `[${id}]`,
    hasLeft: names !== null && !names.has(id),
    isOwn: id === ownId,
    isPaid: paidIds.includes(id) || (check !== null && check.kind !== "other"),
    check,
  };
}

export const moneyOf = (rows: readonly PayRow[]): number => sum(rows.map(({ money }) => money));
