import { releasedText, stateText } from "@/components/faction/state-text";
import { formatIsoMoment } from "@/lib/format/days";
import { attackAtMs } from "@/lib/game/faction/attacks";
import { fightEstimate, type StatsEstimate, statsEstimate } from "@/lib/game/fight/estimate";
import type { TargetRecord } from "@/lib/game/fight/own-attacks";
import { attackableFrom, type Target, type TargetRow } from "@/lib/game/fight/targets";
import {
  type Attackable,
  type Availability,
  availabilityOf,
  isInStay,
} from "@/lib/game/war/war-member";
import type { MemberNotes } from "@/lib/store/user/member-notes";

import { difficultyText, statsText, type TextContext } from "./text";
import type { TargetData } from "./use-target-data";

/** Somebody on the list, with what is known of them. */
export interface ListRow extends TargetRow {
  stats: StatsEstimate | null;
  /** Undefined without an own attack in the loaded time. */
  record: TargetRecord | undefined;
  /** Their last attack on the player that says how fair it was; null if none is known. */
  attackedYouAtMs: number | null;
  /** The player's own; empty if there is none. */
  note: string;
  when: Attackable;
  where: Availability;
}

export interface RowContext {
  targetData: Pick<TargetData, "encounters" | "records" | "scoreAt">;
  notes: MemberNotes;
  place: string | null;
  nowMs: number;
}

export const listRow = <T extends Target>(
  target: T,
  { targetData, notes, place, nowMs }: RowContext,
): ListRow & T => {
  const encounters = targetData.encounters.get(target.id);
  return {
    ...target,
    estimate: fightEstimate(target.level, encounters, { scoreAt: targetData.scoreAt, nowMs }),
    stats: statsEstimate(encounters, targetData.scoreAt),
    record: targetData.records.get(target.id),
    attackedYouAtMs: encounters?.theirAttack ? attackAtMs(encounters.theirAttack) : null,
    note: notes[target.id] ?? "",
    when: attackableFrom(place, target, nowMs),
    where: availabilityOf(target, nowMs),
  };
};

/** Somebody's state by the page's clock, without times. A stay that has run out is over, if the answer is recent. */
export function stateOf(
  row: Pick<ListRow, "when" | "where" | "state" | "stateUntilMs" | "description" | "abroadIn">,
  { nowMs, isCurrent }: { nowMs: number; isCurrent: boolean },
): string {
  const { when, where, state, description, abroadIn } = row;
  if (when === "now" && state === "Abroad") return description;
  if (when !== "now" && abroadIn !== null) {
    return isInStay(row, nowMs) ? stateText(state, abroadIn) : releasedText(abroadIn);
  }
  if (when === "now" || where === "okay") {
    return isCurrent || state === "Okay" ? "Okay" : "Should be out";
  }
  return where === "hospital" || where === "jail" ? state : description || state || "Unknown";
}

/** When the state of a row changes without an answer of the game. */
export const momentsOf = (targets: readonly Target[], soonMs: number): number[] =>
  targets.flatMap(({ stateUntilMs }) =>
    stateUntilMs === null ? [] : [stateUntilMs - soonMs, stateUntilMs],
  );

/** Whether somebody's stay in hospital or jail ends abroad. */
export const isReleasedAbroad = (
  row: Pick<ListRow, "state" | "stateUntilMs" | "abroadIn">,
  nowMs: number,
) => row.abroadIn !== null && isInStay(row, nowMs);

/** Of the copied table and the CSV file. */
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

/** With the states as the page shows them. */
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

/** As the page shows it: the product of decimals has more of them than it should. */
const inHundredths = (value: number) => Math.round(value * 100) / 100;
