import { formatGameDay, formatGameMinute } from "@/lib/format/times";
import { dayStartMs } from "@/lib/common/time";
import { formatGameDayTime, formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatList, formatMoney, formatMoneyShort } from "@/lib/format/numbers";
import { formatSignedMoney, formatSignedMoneyShort } from "@/lib/format/signed";
import type { DayMovements, FundsMovement } from "@/lib/game/treasury/balance-changes";
import type { OtherAmount } from "@/lib/game/treasury/pay-checks";
import type { Payment } from "@/lib/game/treasury/payments";

/** From here on, an amount with all its digits leaves no room for the words beside it on a phone. */
const LONG_AMOUNT = 1e12;

/** "−$5,000,000"; a very large amount is shortened. */
export const signedText = (dollars: number) =>
  Math.abs(dollars) < LONG_AMOUNT ? formatSignedMoney(dollars) : formatSignedMoneyShort(dollars);

/** The movement in words, after the member's name: "withdrawn, given by Marrow". */
export function movementText({ kind, by, money }: FundsMovement): string {
  const who = by === null ? "" : ` by ${by.name}`;
  switch (kind) {
    case "deposit":
      return "deposited";
    case "byHand":
      return money < 0 ? `reduced${who}` : `added${who}`;
    case "crime":
      return `crime payout${who}`;
    case "given":
      return `withdrawn, given${who}`;
    case "payday":
      return `payday${who}`;
  }
}

/** "$6.2m in, $82.0m out": a day in one line, on a phone. The balances change by their difference. */
export function dayText({
  deposited,
  byHand,
  crimes,
  given,
  paydays,
}: Omit<DayMovements, "dayMs" | "movements">): string {
  const intoBalances = deposited + crimes + Math.max(0, byHand);
  const outOfBalances = given + Math.max(0, -byHand);
  return [
    intoBalances > 0 && `${formatMoneyShort(intoBalances)}\u00A0in`,
    outOfBalances > 0 && `${formatMoneyShort(outOfBalances)}\u00A0out`,
    paydays > 0 && `${formatMoneyShort(paydays)}\u00A0paydays`,
  ]
    .filter(Boolean)
    .join(", ");
}

export const entryCount = (count: number) => formatCount(count, "entry", "entries");

/** "Fri 20 Nov". */
export const dayLabel = ({ dayMs }: Pick<DayMovements, "dayMs">) => formatGameDay(dayMs);

/** Text, and the names from the game in it. */
export interface NamedText {
  text: string;
  names: readonly string[];
}

/** "$31,000,000 withdrawn on 17 Nov, by Marrow": the last movement that lowered a balance. Empty if the news has none. */
export function loweredText(movements: readonly FundsMovement[], memberId: number): NamedText {
  const last = movements.find(
    ({ member, money, kind }) => member.id === memberId && money < 0 && kind !== "payday",
  );
  if (last === undefined) return { text: "", names: [] };
  const names = last.by === null ? [] : [last.by.name];
  const done = last.kind === "byHand" ? "taken off" : "withdrawn";
  const text = `${formatMoney(-last.money)} ${done} on ${formatShortGameDay(last.atMs)}`;
  return { text: [text, ...names].join(", by "), names };
}

/** "18:40 and 18:47, by Marrow". */
export function repeatedText(first: FundsMovement, second: FundsMovement): NamedText {
  const names = [...new Set([first, second].flatMap(({ by }) => by?.name ?? []))];
  const times = `${formatGameMinute(first.atMs)} and ${formatGameMinute(second.atMs)}`;
  return { text: names.length === 0 ? times : `${times}, by ${formatList(names)}`, names };
}

/** The balances that two entries of the news state, where they don't follow each other. */
export const gapText = ({ money, balanceAfter, gap }: FundsMovement): string => {
  const named = (balanceAfter ?? 0) - money;
  return `from ${formatMoney(named - (gap ?? 0))} to ${formatMoney(named)}, not in the news`;
};

/** "18:40 and 18:47, by Marrow"; with the days if they differ. */
export function paidTwiceText(payments: readonly Payment[]): NamedText {
  const names = [...new Set(payments.map(({ by }) => by.name))];
  const days = new Set(payments.map(({ atMs }) => dayStartMs(atMs)));
  const format = days.size > 1 ? formatGameDayTime : formatGameMinute;
  const times = formatList(payments.map(({ atMs }) => format(atMs)));
  return { text: `${times}, by ${formatList(names)}`, names };
}

/** "pay is $24,307,450", "2 payments, pay is $24,307,450, ticked by you". */
export const otherAmountText = ({ money, payments, isTicked }: OtherAmount): string =>
  [
    payments.length > 1 && formatCount(payments.length, "payment", "payments"),
    `pay is ${formatMoney(money)}`,
    isTicked && "ticked by you",
  ]
    .filter(Boolean)
    .join(", ");
