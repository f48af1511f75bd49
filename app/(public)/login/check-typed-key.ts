import { sessionOf } from "@/components/session/session";
import { checkKey } from "@/lib/api/endpoints/user-log";

/** Asks the game whether a key that is not stored yet is one. A login is the player's own try: it ends a key's stop. */
export function checkTypedKey(key: string, signal: AbortSignal) {
  const session = sessionOf(key);
  session.queue.resume();
  return checkKey(session, signal);
}
