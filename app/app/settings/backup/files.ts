import { download, type Outcome } from "@/components/window/download";
import { offerText } from "@/components/window/in-app";
import { formatBytes } from "@/lib/format/bytes";
import {
  type Backup,
  createBackup,
  backupName,
  backupText,
  isTooLarge,
  type BackupProblem,
  ownerOf,
  readBackup,
  START_LENGTH,
} from "@/lib/store/backup/backup";

export const SILENT =
  "Couldn’t load your stored data. Close other tabs of this site, then try again.";

/** The problem of a file, with a suggestion. In each case nothing was changed. */
const PROBLEMS: Readonly<Record<BackupProblem, string>> = {
  damaged: "This file is damaged. Nothing was changed. Choose another backup.",
  foreign:
    "This isn’t an Almanac backup. Nothing was changed. Choose a file starting with “almanac-backup” or “almanac-rescue”.",
  large:
    "This file is too large. Nothing was changed. Choose a file starting with “almanac-backup” or “almanac-rescue”.",
  newer:
    "This backup is from a newer version. Nothing was changed. Reload the page, then restore it.",
};

export const NO_PLAYER =
  "Your player id isn’t known yet. Nothing was changed. Log in or refresh, then restore again.";

/** The start of the message about the saved file; the file's name follows. */
const SAVED: Readonly<Record<Outcome, string>> = {
  saved: "Saved as",
  "handed to the app": "Handed to Torn PDA as",
  unsure: "Your browser may not have saved",
};

/** Saves the backup file. Returns a message with its name, and its text, to copy if the browser saves no files. */
export async function saveBackup(): Promise<{ message: string; text?: string }> {
  const backup = await createBackup();
  if (backup === null) return { message: SILENT };
  const text = backupText(backup);
  const name = backupName(backup);
  const outcome = await download(name, new Blob([text], { type: "application/json" }));
  return { message: `${SAVED[outcome]} ${name}, ${formatBytes(text.length)}.`, text };
}

/** Offers the backup as text, for browsers that don't save the file and report no error. */
export function showBackup(text: string) {
  offerText({
    title: "Backup",
    words:
      "Copy this text and save it as a file ending in “.json”. You can restore it from that file.",
    text,
  });
}

/** Returns the backup in the file and a backup of this browser, to compare; or a message about the problem. Changes nothing. */
export async function openBackup(blob: File): Promise<{ file: Backup; here: Backup } | string> {
  const start = await blob
    .slice(0, START_LENGTH)
    .text()
    .catch(() => "");
  if (isTooLarge(blob.size, start)) return PROBLEMS.large;
  const text = await blob.text().catch(() => "");
  const file = readBackup(text);
  if (typeof file === "string") return PROBLEMS[file];
  const owner = ownerOf(file);
  if (owner === null) return NO_PLAYER;
  const here = await createBackup(owner);
  return here === null ? SILENT : { file, here };
}
