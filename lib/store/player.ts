import { keysOf } from "./keys";
import { readItem, removeItem, refreshAllStores, storedValue, writeItem } from "./stored-value";

/** Whose notes, settings and other things made by a player are in view: the player's number, or "" until it is known. */
export const playerStore = storedValue(
  "player",
  {
    read: (raw) => (/^[1-9]\d{0,11}$/.test(raw) ? raw : ""),
    write: (number) => number,
  },
  "",
);

/** Where the things that a player made are kept while another player uses this browser. */
const ARCHIVE_PREFIX = "madeBy ";

/** Removes for good what was put away for this player. */
export const removeArchive = (number: string) => {
  removeItem(ARCHIVE_PREFIX + number);
};

/**
 * Called with the number of the player whose key is used. If the things in view were made by another player, they are put
 * away under that player's number, and this player's own come back. What was made before any number was known is
 * this player's.
 */
export function switchPlayer(number: string) {
  const before = playerStore.get();
  if (before === number || number === "") return;
  if (before !== "") {
    const made = keysOf("user").flatMap((key) => {
      const raw = readItem(key, null);
      return raw === null ? [] : [[key, raw]];
    });
    // Rather in view than lost, where the browser is full.
    const raw = JSON.stringify(Object.fromEntries(made));
    if (made.length > 0 && !writeItem(ARCHIVE_PREFIX + before, raw)) return;
    keysOf("user").forEach(removeItem);
  }
  for (const [key, raw] of readArchive(number)) writeItem(key, raw);
  removeArchive(number);
  playerStore.set(number);
  refreshAllStores();
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
