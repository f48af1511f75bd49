import { lenientRecord, timestampMs } from "@/lib/store/engine/lenient-schemas";
import { sessionValue, type StoredValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

/** The last stay in hospital of each NPC that this browser saw, by the NPC's id. Stored: the field name is fixed. */
export type NpcStays = Readonly<Record<string, { untilMs: number }>>;

const MAX_NPCS = 100;

export const npcStaysStore = sessionValue<NpcStays>(
  "npcStays",
  lenientRecord(z.object({ untilMs: timestampMs }), MAX_NPCS),
  {},
);

/** Null forgets it. */
export function setNpcStay(
  store: StoredValue<NpcStays>,
  npcId: number,
  stay: { untilMs: number } | null,
) {
  const others = Object.entries(store.get()).filter(([id]) => id !== String(npcId));
  store.set(
    Object.fromEntries(stay === null ? others : [...others, [String(npcId), stay] as const]),
  );
}
