import { keysOf } from "@/lib/store/engine/keys";
import {
  readItem,
  refreshAllStores,
  removeItem,
  storedValue,
  writeItem,
} from "@/lib/store/engine/stored-value";

import { apiKeyStore, removeAccountData } from "./session";

/** The id of the player whose user data is active, or "" until it is known. */
export const playerStore = storedValue(
  "player",
  {
    read: (raw) => (/^[1-9]\d{0,11}$/.test(raw) ? raw : ""),
    write: (number) => number,
  },
  "",
);

/** Whether the stored player is an earlier one: the login couldn't load the id of the key's own. */
export const unknownPlayerStore = storedValue<boolean>(
  "unknownPlayer",
  { read: (raw) => raw === "on", write: (isOn) => (isOn ? "on" : "off") },
  false,
);

/** The id of the player whose key is stored, or "" until it is known. The user data may still be an earlier player's. */
export const keyOwnerStore = {
  get: (): string => (unknownPlayerStore.get() ? "" : playerStore.get()),
  subscribe(listener: () => void) {
    const leave = [playerStore.subscribe(listener), unknownPlayerStore.subscribe(listener)];
    return () => {
      for (const end of leave) end();
    };
  },
  fallback: "",
};

/** Prefix of the key under which a player's user data is archived while another player uses this browser. */
const ARCHIVE_PREFIX = "madeBy ";

/** Removes the archive of this player. */
export const removeArchive = (number: string) => {
  removeItem(ARCHIVE_PREFIX + number);
};

/** Values as they are stored, by their keys. */
type StoredData = readonly (readonly [key: string, raw: string])[];

/**
 * Makes this player's user data the active one: archives the data of the player before, and restores this player's archive.
 * Data from before any id was known becomes this player's, except values that their archive has too. Changes nothing if
 * storage is full.
 */
export function switchPlayer(number: string) {
  const before = playerStore.get();
  if (number === "") return;
  if (before !== number) switchFrom(before, number);
  if (playerStore.get() === number) unknownPlayerStore.clear();
}

function switchFrom(before: string, number: string) {
  if (before !== "") switchData(before, number, [...readArchive(before), ...readActive()]);
  else if (readArchive(number).length === 0) playerStore.set(number);
  else switchData(number, number, [...readActive(), ...readArchive(number)]);
  refreshAllStores();
}

/**
 * @param owner whose the active data is
 * @param all this player's data: of two values with one key, the later is archived
 */
function switchData(owner: string, number: string, all: StoredData) {
  const active = readActive();
  const archived = readArchive(owner);
  // Where the browser is full, the data stays in view.
  if (!writeArchive(owner, all)) return;
  keysOf("user").forEach(removeItem);
  if (activate(number)) {
    removeArchive(number);
    return;
  }
  keysOf("user").forEach(removeItem);
  // Another tab may have taken the room by now. Then the archive keeps what can't be put back, until the next switch or login.
  if (writeAll(active)) writeArchive(owner, archived);
}

/** Puts back what a failed switch could not. A value entered since then stays. */
function restoreRest(number: string) {
  const archived = readArchive(number);
  if (archived.length === 0 || playerStore.get() !== number) return;
  if (writeAll(archived.filter(([key]) => readItem(key, null) === null))) removeArchive(number);
  refreshAllStores();
}

/** Copies the player's archive to where the pages read it, then stores the id. Returns whether all of it was stored. */
function activate(number: string): boolean {
  if (!writeAll(readArchive(number))) return false;
  playerStore.set(number);
  // Where storage is blocked, the page alone has it.
  return playerStore.get() === number;
}

const readActive = (): StoredData =>
  keysOf("user").flatMap((key) => {
    const raw = readItem(key, null);
    return raw === null ? [] : [[key, raw] as const];
  });

/** Writes as many of the values as there is room for. Returns whether that is all of them. */
const writeAll = (data: StoredData): boolean =>
  data.map(([key, raw]) => writeItem(key, raw)).every(Boolean);

/** Returns whether the browser stored it. Without data there is no archive. */
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
    return Object.entries(archive).filter(
      (entry): entry is [string, string] =>
        userKeys.includes(entry[0]) && typeof entry[1] === "string",
    );
  } catch {
    return [];
  }
}

/**
 * Logs in. If the key is a different one, the previous account's data is removed.
 * @param player the number of the player whose key it is, or "" if it isn't known yet
 */
export function logIn(key: string, player = "") {
  if (key !== apiKeyStore.get()) {
    void removeAccountData();
    if (player === "" && playerStore.get() !== "") unknownPlayerStore.set(true);
  }
  switchPlayer(player);
  restoreRest(player);
  apiKeyStore.set(key);
}
