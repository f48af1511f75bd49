import { readItem, refreshAllStores, removeItem, writeItem } from "./stored-value";
import { withTimeout } from "./with-timeout";

/** What the browser says of its storage for this site; null for what it doesn't say. */
export interface BrowserStorage {
  /** Whether it keeps everything until the player removes it, or may remove it where room is short. */
  isPersisted: boolean | null;
  /** Whether it removes all after seven days in which it was used and this site wasn’t visited, as Safari does. */
  removesUnvisited: boolean;
  /** The most that this site may store. */
  quotaBytes: number | null;
}

export async function browserStorage(): Promise<BrowserStorage> {
  const [persisted, estimate] = await Promise.all([
    withTimeout(() => navigator.storage.persisted()),
    withTimeout(() => navigator.storage.estimate()),
  ]);
  return {
    isPersisted: persisted?.value ?? null,
    removesUnvisited: persisted?.value !== true && isSafari() && !isOnHomeScreen(),
    quotaBytes: estimate?.value.quota ?? null,
  };
}

/** On an iPhone every browser is Safari within. Others name its engine too, but their own after it. */
const isSafari = () => /AppleWebKit(?!.*(Chrome|Android))/.test(navigator.userAgent);

/** There, and in the Dock of a Mac, the site has a storage of its own. */
const isOnHomeScreen = () => matchMedia("(display-mode: standalone)").matches;

/** Asks the browser never to remove data automatically; the browser decides, and may ask the player. */
export async function askToPersist(): Promise<boolean> {
  // A player who is asked takes the time that they take.
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}

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
