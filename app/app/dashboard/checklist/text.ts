import { adviceFor } from "@/components/feedback/advice";
import { accessFor } from "@/lib/api/transport/access";
import type { DisabledReason } from "@/lib/game/checklist/check-result";

import type { ChecklistItemState } from "./use-checklist";

export const STATES: Readonly<Record<ChecklistItemState["state"], string>> = {
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
const MIN_ACCESS_PATH = "user/refills";

export type FailedCheck = Extract<ChecklistItemState, { state: "error" }>;

/** Why an item is not known, and what to do. */
export function reasonText({ section, apiPath, error }: FailedCheck): string {
  if (section === "Company" && error.kind === "no-faction-access") {
    return `The game doesn’t show you this about your company (${error.message}).`;
  }
  return adviceFor(error, accessFor(MIN_ACCESS_PATH, apiPath));
}

/** What the row of an item in error says: its reason, where the banner above does not give it for several. */
export function errorText(check: FailedCheck, isFailureInBanner: boolean): string {
  if (check.errorTitle === undefined) {
    return isFailureInBanner ? "Couldn’t be read" : reasonText(check);
  }
  return `${check.title}: ${isFailureInBanner ? "couldn’t be read" : reasonText(check)}`;
}

/** The title of a row, or that of its error. */
export const titleOf = ({ title, errorTitle, state }: ChecklistItemState): string =>
  state === "error" ? (errorTitle ?? title) : title;
