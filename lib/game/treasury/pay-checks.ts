import type { Payment, PaymentCheck } from "./payments";

/** A member's pay of a war. */
interface Due {
  memberId: number;
  /** Dollars. */
  money: number;
}

/** A member who got other amounts than their pay, and not the pay itself. */
export interface OtherAmount extends Due {
  /** Oldest first. */
  payments: readonly Payment[];
  isTicked: boolean;
}

/** A member who got their pay more than once. */
interface PaidTwice extends Due {
  /** Oldest first. */
  payments: readonly Payment[];
}

/** The payments of a war that a banker looks into. Each list has the largest pay first. */
export interface PayChecks {
  twice: readonly PaidTwice[];
  others: readonly OtherAmount[];
  /** Members who are ticked off although the news has no payment to them. */
  unproven: readonly Due[];
  /** The numbers of members with pay, of those paid by the news, and of those paid only by a tick. */
  members: number;
  proven: number;
  ticked: number;
}

/**
 * Joins the pay with the payments in the news and with the player's ticks. Null while nobody is ticked off and the news has none
 * of these amounts: the war isn't paid yet, or not by these terms, so that any other payment says nothing.
 */
export function payChecks(
  due: readonly Due[],
  checks: ReadonlyMap<number, PaymentCheck>,
  tickedIds: ReadonlySet<number>,
): PayChecks | null {
  const paid = due.filter(({ money }) => money > 0).toSorted((a, b) => b.money - a.money);
  const all = paid.map(({ memberId, money }) => ({
    memberId,
    money,
    check: checks.get(memberId) ?? null,
    isTicked: tickedIds.has(memberId),
  }));
  const proven = all.filter(({ check }) => check !== null && check.kind !== "other").length;
  const ticked = all.filter(
    ({ check, isTicked }) => isTicked && (check === null || check.kind === "other"),
  ).length;
  if (proven + ticked === 0) return null;
  return {
    twice: all.flatMap(({ memberId, money, check }) =>
      check?.kind === "twice" ? [{ memberId, money, payments: check.payments }] : [],
    ),
    others: all.flatMap(({ memberId, money, check, isTicked }) =>
      check?.kind === "other" ? [{ memberId, money, payments: check.payments, isTicked }] : [],
    ),
    unproven: all.flatMap(({ memberId, money, check, isTicked }) =>
      check === null && isTicked ? [{ memberId, money }] : [],
    ),
    members: all.length,
    proven,
    ticked,
  };
}
