import type { ApiErrorKind } from "@/lib/api/transport/errors";

import type { Finding } from "./compare";

/**
 * What the check of a call found. `lost`: a screen would lose something. `changed`: something differs that no screen
 * reads, or needs. `older`: the format before the current one. `refused`: not for this key. `failed`: no response to
 * compare. `skipped`: there is nothing to ask for.
 */
export type ResponseState = (typeof STATES)[number];

/** What would be lost first. */
export const STATES = ["lost", "failed", "changed", "older", "refused", "skipped", "ok"] as const;

/** What a call needs and the player doesn't have, or an id that no earlier response gave. */
export type SkipReason = "faction" | "company" | "war" | "id";

/** Why something could not be read: a record, a value, or the response. It holds names and types, and no value. */
export interface Reason {
  /** "members[].id" */
  field: string;
  /** "number"; null for a rule that isn't about a type. */
  expected: string | null;
  found: string;
  /** Whether its record was dropped for it. */
  isOfDropped: boolean;
  count: number;
}

/** What the game said instead of data. It has no message, which may be in the game's words. */
export interface CallError {
  kind: ApiErrorKind;
  /** The game's own number, where it gave one. */
  code: number | null;
  /** Of HTTP, where it wasn't OK. */
  status: number | null;
}

export interface ResponseCheck {
  /** The path, and what it was asked for where there are several calls of it: "torn/items (armour)". */
  name: string;
  state: ResponseState;
  findings: readonly Finding[];
  /** Records that were dropped. */
  dropped: number;
  reasons: readonly Reason[];
  /** Whether the response has no records, so that there was nothing to compare. */
  isEmpty: boolean;
  error: CallError | null;
  skipReason: SkipReason | null;
}
