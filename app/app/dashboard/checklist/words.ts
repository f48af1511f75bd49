import { adviceFor } from "@/components/state/advice";
import { needsOf } from "@/lib/api/access";
import { formatList } from "@/lib/format/numbers";
import type { ItemId } from "@/lib/game/checklist/items";
import type { DisabledReason, Person } from "@/lib/game/checklist/verdict";

import type { Check } from "./check";

export const STATES: Readonly<Record<Check["state"], string>> = {
  loading: "Loading",
  complete: "Complete",
  incomplete: "Incomplete",
  disabled: "Does not apply",
  error: "Error",
};

export const REASONS: Readonly<Record<DisabledReason, string>> = {
  "no faction": "You have no faction",
  "no company": "You have no company",
  "older crimes": "Your faction isn’t on organised crimes 2.0",
  "not told": "The game doesn’t say",
};

/** What is done once a day, and what is not: by the item. */
const DEEDS: Partial<Record<ItemId, readonly [done: string, open: string]>> = {
  churchPrayer: ["Prayed today", "Not prayed today"],
  churchDonation: ["Donated today", "Not donated today"],
  wheelLame: ["Spun today", "Not spun today"],
  wheelMediocrity: ["Spun today", "Not spun today"],
  wheelAwesome: ["Spun today", "Not spun today"],
};

const USED = ["Used today", "Not used today"] as const;

export const deedWords = (id: ItemId, isDone: boolean): string =>
  (DEEDS[id] ?? USED)[isDone ? 0 : 1];

/** What there may be so many of. */
export const FILLED: Partial<Record<ItemId, string>> = {
  factionFull: "members",
  companyPositions: "positions",
};

/** Of a list that nobody is in. */
export const nobodyWords = (id: ItemId): string =>
  id === "membersNotInOc" ? "Everyone who can be" : "None";

/** How many are named in a row; the others stand in its explanation. */
const NAMED = 3;

/** "Oriel, Pike, Wren and 2 more". */
export const firstOf = (names: readonly string[]): string => formatList(names, NAMED);

/** "Oriel 31 d", "Delta (Fallen)", or the name alone. */
export function personWords({ name, state, idleDays }: Person): string {
  if (idleDays !== undefined) return `${name} ${idleDays} d`;
  return state === undefined ? name : `${name} (${state})`;
}

const LOGGED: ReadonlySet<ItemId> = new Set([
  "itemShopBuys",
  "churchPrayer",
  "churchDonation",
  "wheelLame",
  "wheelMediocrity",
  "wheelAwesome",
]);

export type FailedCheck = Extract<Check, { state: "error" }>;

/** Why an item is not known, and what to do. */
export function reasonWords({ id, section, error }: FailedCheck): string {
  if (section === "Company" && error.kind === "no-faction-access") {
    return `The game doesn’t show you this about your company (${error.message}).`;
  }
  const access = needsOf(LOGGED.has(id) ? "user/log" : "user/refills");
  return adviceFor(error, access);
}

/** What the row of an item in error says: its reason, where the banner above does not give it for several. */
export function errorWords(check: FailedCheck, isShared: boolean): string {
  const words = isShared ? "couldn’t be read" : reasonWords(check);
  // This row has lost its title to the error.
  if (check.id === "factionFull") return `${check.title}: ${words}`;
  return words.replace(/^c/, "C");
}

/** The title of a row. The specification's word for a faction that cannot be read stands in its place. */
export const titleOf = ({ id, title, state }: Check): string =>
  id === "factionFull" && state === "error" ? "Error" : title;
