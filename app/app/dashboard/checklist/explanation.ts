import { itemName, memberWithId } from "@/components/crimes/book";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import type { BoosterMaximum } from "@/lib/game/checklist/booster-maximum";
import type { ItemId } from "@/lib/game/checklist/items";
import type { Facts, Person } from "@/lib/game/checklist/verdict";

import type { Check } from "./check";
import type { Names } from "./use-names";

interface Line {
  label: string;
  value: string;
}

/** How the state of an item came about, line by line; nothing where the row says it all. */
export function explanationOf(check: Check, names: Names): Line[] {
  return "facts" in check ? linesOf(check.id, check.facts, names) : [];
}

/** Whom the count of an item leaves out. */
const LEFT_OUT: Partial<Record<ItemId, string>> = {
  inactiveMembers: "Fallen members aren\u2019t counted.",
  membersNotInOc: "Recruits, fallen and federal members aren\u2019t counted.",
};

export const noteOf = ({ id }: Pick<Check, "id">): string | undefined => LEFT_OUT[id];

function linesOf(id: ItemId, facts: Facts, names: Names): Line[] {
  if (facts.kind === "booster") {
    const { base, extra, by, hours } = facts.maximum;
    return [
      { label: "Every player", value: `${base} h` },
      { label: EXTRA[by], value: `+${extra} h` },
      { label: "Maximum", value: `${hours} h` },
      { label: "Cooldown", value: formatDuration(facts.leftMs) },
    ];
  }
  if (facts.kind === "purchases") {
    return [
      { label: "Purchases since 00:00 TCT", value: formatWhole(facts.purchases) },
      { label: "Items in them", value: formatWhole(facts.count) },
      { label: "Allowed a day", value: formatWhole(facts.of) },
    ];
  }
  if (facts.kind === "people") {
    return facts.people.map((person) => ({
      label: `${person.name} [${person.id}]`,
      value: why(id, person),
    }));
  }
  if (facts.kind === "pass rates") {
    return facts.slots.map(({ memberId, position, crime, passRate }) => ({
      label: `${memberWithId(names, memberId)}, ${position === "" ? "" : `${position} in `}${crime}`,
      value: `${passRate}\u00a0%`,
    }));
  }
  if (facts.kind === "items") {
    return facts.missing.map(({ memberId, crime, itemId }) => ({
      label: `${memberWithId(names, memberId)}, ${crime}`,
      value: itemName(names, itemId),
    }));
  }
  return [];
}

/** What the hours come from that not every player has. */
const EXTRA: Readonly<Record<BoosterMaximum["by"], string>> = {
  none: "No faction",
  "war upgrade": "Your faction’s upgrade, in war",
  "peace upgrade": "Your faction’s upgrade, in peace",
  perks: "Your faction’s perk",
  unknown: "Your faction’s upgrade, not known",
};

function why(id: ItemId, { state, idleDays }: Person): string {
  if (idleDays !== undefined) return `${formatCount(idleDays, "day", "days")} ago`;
  return state ?? (id === "factionApplications" ? "Waiting for an answer" : "In no crime");
}
