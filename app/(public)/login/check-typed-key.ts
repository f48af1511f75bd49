import { sessionOf } from "@/components/session/session";
import { profileWire } from "@/lib/api/endpoints/user-basic";
import { checkKey } from "@/lib/api/endpoints/user-log";
import { request } from "@/lib/api/transport/client";
import { playerStore } from "@/lib/store/account/player";

/**
 * Asks the game whether a key that isn't stored yet is valid. A login is the player's own attempt, so it may call even
 * if calls with this key were stopped.
 */
export function checkTypedKey(key: string, signal: AbortSignal) {
  const session = sessionOf(key);
  session.queue.resume();
  return checkKey(session, signal);
}

/**
 * The id of the player whose key this is, needed only if a player's data is already stored here, perhaps another's. "" if
 * it isn't needed or unknown; the dashboard then finds out.
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
