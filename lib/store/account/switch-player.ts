import { keysOf } from "@/lib/store/engine/keys";
import { ARCHIVE_PREFIX, migrateStorage, migrateValues } from "@/lib/store/engine/migrations";
import { readItem, refreshAllStores, removeItem, writeItem } from "@/lib/store/engine/stored-value";

import { playerStore, unknownPlayerStore } from "./player";
import { apiKeyStore, removeAccountData } from "./session";

/** Removes the archive of this player. */
export const removeArchive = (number: string) => {
  removeItem(ARCHIVE_PREFIX + number);
};

/** Values as they are stored, by their keys. */
type StoredData = readonly (readonly [key: string, raw: string])[];

/**
 * Makes this player's user data the active one: archives the data of the player before, and restores this player's archive. Data
 * from before any id was known becomes this player's, except values that their archive also contains. Changes nothing if storage
 * is full.
 */
export function switchPlayer(number: string) {
  const before = playerStore.get();
  if (number === "") return;
  if (before !== number) switchFrom(before, number);
  if (playerStore.get() === number) unknownPlayerStore.clear();
}

function switchFrom(before: string, number: string) {
  if (before !== "") replaceActive(before, number);
  else if (readArchive(number).length === 0) playerStore.set(number);
  else adoptActive(number);
  refreshAllStores();
}

/** Archives a player's active data, and makes another player's archive the active data. */
const replaceActive = (before: string, number: string) => {
  archiveAndActivate(before, [...readArchive(before), ...readActive()], number);
};

/** Adds active data that belongs to nobody to this player's archive, whose values win, and makes that the active data. */
const adoptActive = (number: string) => {
  archiveAndActivate(number, [...readActive(), ...readArchive(number)], number);
};

/** Archives `data` for `owner`, the later one of two values with the same key, and activates the archive of `number`. */
function archiveAndActivate(owner: string, data: StoredData, number: string) {
  const active = readActive();
  const archived = readArchive(owner);
  // If storage is full, the data remains active.
  if (!writeArchive(owner, data)) return;
  keysOf("user").forEach(removeItem);
  if (activate(number)) {
    removeArchive(number);
    return;
  }
  keysOf("user").forEach(removeItem);
  // Another tab may have used up the space meanwhile. Then the values that can't be restored stay in the archive until the next
  // switch or login.
  if (writeAll(active)) writeArchive(owner, archived);
}

/** Restores the values that a failed switch could not restore. A value entered since then stays. */
function restoreRest(number: string) {
  const archived = readArchive(number);
  if (archived.length === 0 || playerStore.get() !== number) return;
  if (writeAll(archived.filter(([key]) => readItem(key, null) === null))) removeArchive(number);
  refreshAllStores();
}

/** Copies the player's archive to the active data, then stores the id. Returns true if everything was stored. */
function activate(number: string): boolean {
  if (!writeAll(readArchive(number))) return false;
  playerStore.set(number);
  // If storage is blocked, only this page has the id.
  return playerStore.get() === number;
}

const readActive = (): StoredData =>
  keysOf("user").flatMap((key) => {
    const raw = readItem(key, null);
    return raw === null ? [] : [[key, raw] as const];
  });

/** Writes as many of the values as there is space for. Returns true if all were written. */
const writeAll = (data: StoredData): boolean =>
  data.map(([key, raw]) => writeItem(key, raw)).every(Boolean);

/** Writes a player's archive. Without data there is no archive. Returns true if the browser stored it. */
function writeArchive(number: string, data: StoredData): boolean {
  if (data.length > 0) {
    return writeItem(ARCHIVE_PREFIX + number, JSON.stringify(Object.fromEntries(data)));
  }
  removeArchive(number);
  return true;
}

function readArchive(number: string): StoredData {
  try {
    const archive: unknown = JSON.parse(readItem(ARCHIVE_PREFIX + number, null) ?? "{}");
    if (typeof archive !== "object" || archive === null) return [];
    const userKeys: readonly string[] = keysOf("user");
    return Object.entries(migrateValues(archive as Record<string, unknown>)).filter(
      (entry): entry is [string, string] =>
        userKeys.includes(entry[0]) && typeof entry[1] === "string",
    );
  } catch {
    return [];
  }
}

/**
 * Logs in. If the key is a different one, the previous account's data is removed.
 * @param player the id of the key's owner, or "" if it isn't known yet
 */
export function logIn(key: string, player = "") {
  migrateStorage();
  if (key !== apiKeyStore.get()) {
    void removeAccountData();
    if (player === "" && playerStore.get() !== "") unknownPlayerStore.set(true);
  }
  switchPlayer(player);
  restoreRest(player);
  apiKeyStore.set(key);
}
