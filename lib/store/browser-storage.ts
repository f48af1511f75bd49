import { inTime } from "./in-time";

/** What the browser says of its storage for this site; null for what it doesn't say. */
export interface BrowserStorage {
  /** Whether it keeps everything until the player removes it, or may remove it where room is short. */
  isPersisted: boolean | null;
  usedBytes: number | null;
  mostBytes: number | null;
}

export async function browserStorage(): Promise<BrowserStorage> {
  const [persisted, estimate] = await Promise.all([
    inTime(() => navigator.storage.persisted()),
    inTime(() => navigator.storage.estimate()),
  ]);
  return {
    isPersisted: persisted?.value ?? null,
    usedBytes: estimate?.value.usage ?? null,
    mostBytes: estimate?.value.quota ?? null,
  };
}

/** Asks the browser never to remove anything by itself; the browser decides, and may ask the player. */
export async function askToPersist(): Promise<boolean> {
  // A player who is asked takes the time that they take.
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}
