import { releasedText, stateText } from "@/components/faction/state-text";
import { difficultyText, obstacleText, whenText } from "@/components/fight/fight-text";
import type { TableExport } from "@/components/table/table-export";
import { sum } from "@/lib/common/numbers";
import { formatIsoMoment } from "@/lib/format/days";
import { formatCount, formatMoneyShort, formatShort, formatWhole } from "@/lib/format/numbers";
import type { Obstacle } from "@/lib/game/fight/obstacle";

import { type BountyRow, isBeatable } from "./bounty-rows";

/** The current state: "Okay", "Hospital in Japan", "Traveling to Mexico", or short "Traveling"; "" until it has loaded. */
export function bountyStateText(
  { profile, readiness, isIn, isReleased }: BountyRow,
  isShort = false,
): string {
  if (profile === null) return "";
  const { state, description, abroadIn } = profile;
  if (readiness === "ready" && !isIn) return state === "Abroad" ? description : "Okay";
  if (isReleased) return abroadIn === null ? "Okay" : releasedText(abroadIn);
  // The description isn't used here: it contains the time left when the state was loaded.
  if (state === "Hospital" || state === "Jail") return stateText(state, abroadIn);
  return (isShort ? "" : description) || state || "Unknown";
}

type Rewards = Pick<BountyRow, "reward" | "rewardQuantity" | "quantity" | "total">;

/** The bounties below the highest reward: their total in dollars, and how many times they are paid; 0 if there are none. */
const lowerRewards = ({ reward, rewardQuantity, quantity, total }: Rewards) => ({
  lowerTotal: total - reward * rewardQuantity,
  lowerQuantity: quantity - rewardQuantity,
});

/**
 * The texts after the highest reward, which add up to the total: "× 1" and "+ 2 for $1.30m"; "" without lower rewards. `all` is
 * the short text for both: "3 for $4.30m", or "" for a single bounty.
 */
export function quantityText(row: Rewards): Record<"highest" | "lower" | "all", string> {
  const { lowerTotal, lowerQuantity } = lowerRewards(row);
  const highest = `× ${formatShort(row.rewardQuantity)}`;
  return {
    highest,
    lower:
      lowerQuantity === 0
        ? ""
        : `+ ${formatShort(lowerQuantity)} for ${formatMoneyShort(lowerTotal)}`,
    all:
      row.quantity === 1 ? "" : `${formatShort(row.quantity)} for ${formatMoneyShort(row.total)}`,
  };
}

/** The rows of the CSV file. */
export const bountyTable = (rows: readonly BountyRow[]): TableExport => ({
  headers: [
    "Name",
    "Id",
    "Level",
    "State",
    "Reward",
    "Quantity",
    "Lower rewards",
    "Lower quantity",
    "Total",
    "Anonymous",
    "Difficulty",
    "Ends",
  ],
  lines: rows.map((row) => {
    const { lowerTotal, lowerQuantity } = lowerRewards(row);
    return [
      row.name,
      row.id,
      row.level,
      row.readiness === null ? "" : bountyStateText(row),
      row.reward,
      row.rewardQuantity,
      lowerTotal,
      lowerQuantity,
      row.total,
      row.isAnonymous ? "Yes" : "No",
      difficultyText(row.estimate),
      row.endsAtMs === null ? "" : formatIsoMoment(row.endsAtMs),
    ];
  }),
});

interface BeatableContext {
  /** True while automatic updates are on. */
  loadsStates: boolean;
  /** Null if nothing is in the player's way. */
  obstacle: Obstacle | null;
  nowMs: number;
}

/**
 * The headline: how many players can be beaten now, or at the end of the player's obstacle, and the money for one fight with each. The note says how many are easy, and
 * how many of these are checked. Until one of them is ready, or the states of all are known, it counts the easy ones.
 */
export function beatableHeadline(
  rows: readonly BountyRow[],
  { loadsStates, obstacle, nowMs }: BeatableContext,
): { figure: string; text: string; note: string } {
  const rated = rows.filter(({ estimate }) => estimate.isLostLast || estimate.strength?.difficulty);
  const easyOnes = rated.filter(isBeatable);
  const easy = formatCount(easyOnes.length, "player is", "players are");
  const ready = easyOnes.filter(({ readiness }) => readiness === "ready");
  const text = `you can beat ${whenText(obstacle, nowMs)}`;
  if (rated.length === 0) {
    return {
      figure: "–",
      text,
      note: "You have no fight or spy report with any",
    };
  }
  if (obstacle?.untilMs === null) {
    return { figure: "0", text, note: `${obstacleText(obstacle, nowMs)}. ${easy} easy for you` };
  }
  if (easyOnes.length === 0) {
    const note = `of ${formatWhole(rated.length)} whose difficulty is known`;
    return { figure: "0", text: "easy for you", note };
  }
  const known = easyOnes.filter(({ readiness }) => readiness !== null).length;
  if (ready.length === 0 && known < easyOnes.length) {
    const rest = loadsStates
      ? "Loading their states"
      : "Updates are off, so their states are unknown";
    return {
      figure: formatWhole(easyOnes.length),
      text: `easy for you, worth ${rewardsText(easyOnes)}`,
      note: known === 0 ? rest : `${formatWhole(known)} checked, none ready. ${rest}`,
    };
  }
  const rewards = ready.length === 0 ? "" : `for ${rewardsText(ready)}`;
  const isNow = obstacle === null;
  return {
    figure: formatWhole(ready.length),
    // With a time there is no room for the money on a phone's line.
    text: isNow ? `${text} ${rewards}`.trim() : text,
    note: `${isNow || rewards === "" ? "" : `${rewards}, `}of ${formatWhole(easyOnes.length)} easy for you${known < easyOnes.length ? `, ${formatWhole(known)} of them checked` : ""}`,
  };
}

/** "$7.00m": the rewards of one fight with each. */
const rewardsText = (rows: readonly BountyRow[]) =>
  formatMoneyShort(sum(rows.map(({ reward }) => reward)));

interface NobodyShown {
  /** The players who would be displayed if they were ready. */
  hidden: readonly BountyRow[];
  /** True while automatic updates are on. */
  loadsStates: boolean;
  /** Null if nothing is in the player's way. */
  obstacle: Obstacle | null;
  nowMs: number;
  /** The number of bounties that haven't loaded; null if unknown. */
  left: number | null;
}

/** The reason why no bounty is displayed, and what the player can do about it. */
export function nobodyShownText({ hidden, loadsStates, obstacle, nowMs, left }: NobodyShown) {
  const failed = hidden.filter((row) => row.fetchedAtMs !== null && row.profile === null).length;
  const checked = hidden.filter(({ readiness }) => readiness !== null).length + failed;
  const failure =
    failed === 0
      ? ""
      : `Couldn’t load ${formatCount(failed, "player’s state", "players’ states")}. `;
  if (hidden.length > 0 && obstacle?.untilMs === null) {
    return { title: "Nobody is ready", text: `${obstacleText(obstacle, nowMs)}.` };
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
