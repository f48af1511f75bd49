import type { TrainingSession } from "@/lib/game/training/sessions";
import * as z from "@/lib/zod";

import { readTimeline, timelineSchema, writeTimeline } from "./stored-timeline";

const amount = z.number().check(z.nonnegative());

const session: z.ZodMiniType<TrainingSession> = z.object({
  id: z.string(),
  atMs: z.number().check(z.minimum(Date.UTC(2000, 0)), z.maximum(Date.UTC(2100, 0))),
  stat: z.enum(["strength", "defense", "speed", "dexterity"]),
  trains: amount,
  energy: amount,
  before: amount,
  after: amount,
  gain: z.number(),
  happyUsed: z.nullable(amount),
  gymId: amount,
});

/** A player's own training sessions as they are kept. */
export const trainingHistorySchema = timelineSchema(session);

export type TrainingHistory = z.output<typeof trainingHistorySchema>;

export const trainingHistoryName = (playerId: string) => `trainingHistory ${playerId}`;

/** The sessions of a player that this browser has kept from earlier visits; null if none, or if one of them is invalid. */
export const readTrainingHistory = (playerId: string): Promise<TrainingHistory | null> =>
  readTimeline(trainingHistoryName(playerId), trainingHistorySchema);

/** Replaces what was kept for this player. */
export const writeTrainingHistory = (playerId: string, value: object): Promise<void> =>
  writeTimeline(trainingHistoryName(playerId), value);
