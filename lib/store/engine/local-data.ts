import { readItem, removeItem, refreshAllStores, writeItem } from "./stored-value";

export interface LocalEntry {
  name: string;
  bytes: number;
}

/** All that localStorage holds, ours or not; null where the browser refuses it. */
export function localEntries(): readonly LocalEntry[] | null {
  try {
    return Object.keys(localStorage).map((name) => ({
      name,
      bytes: bytesOf(name) + bytesOf(readItem(name, null) ?? ""),
    }));
  } catch {
    return null;
  }
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Removes these, and every part of the page that shows one of them shows its fallback. */
export function removeLocal(names: readonly string[]) {
  names.forEach(removeItem);
  refreshAllStores();
  // The theme's own code heeds no other event.
  if (names.includes("theme")) {
    window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: null }));
  }
}

const PROBE = "probe";

/** Whether localStorage still takes a small value. */
export function hasLocalRoom(): boolean {
  const hasRoom = writeItem(PROBE, "x".repeat(1_000));
  removeItem(PROBE);
  return hasRoom;
}
