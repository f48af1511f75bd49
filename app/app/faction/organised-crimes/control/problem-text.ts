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
  atLeast,
  type CrimeLookups,
  itemName,
  memberName,
  unpricedText,
} from "@/components/crimes/crime-lookups";
import { abroadText } from "@/components/faction/state-text";
import { sum } from "@/lib/common/numbers";
import { DAY_MS } from "@/lib/common/time";
import { formatCount, formatMoneyShort } from "@/lib/format/numbers";
import { formatGameMoment } from "@/lib/format/times";
import type { SlotWithoutItem } from "@/lib/game/crimes/organised-crime";
import type { CrimeProblem, MemberState } from "@/lib/game/crimes/problems";

/** The text and icon for the location of a member who can’t take part, by the game's state. */
const ABSENCES: Readonly<Record<string, readonly [text: string, Icon: LucideIcon]>> = {
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

/**
 * The text and the icon of a problem, and the price of missing items.
 * @param isShort without the end of a stay abroad, which doesn't bring the member back
 */
export function problemText(
  problem: CrimeProblem,
  { lookups, nowMs, minimumPassRate }: ProblemTextOptions,
  isShort = false,
): [text: string, Icon: LucideIcon, price?: string] {
  switch (problem.kind) {
    case "late":
    case "away": {
      const { member } = problem;
      const isEndless = isShort && member.abroadIn !== null && !isOver(member, nowMs);
      const [text, Icon] = absenceText(
        isEndless ? { ...member, stateUntilMs: null } : member,
        nowMs,
      );
      return [`${memberName(lookups, member.id)} ${text}`, Icon];
    }
    case "left":
      return [`${memberName(lookups, problem.memberId)} has left the faction`, DoorOpen];
    case "missing-item":
      return [itemText(problem.slots, lookups), Package, priceOf(problem.slots, lookups)];
    case "stuck":
      return [stuckText(problem, nowMs), Hourglass];
    case "unpaid": {
      const members = formatCount(problem.memberIds.length, "member", "members");
      return [`${formatMoneyShort(problem.money)} owed to ${members}`, Banknote];
    }
    case "low-pass-rate": {
      const rates = formatCount(problem.slots.length, "pass rate", "pass rates");
      return [`${rates} below ${minimumPassRate}%`, Scale];
    }
  }
}

function itemText(slots: readonly SlotWithoutItem[], lookups: CrimeLookups): string {
  const [first] = slots;
  return slots.length === 1 && first !== undefined
    ? `${itemName(lookups, first.item.id)} for ${memberName(lookups, first.member.id)}`
    : formatCount(slots.length, "item", "items");
}

function priceOf(slots: readonly SlotWithoutItem[], lookups: CrimeLookups): string {
  const prices = slots.flatMap(({ item }) => lookups.prices.get(item.id) ?? []);
  if (prices.length === 0) return unpricedText(lookups);
  return atLeast(formatMoneyShort(sum(prices)), slots.length - prices.length);
}

function stuckText(
  { filled, total, crime: { createdAtMs } }: Extract<CrimeProblem, { kind: "stuck" }>,
  nowMs: number,
): string {
  const days = createdAtMs === null ? 0 : Math.floor((nowMs - createdAtMs) / DAY_MS);
  const since = days > 0 ? ` in ${formatCount(days, "day", "days")}` : "";
  return filled === 0
    ? `Nobody has joined${since}`
    : `${filled} of ${formatCount(total, "slot", "slots")} filled${since}`;
}

const isOver = ({ stateUntilMs }: Pick<MemberState, "stateUntilMs">, nowMs: number) =>
  stateUntilMs !== null && stateUntilMs <= nowMs;

/** "in hospital until 14:20"; abroad "in hospital in Japan until 14:20, then still abroad". */
export function absenceText(
  { state, stateUntilMs, abroadIn }: Omit<MemberState, "id">,
  nowMs: number,
): [text: string, Icon: LucideIcon] {
  const [known, Icon] = ABSENCES[state] ?? [
    state === "" ? "status unknown" : state.toLowerCase(),
    BedDouble,
  ];
  const text = abroadIn === null ? known : `${known} ${abroadText(abroadIn)}`;
  if (stateUntilMs === null) return [text, Icon];
  if (abroadIn !== null && isOver({ stateUntilMs }, nowMs)) return [abroadText(abroadIn), Icon];
  const until = `${text} until ${formatGameMoment(stateUntilMs, nowMs)}`;
  return [abroadIn === null ? until : `${until}, then still abroad`, Icon];
}
