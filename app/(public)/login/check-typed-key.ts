import { sessionOf } from "@/components/session/session";
import { checkKey } from "@/lib/api/endpoints/user-log";

/**
 * Asks the game whether a key that isn't stored yet is valid. A login is the player's own attempt, so it may call even
 * if calls with this key were stopped.
 */
export function checkTypedKey(key: string, signal: AbortSignal) {
  const session = sessionOf(key);
  session.queue.resume();
  return checkKey(session, signal);
}
