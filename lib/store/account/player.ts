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

/** Prefix of the key under which a player's user data is archived while another player uses this browser. */
const ARCHIVE_PREFIX = "madeBy ";

/** Removes the archive of this player. */
export const removeArchive = (number: string) => {
  removeItem(ARCHIVE_PREFIX + number);
};

/**
 * Switches the active user data to this player: archives the previous player's data under their id and restores this
 * player's archive. Data entered before any id was known is assigned to this player. Changes nothing if storage is full.
 */
export function switchPlayer(number: string) {
  const before = playerStore.get();
  if (before === number || number === "") return;
  const made = keysOf("user").flatMap((key) => {
    const raw = readItem(key, null);
    return raw === null ? [] : [[key, raw] as const];
  });
  if (before !== "") {
    // Rather in view than lost, where the browser is full.
    const raw = JSON.stringify(Object.fromEntries(made));
    if (made.length > 0 && !writeItem(ARCHIVE_PREFIX + before, raw)) return;
    keysOf("user").forEach(removeItem);
  }
  if (activate(number)) removeArchive(number);
  else {
    keysOf("user").forEach(removeItem);
    for (const [key, raw] of made) writeItem(key, raw);
    if (before !== "") removeArchive(before);
  }
  refreshAllStores();
}

/** Copies the player's archive to where the pages read it, then stores the id. Returns whether all of it was stored. */
function activate(number: string): boolean {
  if (!readArchive(number).every(([key, raw]) => writeItem(key, raw))) return false;
  playerStore.set(number);
  // Where storage is blocked, the page alone has it.
  return playerStore.get() === number;
}

function readArchive(number: string): readonly (readonly [string, string])[] {
  try {
    const kept: unknown = JSON.parse(readItem(ARCHIVE_PREFIX + number, null) ?? "{}");
    if (typeof kept !== "object" || kept === null) return [];
    const made: readonly string[] = keysOf("user");
    return Object.entries(kept).filter(
      (entry): entry is [string, string] => made.includes(entry[0]) && typeof entry[1] === "string",
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
  if (key !== apiKeyStore.get()) void removeAccountData();
  switchPlayer(player);
  apiKeyStore.set(key);
}
