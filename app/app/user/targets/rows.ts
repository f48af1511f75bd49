import { releasedText, stateText } from "@/components/faction/state-text";
import { formatIsoMoment } from "@/lib/format/days";
import { attackAtMs } from "@/lib/game/faction/attacks";
import { fightEstimate, type StatsEstimate, statsEstimate } from "@/lib/game/fight/estimate";
import {
  type Availability,
  type Readiness,
  availabilityOf,
  isInStay,
  readinessFrom,
  SOON_MS,
} from "@/lib/game/fight/fighter";
import type { TargetRecord } from "@/lib/game/fight/own-attacks";
import { type Target, type EstimatedTarget } from "@/lib/game/fight/targets";
import type { PlayerNotes } from "@/lib/store/user/player-notes";

import { difficultyText, statsText, type TextContext } from "@/components/fight/fight-text";
import type { TargetData } from "./use-target-data";

/** A player on the list, with estimates, the player's own attacks and the note. */
export interface ListRow extends EstimatedTarget {
  stats: StatsEstimate | null;
  /** Undefined if the player has no own attack in the loaded period. */
  record: TargetRecord | undefined;
  /** The time of their last attack on the player with a known fair fight; null if there is none. */
  attackedYouAtMs: number | null;
  /** The player's own note; empty if there is none. */
  note: string;
  /** Now, or at the end of the player's obstacle. */
  readiness: Readiness;
  availability: Availability;
}

export interface RowContext {
  targetData: Pick<TargetData, "encounters" | "records" | "scoreAt">;
  notes: PlayerNotes;
  location: string | null;
  /** The time for which the readiness counts: now, or the end of the player's obstacle. */
  attackMs: number;
  nowMs: number;
}

export const listRow = <T extends Target>(
  target: T,
  { targetData, notes, location, attackMs, nowMs }: RowContext,
): ListRow & T => {
  const encounters = targetData.encounters.get(target.id);
  return {
    ...target,
    estimate: fightEstimate(target.level, encounters, { scoreAt: targetData.scoreAt, nowMs }),
    stats: statsEstimate(encounters, targetData.scoreAt),
    record: targetData.records.get(target.id),
    attackedYouAtMs: encounters?.theirAttack ? attackAtMs(encounters.theirAttack) : null,
    note: notes[target.id] ?? "",
    readiness: readinessFrom(location, target, attackMs),
    availability: availabilityOf(target, nowMs),
  };
};

/**
 * A player's state at `nowMs` by the page's clock, without times. After a stay has run out, it is "Okay" if the response is
 * recent, otherwise "Should be out".
 */
export function stateOf(
  row: Pick<
    ListRow,
    "readiness" | "availability" | "state" | "stateUntilMs" | "description" | "abroadIn"
  >,
  { nowMs, isCurrent }: { nowMs: number; isCurrent: boolean },
): string {
  const { readiness, availability, state, description, abroadIn } = row;
  if (readiness === "ready" && state === "Abroad") return description;
  // Ready once the player can attack again, but in hospital or jail until then.
  if (readiness === "ready" && isInStay(row, nowMs)) return stateText(state, abroadIn);
  if (readiness !== "ready" && abroadIn !== null) {
    return isInStay(row, nowMs) ? stateText(state, abroadIn) : releasedText(abroadIn);
  }
  if (readiness === "ready" || availability === "ready") {
    return isCurrent || state === "Okay" ? "Okay" : "Should be out";
  }
  return availability === "hospital" || availability === "jail"
    ? state
    : description || state || "Unknown";
}

/** The timestamps when the state of a row changes without a new response: five minutes before the end of a state, and its end. */
export const momentsOf = (targets: readonly Target[]): number[] =>
  targets.flatMap(({ stateUntilMs }) =>
    stateUntilMs === null ? [] : [stateUntilMs - SOON_MS, stateUntilMs],
  );

/** True if the player is in hospital or jail abroad, and so will be released there. */
export const isReleasedAbroad = (
  row: Pick<ListRow, "state" | "stateUntilMs" | "abroadIn">,
  nowMs: number,
) => row.abroadIn !== null && isInStay(row, nowMs);

/** The headers of the copied table and the CSV file. */
export const TARGET_COLUMNS = [
  "Name",
  "Id",
  "Level",
  "State",
  "Until",
  "Respect from",
  "Respect to",
  "Fair fight from",
  "Fair fight to",
  "Difficulty",
  "Total stats",
  "Attacks",
  "Won",
  "Note",
];

/** A line of the copied table and the CSV file, with the state as the page displays it. */
export const targetLine = (
  row: ListRow,
  context: TextContext & { isCurrent: boolean },
): (string | number)[] => [
  row.name,
  row.id,
  row.level,
  stateOf(row, context),
  row.stateUntilMs === null || row.stateUntilMs <= context.nowMs
    ? ""
    : formatIsoMoment(row.stateUntilMs),
  ...[row.estimate.respect, row.estimate.fairFight].flatMap(({ least, most }) => [
    inHundredths(least),
    inHundredths(most),
  ]),
  difficultyText(row.estimate),
  statsText(row.stats, row.estimate, context),
  ...(context.hasAttacks ? [row.record?.attacks ?? 0, row.record?.won ?? 0] : ["", ""]),
  row.note,
];

/** Rounded as on the page, since the product of decimals has excess digits. */
const inHundredths = (value: number) => Math.round(value * 100) / 100;
