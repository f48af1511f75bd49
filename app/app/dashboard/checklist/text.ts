import { adviceFor } from "@/components/feedback/advice";
import { accessFor } from "@/lib/api/transport/access";
import type { DisabledReason } from "@/lib/game/checklist/check-result";

import type { ChecklistItemState } from "./use-checklist";

export const STATES: Readonly<Record<ChecklistItemState["state"], string>> = {
  loading: "Loading",
  complete: "Complete",
  incomplete: "Incomplete",
  disabled: "Doesn’t apply",
  error: "Error",
};

export const REASONS: Readonly<Record<DisabledReason, string>> = {
  "no faction": "You’re not in a faction",
  "no company": "You’re not in a company",
  "older crimes": "Your faction doesn’t use OC 2.0",
  "no data": "Not available from the game",
};

/** A custom key may lack even minimal access, so the advice includes this path. */
const MIN_ACCESS_PATH = "user/refills";

export type FailedCheck = Extract<ChecklistItemState, { state: "error" }>;

/** The reason why an item is unknown, and the player's next step. */
export function reasonText({ section, apiPath, error }: FailedCheck): string {
  if (section === "Company" && error.kind === "no-faction-access") {
    return `You don’t have access to this company data (${error.message}).`;
  }
  return adviceFor(error, accessFor(MIN_ACCESS_PATH, apiPath));
}

/** The note of a failed item: the reason, unless the banner above shows it for several items. */
export function errorText(check: FailedCheck, isFailureInBanner: boolean): string {
  if (check.errorTitle === undefined) {
    return isFailureInBanner ? "Couldn’t be loaded" : reasonText(check);
  }
  return `${check.title}: ${isFailureInBanner ? "couldn’t be loaded" : reasonText(check)}`;
}

/** The title of a row, or that of its error. */
export const titleOf = ({ title, errorTitle, state }: ChecklistItemState): string =>
  state === "error" ? (errorTitle ?? title) : title;
