import { get, set } from "idb-keyval";

import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { withTimeout } from "@/lib/store/engine/with-timeout";
import * as z from "@/lib/zod";

const numberOrNull = z.nullable(z.number());

/** Of the years in which the game can have been played. */
const timeOrNull = z.nullable(
  z.number().check(z.minimum(Date.UTC(2000, 0)), z.maximum(Date.UTC(2100, 0))),
);

const count = z.int().check(z.nonnegative());

/** What was read back to the beginning begins at 0. */
const end = z.number().check(z.nonnegative(), z.maximum(Date.UTC(2100, 0)));

const slot = z.object({
  position: z.string(),
  passRate: numberOrNull,
  member: z.nullable(z.object({ id: z.number(), outcome: z.nullable(z.string()) })),
  item: z.nullable(z.object({ id: z.number(), isAvailable: z.boolean(), isReusable: z.boolean() })),
});

const rewards = z.object({
  money: z.number(),
  respect: z.number(),
  items: z.array(z.object({ id: z.number(), quantity: z.number(), name: z.nullable(z.string()) })),
  payout: z.nullable(z.object({ percentage: numberOrNull, paidAtMs: timeOrNull })),
});

const crime: z.ZodMiniType<OrganisedCrime> = z
  .object({
    id: z.number(),
    name: z.string(),
    status: z.string(),
    difficulty: numberOrNull,
    createdAtMs: timeOrNull,
    readyAtMs: timeOrNull,
    executedAtMs: timeOrNull,
    expiresAtMs: timeOrNull,
    slots: z.array(slot),
    /** Not kept by earlier versions. */
    unreadSlots: z.catch(count, 0),
    rewards: z.nullable(rewards),
  })
  .check(z.refine(({ executedAtMs, createdAtMs }) => (executedAtMs ?? createdAtMs) !== null));

/** A history as it is kept, with its crimes checked: all or nothing. */
export const historySchema = z.object({
  entries: z.array(crime),
  dropped: count,
  spans: z.array(z.object({ fromMs: end, toMs: end })),
  overfull: count,
  /** When it was last read; 0 where an earlier version kept it without its age. */
  savedAtMs: z.pipe(
    z.nullish(end),
    z.transform((atMs) => atMs ?? 0),
  ),
});

export type CrimeHistory = z.output<typeof historySchema>;

export const historyOf = (value: unknown): CrimeHistory | null =>
  historySchema.safeParse(value).data ?? null;

export const crimeHistoryName = (factionId: number) => `crimeHistory ${factionId}`;

/** The faction whose history is kept under this name, or null. */
export const factionOf = (name: unknown): number | null => {
  const [, id] = /^crimeHistory ([1-9]\d{0,11})$/.exec(String(name)) ?? [];
  return id === undefined ? null : Number(id);
};

/**
 * The crimes of a faction that this browser has kept from earlier visits; null if it keeps none, or if one
 * of them is invalid: then all are read again.
 */
export async function readCrimeHistory(factionId: number): Promise<CrimeHistory | null> {
  const kept = await withTimeout(() => get<unknown>(crimeHistoryName(factionId)));
  return historyOf(kept?.value);
}

/** Replaces what was kept for this faction. A browser that keeps nothing reads everything again on the next visit. */
export async function writeCrimeHistory(factionId: number, value: object) {
  await withTimeout(() => set(crimeHistoryName(factionId), { ...value, savedAtMs: Date.now() }));
}
