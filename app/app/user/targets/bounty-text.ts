import { releasedText, stateText } from "@/components/faction/state-text";

import type { BountyRow } from "./bounty-rows";

/** The state now: "Okay", "Hospital in Japan", "Traveling to Mexico"; short "Traveling". Empty until it has loaded. */
export function bountyStateText({ profile, when, isReleased }: BountyRow, isShort = false): string {
  if (profile === null) return "";
  const { state, description, abroadIn } = profile;
  if (when === "now") return state === "Abroad" ? description : "Okay";
  if (isReleased) return abroadIn === null ? "Okay" : releasedText(abroadIn);
  // The description says for how long, as of then.
  if (state === "Hospital" || state === "Jail") return stateText(state, abroadIn);
  return (isShort ? "" : description) || state || "Unknown";
}
