import { releasedText, stateText } from "@/components/faction/state-text";
import { formatCount, formatMoneyShort, formatShort, formatWhole } from "@/lib/format/numbers";

import type { BountyRow } from "./bounty-rows";

/** The current state: "Okay", "Hospital in Japan", "Traveling to Mexico", or short "Traveling"; "" until it has loaded. */
export function bountyStateText(
  { profile, readiness, isReleased }: BountyRow,
  isShort = false,
): string {
  if (profile === null) return "";
  const { state, description, abroadIn } = profile;
  if (readiness === "ready") return state === "Abroad" ? description : "Okay";
  if (isReleased) return abroadIn === null ? "Okay" : releasedText(abroadIn);
  // The description isn't used here: it contains the time left when the state was loaded.
  if (state === "Hospital" || state === "Jail") return stateText(state, abroadIn);
  return (isShort ? "" : description) || state || "Unknown";
}

type Rewards = Pick<BountyRow, "reward" | "rewardQuantity" | "quantity" | "total">;

/** The bounties below the highest reward: their total in dollars, and how many times they are paid; 0 if there are none. */
export const lowerRewards = ({ reward, rewardQuantity, quantity, total }: Rewards) => ({
  lowerTotal: total - reward * rewardQuantity,
  lowerQuantity: quantity - rewardQuantity,
});

/** The texts after the highest reward, which add up to the total: "× 1" and "+ $1.30m for 2 more"; "" without lower rewards. */
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
  /** The players who would be displayed if they were ready. */
  hidden: readonly BountyRow[];
  /** True while automatic updates are on. */
  loadsStates: boolean;
  /** The reason why nobody can be ready; null if none is known. */
  obstacle: string | null;
  /** The number of bounties that haven't loaded; null if unknown. */
  left: number | null;
}

/** The reason why no bounty is displayed, and what the player can do about it. */
export function nobodyShownText({ hidden, loadsStates, obstacle, left }: NobodyShown) {
  const failed = hidden.filter((row) => row.fetchedAtMs !== null && row.profile === null).length;
  const checked = hidden.filter(({ readiness }) => readiness !== null).length + failed;
  const failure =
    failed === 0
      ? ""
      : `Couldn’t load ${formatCount(failed, "player’s state", "players’ states")}. `;
  if (hidden.length > 0 && obstacle !== null) {
    return { title: "Nobody is ready", text: `${obstacle}.` };
  }
  if (hidden.length > 0 && !loadsStates) {
    return {
      title: "Player states not loaded",
      text: "Automatic updates are off. Turn them on to see who’s ready.",
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
    text: `${failure}${left === 0 ? "" : "Load more bounties to see others."}`.trim(),
  };
}
