import { adviceFor } from "@/components/state/advice";
import { accessFor } from "@/lib/api/access";
import type { DisabledReason } from "@/lib/game/checklist/check-result";

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
  "no data": "The game doesn’t say",
};

/** A custom key may lack even what the game tells every other one: it takes the access of these to be sure. */
const LEAST = "user/refills";

export type FailedCheck = Extract<Check, { state: "error" }>;

/** Why an item is not known, and what to do. */
export function reasonWords({ section, reads, error }: FailedCheck): string {
  if (section === "Company" && error.kind === "no-faction-access") {
    return `The game doesn’t show you this about your company (${error.message}).`;
  }
  return adviceFor(error, accessFor(LEAST, reads));
}

/** What the row of an item in error says: its reason, where the banner above does not give it for several. */
export function errorWords(check: FailedCheck, isShared: boolean): string {
  if (check.errorTitle === undefined) return isShared ? "Couldn’t be read" : reasonWords(check);
  return `${check.title}: ${isShared ? "couldn’t be read" : reasonWords(check)}`;
}

/** The title of a row, or that of its error. */
export const titleOf = ({ title, errorTitle, state }: Check): string =>
  state === "error" ? (errorTitle ?? title) : title;
