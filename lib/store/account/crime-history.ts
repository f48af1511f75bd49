import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import * as z from "@/lib/zod";

import { count, sharedTimeline, type TimelineKind, timelineSchema } from "./stored-timeline";

const numberOrNull = z.nullable(z.number());

/** A time within the years in which the game can have been played. */
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
    /** Not stored by earlier versions. */
    unreadSlots: z.catch(count, 0),
    rewards: z.nullable(rewards),
  })
  .check(z.refine(({ executedAtMs, createdAtMs }) => (executedAtMs ?? createdAtMs) !== null));

/** The storage format of a crime history. */
export const CRIMES: TimelineKind<OrganisedCrime> = {
  entry: crime,
  timeOf: ({ executedAtMs, createdAtMs }) => executedAtMs ?? createdAtMs ?? 0,
};

/** A history in a backup. One invalid crime makes the whole history invalid. */
export const historySchema = timelineSchema(crime);

export type CrimeHistory = z.output<typeof historySchema>;

export const crimeHistoryName = (factionId: number | string) => `crimeHistory ${factionId}`;

/** The stored crimes of factions, by faction id. */
export const { read: readCrimeHistory, add: addToCrimeHistory } = sharedTimeline(
  (factionId: number) => crimeHistoryName(factionId),
  CRIMES,
);
