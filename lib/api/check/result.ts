import type { ApiPath } from "@/lib/api/transport/access";
import type { ApiErrorKind } from "@/lib/api/transport/errors";

import type { Finding } from "./compare";

/**
 * What the check of a path found. `lost`: a screen would lose something. `changed`: something differs that no screen
 * reads, or needs. `older`: the shape before the current one. `refused`: not for this key. `failed`: no response to
 * compare. `skipped`: there is nothing to ask for.
 */
export type ResponseState = (typeof STATES)[number];

/** What would be lost first. */
export const STATES = ["lost", "failed", "changed", "older", "refused", "skipped", "ok"] as const;

/** What a call needs and the player doesn't have, or an id that no earlier response gave. */
export type Lacking = "faction" | "company" | "war" | "id";

/** Why records were dropped, or why the response couldn't be read. It holds names and types, and no value. */
export interface Reason {
  /** "members[].id" */
  field: string;
  /** "number"; null for a rule that isn't about a type. */
  expected: string | null;
  found: string;
  count: number;
}

export interface ResponseCheck {
  path: ApiPath;
  state: ResponseState;
  findings: readonly Finding[];
  /** Records that were dropped. */
  dropped: number;
  reasons: readonly Reason[];
  error: { kind: ApiErrorKind; code: number | null } | null;
  lacking: Lacking | null;
}
