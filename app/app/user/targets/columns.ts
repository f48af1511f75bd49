import { formatGameTime } from "@/lib/format/times";

import type { ListRow } from "./rows";
import { difficultyText, statsText } from "./text";

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

export const targetLine = (row: ListRow): (string | number)[] => [
  row.name,
  row.id,
  row.level,
  row.description || row.state,
  row.stateUntilMs === null ? "" : formatGameTime(row.stateUntilMs),
  row.estimate.respect.least,
  row.estimate.respect.most,
  row.estimate.fairFight.least,
  row.estimate.fairFight.most,
  difficultyText(row.estimate),
  statsText(row.stats, row.estimate),
  row.record?.attacks ?? 0,
  row.record?.won ?? 0,
  row.note,
];
