import type { LootLevel } from "@/lib/game/fight/loot-levels";

const ROMAN: Readonly<Record<string, LootLevel>> = { I: 1, II: 2, III: 3, IV: 4, V: 5 };

/**
 * "Loot level III" of an NPC's status to 3; null of any other text. Players' tools read it there (Torn PDA, YATA), but no
 * answer of ours has confirmed it: it is a second source, and without it the level follows from the stay in hospital alone.
 */
export function lootLevelIn(details: string): LootLevel | null {
  const roman = /^loot level ([iv]+)$/i.exec(details.trim())?.[1] ?? "";
  return ROMAN[roman.toUpperCase()] ?? null;
}
