import { sessionOf } from "@/components/session/session";
import { keyInfoWire } from "@/lib/api/endpoints/key-info";
import { profileWire } from "@/lib/api/endpoints/user-basic";
import { checkKey } from "@/lib/api/endpoints/user-log";
import type { ApiPath } from "@/lib/api/transport/access";
import { request } from "@/lib/api/transport/client";
import { pageAccess } from "@/lib/api/transport/page-access";
import { formatCount, formatList } from "@/lib/format/numbers";
import { playerStore } from "@/lib/store/account/player";

/**
 * Checks with the game that a key that isn't stored yet is valid. A login is the player's own attempt, so the call is made even
 * if calls with this key were stopped.
 */
export function checkTypedKey(key: string, signal: AbortSignal) {
  const session = sessionOf(key);
  session.queue.resume();
  return checkKey(session, signal);
}

/**
 * Returns the id of the key's player. It is requested only if a player's data is already stored here, possibly another player's.
 * Returns "" if it isn't needed or the call fails; the dashboard then loads it.
 */
export async function playerOf(key: string, signal: AbortSignal): Promise<string> {
  if (playerStore.get() === "") return "";
  try {
    return String((await request(sessionOf(key), "/user/basic", profileWire, signal)).id);
  } catch {
    signal.throwIfAborted();
    return "";
  }
}

/** A page of the app, and the paths that it requests. */
export interface PageReads {
  title: string;
  paths: readonly ApiPath[];
}

/**
 * "This key works for 19 of 22 pages. Missing: My Progress and User Logs." for a key that the game knows and that can't load the
 * log. "" if it works for no page, or if the game doesn't say. Any key may request its own access.
 */
export async function partialAccess(
  key: string,
  reads: readonly PageReads[],
  signal: AbortSignal,
): Promise<string> {
  try {
    const info = await request(sessionOf(key), "/key/info", keyInfoWire, signal);
    const missing = reads.filter(({ paths }) => pageAccess(paths, info).coverage !== "all");
    const working = reads.length - missing.length;
    if (working === 0) return "";
    return `This key works for ${working} of ${formatCount(reads.length, "page", "pages")}. Missing: ${formatList(missing.map(({ title }) => title))}.`;
  } catch {
    signal.throwIfAborted();
    return "";
  }
}
