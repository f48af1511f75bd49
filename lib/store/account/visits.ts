import { DAY_MS } from "@/lib/common/time";
import type { VisitTimes } from "@/lib/common/visit";
import type { Visits } from "@/lib/game/faction/changes";
import { id, lenientRecord, text, timestampMs } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

const MAX_AGE_MS = 90 * DAY_MS;

// One invalid member makes the visit invalid: a missing member would seem to have left the faction.
const visit = z.object({
  atMs: timestampMs,
  members: z
    .array(z.object({ id, name: text(100), lastActionAtMs: z.nullable(timestampMs) }))
    .check(z.maxLength(5_000)),
});

const memberVisits = lenientRecord(
  z.object({ before: z.catch(z.nullable(visit), null), latest: visit }),
  100,
);

/** The visits to the page of members, by the fingerprint of the key. They are never sent anywhere. */
export const memberVisitsStore = jsonValue<Readonly<Record<string, Visits>>>(
  "memberVisits",
  memberVisits,
  {},
);

/** Stores the visits of one key, and removes those of keys that have not been used for 90 days. */
export function saveVisits(fingerprint: string, visits: Visits) {
  const others = Object.entries(memberVisitsStore.get()).filter(
    ([of, { latest }]) => of !== fingerprint && visits.latest.atMs - latest.atMs <= MAX_AGE_MS,
  );
  memberVisitsStore.set(Object.fromEntries([...others, [fingerprint, visits]]));
}

const awardVisits = z.nullable(
  z.object({ beforeMs: z.catch(z.nullable(timestampMs), null), latestMs: timestampMs }),
);

/** The times when the player last viewed the reached awards. */
export const awardVisitsStore = jsonValue<VisitTimes | null>("awardVisits", awardVisits, null);
