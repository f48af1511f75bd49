import { readItem, refreshAllStores, removeItem, writeItem } from "./stored-value";
import { withTimeout } from "./with-timeout";

/** The browser's information about its storage for this site. Null if the browser doesn't provide it. */
export interface BrowserStorage {
  /** True if the browser stores everything until the player removes it; false if it may remove data when space is short. */
  isPersisted: boolean | null;
  /** True if the browser removes all data after seven days in which it was used and this site wasn’t visited, as Safari does. */
  removesUnvisited: boolean;
  /** The storage limit of this site. */
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

/**
 * True in Safari. On an iPhone every browser uses Safari's engine. Other browsers name that engine too, but with their own name
 * after it.
 */
const isSafari = () => /AppleWebKit(?!.*(Chrome|Android))/.test(navigator.userAgent);

/** True if the site was opened from the home screen. There, and in the Dock of a Mac, the site has separate storage. */
const isOnHomeScreen = () => matchMedia("(display-mode: standalone)").matches;

/** Asks the browser never to remove data automatically; the browser decides, and may ask the player. */
export async function askToPersist(): Promise<boolean> {
  // No timeout: the browser may ask the player, who may take any time to answer.
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

/** All entries of localStorage, ours or not; null if the browser refuses access. */
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

/** Removes these values. Every part of the page that displays one of them then displays its fallback. */
export function removeLocal(names: readonly string[]) {
  names.forEach(removeItem);
  refreshAllStores();
  // The theme's own code listens to no other event.
  if (names.includes("theme")) {
    window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: null }));
  }
}

const PROBE = "probe";

/** True if localStorage still accepts a small value. */
export function hasLocalRoom(): boolean {
  const hasRoom = writeItem(PROBE, "x".repeat(1_000));
  removeItem(PROBE);
  return hasRoom;
}
