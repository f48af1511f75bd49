import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import * as z from "@/lib/zod";

import { count, readTimeline, timelineSchema, writeTimeline } from "./stored-timeline";

const numberOrNull = z.nullable(z.number());

/** Of the years in which the game can have been played. */
const timeOrNull = z.nullable(
  z.number().check(z.minimum(Date.UTC(2000, 0)), z.maximum(Date.UTC(2100, 0))),
);

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
export const historySchema = timelineSchema(crime);

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
export const readCrimeHistory = (factionId: number): Promise<CrimeHistory | null> =>
  readTimeline(crimeHistoryName(factionId), historySchema);

/** Replaces what was kept for this faction. A browser that keeps nothing reads everything again on the next visit. */
export const writeCrimeHistory = (factionId: number, value: object): Promise<void> =>
  writeTimeline(crimeHistoryName(factionId), value);
