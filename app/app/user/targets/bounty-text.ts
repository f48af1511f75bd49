import { releasedText, stateText } from "@/components/faction/state-text";
import { formatCount, formatMoneyShort, formatShort, formatWhole } from "@/lib/format/numbers";

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

type Rewards = Pick<BountyRow, "reward" | "rewardQuantity" | "quantity" | "total">;

/** The bounties below the highest reward: dollars of all, and how many times they are paid; 0 without any. */
export const lowerRewards = ({ reward, rewardQuantity, quantity, total }: Rewards) => ({
  lowerTotal: total - reward * rewardQuantity,
  lowerQuantity: quantity - rewardQuantity,
});

/** After the highest reward, so that all of it adds up to the total: "× 1", "+ $1.30m for 2 more". Without lower ones "". */
export function quantityText(row: Rewards): { highest: string; lower: string } {
  const { lowerTotal, lowerQuantity } = lowerRewards(row);
  return {
    highest: `× ${formatShort(row.rewardQuantity)}`,
    lower:
      lowerQuantity === 0
        ? ""
        : `+ ${formatMoneyShort(lowerTotal)} for ${formatShort(lowerQuantity)} more`,
  };
}

interface NobodyShown {
  /** Who would be shown if they were ready. */
  hidden: readonly BountyRow[];
  isAsking: boolean;
  /** Why nobody can be ready; null if nothing is known to prevent it. */
  obstacle: string | null;
  /** How many bounties haven't loaded; null where that is unknown. */
  left: number | null;
}

/** Why no bounty is shown, and what may change that. */
export function nobodyShownText({ hidden, isAsking, obstacle, left }: NobodyShown) {
  const failed = hidden.filter((row) => row.fetchedAtMs !== null && row.profile === null).length;
  const checked = hidden.filter(({ when }) => when !== null).length + failed;
  const failure =
    failed === 0
      ? ""
      : `Couldn’t load ${formatCount(failed, "player’s state", "players’ states")}. `;
  if (hidden.length > 0 && obstacle !== null) {
    return { title: "Nobody is ready", text: `${obstacle}.` };
  }
  if (hidden.length > 0 && !isAsking) {
    return {
      title: "Player states not loaded",
      text: "Load player states to see who’s ready.",
      canTurnOn: true,
    };
  }
  if (checked < hidden.length) {
    const all = formatCount(hidden.length, "player", "players");
    return {
      title: "Loading player states...",
      text: `${failure}${formatWhole(checked)} of ${all} checked, nobody ready yet.`,
    };
  }
  return {
    title: "No bounties match",
    text: `${failure}Change the filters${left === 0 ? "" : ", or load more bounties"}.`,
  };
}
