import type { ApiPath } from "@/lib/api/transport/access";
import { ApiError, type ApiErrorKind } from "@/lib/api/transport/errors";
import type { Session } from "@/lib/api/transport/session";

import { CHECKED_CALLS, type CheckedCall, type KnownIds, make } from "./calls";
import { examine } from "./examine";
import type { ResponseCheck, SkipReason } from "./report";

/** Calls per minute. A check can wait, so it leaves the rest of the limit to the pages. */
export const CHECK_LIMIT = 30;

/** Calls with a list of statistics. Statistics of single days arrive as a list, all current ones as an object. */
const AS_LIST: readonly string[] = ["user/personalstats (past day)", "user/{id}/personalstats"];

/** Paths that contain an id, and the id that each one needs. */
const NEEDED: Partial<Record<ApiPath, keyof KnownIds>> = {
  "faction/{id}/members": "factionId",
  "faction/{chainId}/chainreport": "chainId",
  "faction/{rankedWarId}/rankedwarreport": "warId",
  "user/{id}/personalstats": "playerId",
};

/**
 * The reason why a call can't be made: the player or the faction lacks the thing that it reads, or its id is unknown. Null if the
 * call can be made.
 */
function skipReason(path: ApiPath, known: KnownIds): SkipReason | null {
  if (path.startsWith("faction/") && known.factionId === null) return "faction";
  if (path.startsWith("company/") && known.companyId === null) return "company";
  const needed = NEEDED[path];
  if (needed === undefined || typeof known[needed] === "number") return null;
  if (known[needed] !== null) return "id";
  return needed === "chainId" ? "chain" : "war";
}

/** Errors after which further calls are pointless. */
const STOPPING_ERRORS: readonly ApiErrorKind[] = [
  "key-rejected",
  "key-unusable",
  "rate-limited",
  "address-blocked",
  "daily-limit",
];

/** Errors about the access of this key or this player. They say nothing about the response. */
const ACCESS_ERRORS: readonly ApiErrorKind[] = [
  "access-too-low",
  "no-faction-access",
  "not-migrated",
];

const NOTHING_FOUND = {
  findings: [],
  records: 0,
  dropped: 0,
  isRefused: false,
  isEmpty: false,
  error: null,
  skipReason: null,
};

/**
 * Returns a function that makes a call and compares its response with the game's OpenAPI document. It throws an ApiError if
 * further calls are pointless.
 */
export function createCheck(session: Session) {
  const known: KnownIds = {};

  return async function check(checked: CheckedCall, signal: AbortSignal): Promise<ResponseCheck> {
    const { name, path } = checked;
    const nothing = { name, ...NOTHING_FOUND };
    const skipped = skipReason(path, known);
    if (skipped !== null) return { ...nothing, state: "skipped", skipReason: skipped };

    const shapeName = AS_LIST.includes(name) ? `${path}[]` : path;
    let result: ResponseCheck = { ...nothing, state: "ok" };
    const inspected: Session = {
      ...session,
      inspect(body, schema, request) {
        session.inspect?.(body, schema, request);
        result = { ...nothing, ...examine(shapeName, body, schema, request) };
      },
    };
    try {
      await make(checked, inspected, known, signal);
    } catch (reason) {
      if (!(reason instanceof ApiError) || STOPPING_ERRORS.includes(reason.kind)) throw reason;
      if (reason.kind === "offline" && name === CHECKED_CALLS[0]?.name) throw reason;
      if (result.state !== "ok") return result;
      const { kind, code = null, status = null } = reason;
      return { ...nothing, state: stateOf(reason), error: { kind, code, status } };
    }
    return result;
  };
}

/** HTTP statuses for a path that doesn't exist. */
const NO_SUCH_PATH: readonly (number | undefined)[] = [404, 410];

/**
 * "lost" if a screen gets no data: the response isn't JSON, contains an error instead of data, or the game no longer accepts the
 * call. Any other HTTP status without an error code of the game may come from something in front of it, such as a firewall, and
 * says nothing about the call.
 */
function stateOf({ kind, code, status }: ApiError): ResponseCheck["state"] {
  if (ACCESS_ERRORS.includes(kind)) return "refused";
  if (kind === "unexpected-shape") return "lost";
  const isOfGame = code !== undefined || status === undefined || NO_SUCH_PATH.includes(status);
  return kind === "bad-request" && isOfGame ? "lost" : "failed";
}
