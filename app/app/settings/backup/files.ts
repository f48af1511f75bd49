import { download } from "@/components/window/download";
import { formatBytes } from "@/lib/format/bytes";
import {
  type Backup,
  backupHere,
  backupName,
  backupText,
  isTooLarge,
  type Problem,
  readBackup,
} from "@/lib/store/backup";

const SILENT =
  "The browser doesn’t answer about what it keeps. Close other tabs of this site, then try again.";

/** What is wrong with a file, and one thing to do. In each case nothing has changed. */
const PROBLEMS: Readonly<Record<Problem, string>> = {
  damaged:
    "This file is damaged: part of it can’t be read. Nothing has changed. Choose another back-up.",
  foreign:
    "This isn’t a back-up of ours. Nothing has changed. Choose a file whose name begins with “almanac-backup”.",
  large:
    "This file is too large to be a back-up of ours. Nothing has changed. Choose a file whose name begins with “almanac-backup”.",
  newer:
    "This back-up was made by a newer version. Nothing has changed. Reload the page to get that version, then restore it.",
};

/** Saves the file, and says what it is called. */
export async function saveBackup(): Promise<string> {
  const backup = await backupHere();
  if (backup === null) return SILENT;
  const text = backupText(backup);
  const name = backupName(backup);
  download(name, "application/json", text);
  return `Saved as ${name}, ${formatBytes(text.length)}.`;
}

/** What the file holds beside what is here; or what is wrong with it. Changes nothing. */
export async function openBackup(blob: File): Promise<{ file: Backup; here: Backup } | string> {
  if (isTooLarge(blob.size)) return PROBLEMS.large;
  const text = await blob.text().catch(() => "");
  const file = readBackup(text);
  if (typeof file === "string") return PROBLEMS[file];
  const here = await backupHere();
  return here === null ? SILENT : { file, here };
}
