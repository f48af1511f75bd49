import { sessionOf } from "@/components/session/session";
import { checkKey } from "@/lib/api/endpoints/user-log";

/** Asks the game whether a key that is not stored yet is one. */
export const checkTypedKey = (key: string, signal: AbortSignal) => checkKey(sessionOf(key), signal);
