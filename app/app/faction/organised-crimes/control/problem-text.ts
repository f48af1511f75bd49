import {
  Banknote,
  BedDouble,
  DoorOpen,
  Hourglass,
  type LucideIcon,
  Package,
  Plane,
  Scale,
} from "lucide-react";

import {
  areItemsLoaded,
  type CrimeLookups,
  itemName,
  memberName,
} from "@/components/crimes/crime-lookups";
import { placeText } from "@/components/faction/state-text";
import { sum } from "@/lib/common/numbers";
import { DAY_MS } from "@/lib/common/time";
import { formatCount, formatMoneyShort } from "@/lib/format/numbers";
import { formatGameMoment } from "@/lib/format/times";
import type { ProblemSummary } from "@/lib/game/crimes/group-crimes";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import type { Absence, MissingItemProblem } from "@/lib/game/crimes/problems";

/** Where somebody is who can’t take part, by the state that the game gives. */
const PLACES: Readonly<Record<string, readonly [words: string, Icon: LucideIcon]>> = {
  Hospital: ["in hospital", BedDouble],
  Jail: ["in jail", DoorOpen],
  Federal: ["in federal jail", DoorOpen],
  Fallen: ["fallen", DoorOpen],
  Traveling: ["traveling", Plane],
  Abroad: ["abroad", Plane],
};

export interface ProblemTextOptions {
  lookups: CrimeLookups;
  nowMs: number;
  /** Percent. */
  minimumPassRate: number;
}

/** What is wrong with a crime, in a few words, and its icon; the price of what is missing apart, since it is never cut off. */
export function problemText(
  summary: ProblemSummary,
  crime: OrganisedCrime,
  { lookups, nowMs, minimumPassRate }: ProblemTextOptions,
): [words: string, Icon: LucideIcon, price?: string] {
  switch (summary.kind) {
    case "late":
    case "away": {
      const { absence } = summary;
      const words = `${memberName(lookups, absence.memberId)} ${absenceText(absence, nowMs)}`;
      return [words, absenceIcon(absence)];
    }
    case "left":
      return [`${memberName(lookups, summary.memberId)} has left the faction`, DoorOpen];
    case "missing-items":
      return [itemText(summary.items, lookups), Package, priceOf(summary.items, lookups)];
    case "stuck":
      return [stuckText(summary, crime, nowMs), Hourglass];
    case "unpaid":
      return [
        `${formatMoneyShort(summary.money)} owed to ${formatCount(summary.members, "member", "members")}`,
        Banknote,
      ];
    case "low-pass-rates":
      return [
        `${formatCount(summary.rates.length, "pass rate", "pass rates")} below ${minimumPassRate}%`,
        Scale,
      ];
  }
}

function itemText(items: readonly MissingItemProblem[], lookups: CrimeLookups): string {
  const [item] = items;
  return items.length === 1 && item !== undefined
    ? `${itemName(lookups, item.itemId)} for ${memberName(lookups, item.memberId)}`
    : formatCount(items.length, "item", "items");
}

function priceOf(items: readonly MissingItemProblem[], lookups: CrimeLookups): string {
  const prices = items.flatMap(({ itemId }) => lookups.prices.get(itemId) ?? []);
  if (prices.length > 0) return formatMoneyShort(sum(prices));
  return unpricedText(lookups);
}

/** In place of the price of an item that has none. */
export const unpricedText = (lookups: CrimeLookups): string =>
  areItemsLoaded(lookups) ? "no market value" : "price unknown";

function stuckText(
  { filled, slots }: { filled: number; slots: number },
  { createdAtMs }: OrganisedCrime,
  nowMs: number,
): string {
  const days = createdAtMs === null ? 0 : Math.floor((nowMs - createdAtMs) / DAY_MS);
  const since = days > 0 ? ` in ${formatCount(days, "day", "days")}` : "";
  return filled === 0
    ? `Nobody has joined${since}`
    : `${filled} of ${formatCount(slots, "slot", "slots")} filled${since}`;
}

/** "in hospital until 14:20"; abroad "in hospital in Japan until 14:20, then still abroad". */
function absenceText({ state, untilMs, abroadIn }: Absence, nowMs: number): string {
  const word = PLACES[state]?.[0] ?? (state === "" ? "status unknown" : state.toLowerCase());
  const place = abroadIn === null ? word : `${word} ${placeText(abroadIn)}`;
  if (untilMs === null) return place;
  if (abroadIn !== null && untilMs <= nowMs) return placeText(abroadIn);
  const until = `${place} until ${formatGameMoment(untilMs, nowMs)}`;
  return abroadIn === null ? until : `${until}, then still abroad`;
}

const absenceIcon = ({ state }: Absence): LucideIcon => PLACES[state]?.[1] ?? BedDouble;
