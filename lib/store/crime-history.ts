import { get, set } from "idb-keyval";
import * as z from "zod/mini";

import { inTime } from "./in-time";

const numberOrNull = z.nullable(z.number());

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
  payout: z.nullable(z.object({ percentage: numberOrNull, paidAtMs: numberOrNull })),
});

const history = z.object({
  entries: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      status: z.string(),
      difficulty: numberOrNull,
      createdAtMs: z.number(),
      readyAtMs: numberOrNull,
      executedAtMs: numberOrNull,
      expiresAtMs: numberOrNull,
      slots: z.array(slot),
      rewards: z.nullable(rewards),
    }),
  ),
  dropped: z.number(),
  spans: z.array(z.object({ fromMs: z.number(), toMs: z.number() })),
  overfull: z.number(),
});

export type CrimeHistory = z.output<typeof history>;

const nameOf = (factionId: number) => `crimeHistory ${factionId}`;

/**
 * The crimes of a faction that were read before, as this browser keeps them; null where it keeps none, or none that
 * this version reads.
 */
export async function readCrimeHistory(factionId: number): Promise<CrimeHistory | null> {
  const kept = await inTime(get<unknown>(nameOf(factionId)));
  return history.safeParse(kept?.value).data ?? null;
}

/** In the place of what was kept of this faction. A browser that keeps nothing reads all anew on the next visit. */
export async function writeCrimeHistory(factionId: number, value: unknown) {
  await inTime(set(nameOf(factionId), value));
}
