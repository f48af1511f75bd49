import type { ApiErrorKind } from "@/lib/api/transport/errors";

import type { ChecklistItemState } from "./item-state";
import type { ItemId } from "./items/items";
import { type FailedCheck, reasonText } from "./text";

/** What several items could not be read for, said once for all of them. */
export interface SharedFailure {
  ids: ReadonlySet<ItemId>;
  /** A sentence or two for each reason. */
  reasons: readonly string[];
  /** Each call once; none where no retry helps. */
  retries: readonly (() => void)[];
}

/** What stops every call alike, whichever it was: its words may name the call that met it. */
const OUTAGES = new Set<ApiErrorKind>([
  "key-rejected",
  "key-unusable",
  "rate-limited",
  "address-blocked",
  "daily-limit",
  "unavailable",
  "timeout",
  "offline",
]);

/** Null where no item shares its reason with another one. */
export function sharedFailure(checks: readonly ChecklistItemState[]): SharedFailure | null {
  const byReason = new Map<string, FailedCheck[]>();
  for (const check of checks) {
    // Without the faction's access its rows stay as they are: each says so for itself.
    if (check.state !== "error" || !check.isEnabled || check.error.kind === "no-faction-access") {
      continue;
    }
    const { kind } = check.error;
    const reason = OUTAGES.has(kind) ? kind : reasonText(check);
    byReason.set(reason, [...(byReason.get(reason) ?? []), check]);
  }
  const groups = [...byReason.values()].filter(({ length }) => length > 1);
  if (groups.length === 0) return null;
  const failed = groups.flat();
  return {
    ids: new Set(failed.map(({ id }) => id)),
    reasons: groups.flatMap(([first]) => (first === undefined ? [] : reasonText(first))),
    // The game bans addresses that keep trying a key it does not know.
    retries: [
      ...new Set(
        failed.flatMap(({ error, retry }) => (error.kind === "key-rejected" ? [] : [retry])),
      ),
    ],
  };
}
