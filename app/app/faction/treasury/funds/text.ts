import { formatGameDay, formatGameMinute } from "@/lib/format/times";
import { formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatMoney, formatMoneyShort } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";
import type { DayMovements, Movement } from "@/lib/game/treasury/balance-changes";

/** What happened, after the member's name: "withdrawn, given by Marrow". */
export function movementText({ kind, by, money }: Movement): string {
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

/** "$6.2m in, $82.0m out": a day in one line, on a phone. */
export function dayText({
  deposited,
  byHand,
  crimes,
  given,
  paydays,
}: Omit<DayMovements, "dayMs" | "movements">): string {
  return [
    deposited > 0 && `${formatMoneyShort(deposited)} in`,
    given > 0 && `${formatMoneyShort(given)} out`,
    byHand > 0 && `${formatMoneyShort(byHand)} added`,
    byHand < 0 && `${formatMoneyShort(-byHand)} reduced`,
    crimes !== 0 && `${formatMoneyShort(crimes)} crimes`,
    paydays > 0 && `${formatMoneyShort(paydays)} paydays`,
  ]
    .filter(Boolean)
    .join(", ");
}

export const entryCount = (count: number) => formatCount(count, "entry", "entries");

/** "Fri 20 Nov". */
export const dayLabel = ({ dayMs }: Pick<DayMovements, "dayMs">) => formatGameDay(dayMs);

/** "−$31,000,000 on 17 Nov, by Marrow": the last movement that lowered a balance. Empty if the news has none. */
export function loweredText(movements: readonly Movement[], memberId: number): string {
  const last = movements.find(
    ({ member, money, kind }) => member.id === memberId && money < 0 && kind !== "payday",
  );
  if (last === undefined) return "";
  const by = last.by === null ? "" : `, by ${last.by.name}`;
  return `${formatSignedMoney(last.money)} on ${formatShortGameDay(last.atMs)}${by}`;
}

/** "18:40 and 18:47, by Marrow". */
export function repeatedText(first: Movement, second: Movement): string {
  const names = [...new Set([first.by?.name, second.by?.name])].filter(Boolean).join(" and ");
  return `${formatGameMinute(first.atMs)} and ${formatGameMinute(second.atMs)}${names && `, by ${names}`}`;
}

/** The game's text of a balance before and after, where they don't follow each other. */
export const gapText = ({ money, balanceAfter, gap }: Movement): string => {
  const named = (balanceAfter ?? 0) - money;
  return `news said ${formatMoney(named - (gap ?? 0))}, then ${formatMoney(named)}`;
};
