import { Banknote, DoorOpen, Hourglass, type LucideIcon, Package, Scale } from "lucide-react";

import {
  areItemsLoaded,
  type CrimeLookups,
  itemName,
  memberName,
} from "@/components/crimes/crime-lookups";
import { formatCount, formatMoneyShort } from "@/lib/format/numbers";
import type { MissingItemProblem } from "@/lib/game/crimes/crime-problem";
import type { ProblemSummary } from "@/lib/game/crimes/group-crimes";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { sum } from "@/lib/game/money/sum";
import { DAY_MS } from "@/lib/game/time/time";

import { absenceIcon, absenceText } from "./absence";

export interface ProblemTextOptions {
  book: CrimeLookups;
  nowMs: number;
  /** Percent. */
  lowestPassRate: number;
}

/** What is wrong with a crime, in a few words, and its icon; the price of what is missing apart, since it is never cut off. */
export function problemText(
  mark: ProblemSummary,
  crime: OrganisedCrime,
  { book, nowMs, lowestPassRate }: ProblemTextOptions,
): [words: string, Icon: LucideIcon, price?: string] {
  switch (mark.kind) {
    case "late":
    case "away": {
      const { absence } = mark;
      const words = `${memberName(book, absence.memberId)} ${absenceText(absence, nowMs)}`;
      return [words, absenceIcon(absence)];
    }
    case "left":
      return [`${memberName(book, mark.memberId)} has left the faction`, DoorOpen];
    case "missing-items":
      return [itemText(mark.items, book), Package, priceOf(mark.items, book)];
    case "stuck":
      return [stuckText(mark, crime, nowMs), Hourglass];
    case "unpaid":
      return [`${formatMoneyShort(mark.money)} owed to ${mark.members}`, Banknote];
    case "low-pass-rates":
      return [`${formatCount(mark.rates.length, "rate", "rates")} under ${lowestPassRate}`, Scale];
  }
}

function itemText(items: readonly MissingItemProblem[], book: CrimeLookups): string {
  const [item] = items;
  return items.length === 1 && item !== undefined
    ? `${itemName(book, item.itemId)} for ${memberName(book, item.memberId)}`
    : formatCount(items.length, "item", "items");
}

function priceOf(items: readonly MissingItemProblem[], book: CrimeLookups): string {
  const prices = items.flatMap(({ itemId }) => book.prices.get(itemId) ?? []);
  if (prices.length > 0) return formatMoneyShort(sum(prices));
  return areItemsLoaded(book) ? "not traded" : "price not known";
}

function stuckText(
  { filled, slots }: { filled: number; slots: number },
  { createdAtMs }: OrganisedCrime,
  nowMs: number,
): string {
  const days = createdAtMs === null ? 0 : Math.floor((nowMs - createdAtMs) / DAY_MS);
  const since = days > 0 ? ` in ${formatCount(days, "day", "days")}` : "";
  return filled === 0
    ? `Nobody has joined${since}`
    : `${filled} of ${formatCount(slots, "slot", "slots")}${since}`;
}
