import { sessionOf } from "@/components/session/session";
import { profileWire } from "@/lib/api/endpoints/user-basic";
import { checkKey } from "@/lib/api/endpoints/user-log";
import { request } from "@/lib/api/transport/client";
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
