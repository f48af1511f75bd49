import { type Backup, backupText, createBackup, readBackup } from "@/lib/store/backup/backup";
import { keysOf } from "@/lib/store/engine/keys";

/** The stored texts of the player's data, by key; null for a key that isn't set. */
export const storedTexts = () =>
  Object.fromEntries(keysOf("user").map((key) => [key, localStorage.getItem(key)]));

/** A backup of everything that is stored now. */
export async function currentBackup(): Promise<Backup> {
  const backup = await createBackup();
  if (backup === null) throw new Error("The browser can't list what it stores.");
  return backup;
}

/** `currentBackup`, written to a file and read again. */
export async function roundTrip(): Promise<Backup> {
  const read = readBackup(backupText(await currentBackup()));
  if (typeof read === "string") throw new Error(read);
  return read;
}
