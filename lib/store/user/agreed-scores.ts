import { lenientRecord } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

const MAX_WARS = 20;

/** The score at which both factions have agreed to end a war, by the war's id. */
export const agreedScoresStore = jsonValue<Readonly<Record<string, number>>>(
  "agreedScores",
  lenientRecord(z.int().check(z.gt(0)), MAX_WARS),
  {},
);

/** Null removes the score. The newest wars have the highest ids, and these come last in a record. */
export function setAgreedScore(warId: number, score: number | null) {
  const all = Object.entries<number>({ ...agreedScoresStore.get(), [warId]: score ?? 0 });
  const agreed = all.filter(([, each]) => each > 0);
  agreedScoresStore.set(Object.fromEntries(agreed.slice(-MAX_WARS)));
}
