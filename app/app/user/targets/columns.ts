import { formatIsoMoment } from "@/lib/format/days";

import { type ListRow, stateOf } from "./rows";
import { difficultyText, statsText, type TextContext } from "./text";

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
