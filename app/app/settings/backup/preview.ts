import { USER_DATA_LABELS } from "@/components/settings/user-data-labels";
import { formatCount } from "@/lib/format/numbers";
import { type Backup, type RestoreMode, mergeBackup } from "@/lib/store/backup/backup";
import { keysOf } from "@/lib/store/engine/keys";

export interface PreviewRow {
  label: string;
  inFile: string;
  here: string;
  /** What each way of restoring would do. */
  after: Readonly<Record<RestoreMode, string>>;
}

/** What a file holds, and what would change: a row for whatever is in the file or here. */
export function previewOf(here: Backup, file: Backup): readonly PreviewRow[] {
  const merged = mergeBackup(here, file, "merge");
  const made = keysOf("user").map((key) =>
    rowOf(USER_DATA_LABELS[key], here.made[key], file.made[key], merged.made[key]),
  );
  const ids = [
    ...new Set([here, file].flatMap(({ crimeHistories }) => Object.keys(crimeHistories))),
  ];
  const crimes = ids.map((id) =>
    rowOf(
      `Crimes of faction ${id}`,
      here.crimeHistories[id]?.entries,
      file.crimeHistories[id]?.entries,
      merged.crimeHistories[id]?.entries,
    ),
  );
  const stats = rowOf(
    "Past statistics",
    players(here.pastStats),
    players(file.pastStats),
    players(merged.pastStats),
  );
  return [...made, ...crimes, stats].filter((row) => row !== null);
}

/** By player; undefined where nothing was read. */
const players = (stats: Backup["pastStats"]) =>
  Object.keys(stats).length === 0 ? undefined : stats;

function rowOf(label: string, here: unknown, inFile: unknown, merged: unknown): PreviewRow | null {
  if (here === undefined && inFile === undefined) return null;
  return {
    label,
    inFile: amount(inFile),
    here: amount(here),
    after: { merge: change(here, merged), replace: change(here, inFile) },
  };
}

function change(before: unknown, after: unknown): string {
  if (JSON.stringify(before) === JSON.stringify(after)) return "stays";
  if (after === undefined) return "goes";
  return before === undefined ? "is added" : `becomes ${amount(after)}`;
}

/** "12 entries"; a setting that is a whole is just there. */
function amount(value: unknown): string {
  if (value === undefined) return "none";
  if (Array.isArray(value)) return formatCount(value.length, "entry", "entries");
  const names = typeof value === "object" && value !== null ? Object.keys(value) : [];
  const isRecord = names.every((name) => /^(\d+|\/.*)$/.test(name)) && typeof value === "object";
  return isRecord ? formatCount(names.length, "entry", "entries") : "set";
}
