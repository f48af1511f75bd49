import { lenientRecord, timestampMs } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

const stay = z.object({ untilMs: timestampMs, seenAtMs: z.nullish(timestampMs) });

/**
 * The last stay in hospital of each NPC that this browser has seen, by the NPC's id, and the time when the game last confirmed
 * it. It is stored, so the field names are fixed.
 */
export type NpcStays = Readonly<Record<string, z.output<typeof stay>>>;

const MAX_NPCS = 100;

export const npcStaysStore = jsonValue<NpcStays>("npcStays", lenientRecord(stay, MAX_NPCS), {});
