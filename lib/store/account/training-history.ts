import type { StoredList } from "@/lib/common/stored-shapes";
import type { TimelinePart } from "@/lib/common/timelines";
import type { TrainingSession } from "@/lib/game/training/sessions";
import * as z from "@/lib/zod";

import { addToTimeline, dated, datedKind, readTimeline, timelineSchema } from "./stored-timeline";

const amount = z.number().check(z.nonnegative());

const session: z.ZodMiniType<TrainingSession> = z.object({
  ...dated,
  stat: z.enum(["strength", "defense", "speed", "dexterity"]),
  trains: amount,
  energy: amount,
  before: amount,
  after: amount,
  gain: z.number(),
  happyUsed: z.nullable(amount),
  gymId: amount,
});

/** The storage format of a training history. */
export const SESSIONS = datedKind(session);

/** A player's own training sessions in a backup. */
export const trainingHistorySchema = timelineSchema(session);

export type TrainingHistory = z.output<typeof trainingHistorySchema>;

export const trainingHistoryName = (playerId: string) => `trainingHistory ${playerId}`;

/** The sessions of a player that this browser has stored on earlier visits. */
export const readTrainingHistory = (
  playerId: string,
): Promise<StoredList<TimelinePart<TrainingSession>>> =>
  readTimeline(trainingHistoryName(playerId), SESSIONS);

/** Adds a part to the stored sessions of this player. */
export const addToTrainingHistory = (
  playerId: string,
  part: TimelinePart<TrainingSession>,
): Promise<void> => addToTimeline(trainingHistoryName(playerId), part, SESSIONS, playerId);
