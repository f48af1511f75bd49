import * as z from "zod/mini";

import { storedValue } from "./stored-value";

interface Visit {
  atMs: number;
  members: readonly { id: number; name: string; lastActionAtMs: number | null }[];
}

/** Who was in the faction at the visit before this one, and who is now. */
interface Visits {
  before: Visit | null;
  latest: Visit;
}

const KEPT_MS = 90 * 24 * 60 * 60_000;

const visit = z.object({
  atMs: z.number(),
  members: z.array(
    z.object({ id: z.number(), name: z.string(), lastActionAtMs: z.nullable(z.number()) }),
  ),
});
const schema = z.record(z.string(), z.object({ before: z.nullable(visit), latest: visit }));

/** The visits to the page of members, by the fingerprint of the key. They are never sent anywhere. */
export const memberVisitsStore = storedValue<Readonly<Record<string, Visits>>>(
  "memberVisits",
  { read: (raw) => schema.parse(JSON.parse(raw)), write: JSON.stringify },
  {},
);

/** Keeps the visits of one key, and forgets those of keys that have not been used for 90 days. */
export function keepVisits(fingerprint: string, visits: Visits) {
  const others = Object.entries(memberVisitsStore.get()).filter(
    ([of, { latest }]) => of !== fingerprint && visits.latest.atMs - latest.atMs <= KEPT_MS,
  );
  memberVisitsStore.set(Object.fromEntries([...others, [fingerprint, visits]]));
}
