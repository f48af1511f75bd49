import type { StorageInventory } from "./storage-inventory";

/** What the file says that it is. */
export const RESCUE_FORMAT = "torn-almanac-rescue";

/** The least that a key can be: a shorter text may be in any other. */
const MIN_KEY_LENGTH = 8;

/** Tells whether a text holds the key: nothing that does is shown or saved. */
export function holdsKeyOf({ local }: Pick<StorageInventory, "local">): (text: string) => boolean {
  const key = (local?.apiKey ?? "").replace(/^"(.*)"$/, "$1").trim();
  return (text) => key.length >= MIN_KEY_LENGTH && text.includes(key);
}

/** Everything that is kept, but for the key and what holds it, as the text of a file. */
export function rescueFile(kept: StorageInventory, savedAt: string): string {
  const holdsKey = holdsKeyOf(kept);
  const leftOut: string[] = [];
  const without = <T>(from: string, entries: readonly (readonly [string, T])[]) =>
    entries.filter(([name, value]) => {
      const isSafe = name !== "apiKey" && !holdsKey(name) && !holdsKey(jsonOf(value));
      if (!isSafe) leftOut.push(from);
      return isSafe;
    });
  const content = {
    format: RESCUE_FORMAT,
    version: 1,
    savedAt,
    localStorage: Object.fromEntries(without("localStorage", Object.entries(kept.local ?? {}))),
    sessionStorage: Object.fromEntries(
      without("sessionStorage", Object.entries(kept.session ?? {})),
    ),
    databases: Object.entries(kept.databases).map(([name, stores]) => ({
      name,
      stores: Object.entries(stores ?? {}).map(([store, entries]) => ({
        name: store,
        entries: without(
          name,
          entries.map(([key, value]) => [jsonOf(key), readable(value)] as const),
        ),
      })),
    })),
    /** Where something was left out because it is the key or holds it. */
    leftOut,
  };
  return JSON.stringify(content, null, 1);
}

/** What JSON can't say is left out, not the whole file. */
const readable = (value: unknown): unknown => (jsonOf(value) === "" ? null : value);

export function jsonOf(value: unknown): string {
  try {
    const json: unknown = JSON.stringify(value);
    return typeof json === "string" ? json : "";
  } catch {
    return "";
  }
}
