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
  readBackup,
  START_LENGTH,
} from "@/lib/store/backup/backup";

const SILENT =
  "The browser doesn’t answer about what it keeps. Close other tabs of this site, then try again.";

/** What is wrong with a file, and one thing to do. In each case nothing has changed. */
const PROBLEMS: Readonly<Record<BackupProblem, string>> = {
  damaged:
    "This file is damaged: part of it can’t be read. Nothing has changed. Choose another back-up.",
  foreign:
    "This isn’t a back-up of ours. Nothing has changed. Choose a file whose name begins with “almanac-backup” or “almanac-rescue”.",
  large:
    "This file is too large to be a back-up of ours. Nothing has changed. Choose a file whose name begins with “almanac-backup” or “almanac-rescue”.",
  newer:
    "This back-up was made by a newer version. Nothing has changed. Reload the page to get that version, then restore it.",
};

/** What became of the file, before its name. */
const SAVED: Readonly<Record<Outcome, string>> = {
  saved: "Saved as",
  "handed to the app": "Handed to Torn PDA as",
  unsure: "Your browser may not have saved it as",
};

/** Saves the file, and says what it is called; its text, to copy where the browser saves none. */
export async function saveBackup(): Promise<{ told: string; text?: string }> {
  const backup = await createBackup();
  if (backup === null) return { told: SILENT };
  const text = backupText(backup);
  const name = backupName(backup);
  const outcome = await download(name, new Blob([text], { type: "application/json" }));
  return { told: `${SAVED[outcome]} ${name}, ${formatBytes(text.length)}.`, text };
}

/** For a browser that says nothing and saves nothing. */
export function showBackup(text: string) {
  offerText({
    title: "Back-up",
    words:
      "Copy this text and save it as a file whose name ends in “.json”. “Restore” opens that file.",
    text,
  });
}

/** What the file holds beside what is here; or what is wrong with it. Changes nothing. */
export async function openBackup(blob: File): Promise<{ file: Backup; here: Backup } | string> {
  const start = await blob
    .slice(0, START_LENGTH)
    .text()
    .catch(() => "");
  if (isTooLarge(blob.size, start)) return PROBLEMS.large;
  const text = await blob.text().catch(() => "");
  const file = readBackup(text);
  if (typeof file === "string") return PROBLEMS[file];
  const here = await createBackup();
  return here === null ? SILENT : { file, here };
}
