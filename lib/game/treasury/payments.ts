import { groupBy } from "@/lib/common/group-by";
import type { NewsEntry, NewsPlayer } from "@/lib/game/faction/news";

/** Money that the faction's news say a member got from somebody of the faction. */
export interface Payment {
  id: string;
  atMs: number;
  memberId: number;
  /** Dollars. */
  money: number;
  by: NewsPlayer;
  /** Added to the member's balance, or given out of the vault. */
  onto: "balance" | "wallet";
}

function paymentOf(entry: NewsEntry): Payment | null {
  const { id, atMs } = entry;
  if (entry.kind === "balanceChanged") {
    const { change, of, by, isCrimeShare } = entry;
    if (change <= 0 || isCrimeShare) return null;
    return { id, atMs, memberId: of.id, money: change, by, onto: "balance" };
  }
  if (entry.kind === "moneyGiven" || entry.kind === "payday") {
    const { to, money, by } = entry;
    return { id, atMs, memberId: to.id, money, by, onto: "wallet" };
  }
  return null;
}

/** The payments among the lines of the faction's news. Shares of organised crimes are none. */
export const paymentsOf = (entries: readonly NewsEntry[]): readonly Payment[] =>
  entries.flatMap((entry) => paymentOf(entry) ?? []);

/** A member's pay compared with the news. */
export type PaymentCheck =
  | { kind: "paid"; payment: Payment }
  /** The same amount twice or more, oldest first. */
  | { kind: "twice"; payments: readonly Payment[] }
  /** Other amounts onto the balance, oldest first: they prove nothing. */
  | { kind: "other"; payments: readonly Payment[] };

/** The payments that count: from the end of the war to the end of the next one, whose pay may be the same to the dollar. */
export interface CheckedRun {
  fromMs: number;
  untilMs: number;
}

/**
 * Compares what each member is to get with the payments: the same dollar to the same member is proof, any other amount is none.
 * Members without either are absent.
 */
export function checkPayments(
  due: readonly { memberId: number; money: number }[],
  payments: readonly Payment[],
  { fromMs, untilMs }: CheckedRun,
): ReadonlyMap<number, PaymentCheck> {
  const counted = payments
    .filter(({ atMs }) => atMs >= fromMs && atMs < untilMs)
    .toSorted((a, b) => a.atMs - b.atMs);
  const byMember = groupBy(counted, ({ memberId }) => memberId);
  const checks = new Map<number, PaymentCheck>();
  for (const { memberId, money } of due) {
    const check = money > 0 ? checkOf(byMember.get(memberId) ?? [], money) : null;
    if (check !== null) checks.set(memberId, check);
  }
  return checks;
}

function checkOf(own: readonly Payment[], money: number): PaymentCheck | null {
  const equal = own.filter((payment) => payment.money === money);
  const added = equal.filter(({ onto }) => onto === "balance");
  // Somebody who withdraws what was added to their balance isn't paid again.
  const exact = added.length > 0 ? added : equal;
  const [first] = exact;
  if (first !== undefined) {
    return exact.length > 1 ? { kind: "twice", payments: exact } : { kind: "paid", payment: first };
  }
  const others = own.filter(({ onto }) => onto === "balance");
  return others.length > 0 ? { kind: "other", payments: others } : null;
}

/** The end of the war after this one, whose pay begins there: Infinity if there is none, or if it is on. */
export const nextWarEndMs = (
  wars: readonly { startsAtMs: number; endedAtMs: number | null }[],
  startsAtMs: number,
): number =>
  Math.min(
    Infinity,
    ...wars.filter((war) => war.startsAtMs > startsAtMs).map((war) => war.endedAtMs ?? Infinity),
  );
