import type { Perks } from "@/lib/game/account/perks";
import { sum } from "@/lib/game/money/sum";

type Source = keyof Perks;

/** What makes a player's courses shorter than the game lists. */
export interface Shortening {
  reductions: readonly { source: Source; percent: number }[];
  /** The part of a listed duration that is left, 0 to 1. */
  factor: number;
}

/** "- 10% Education length", "+ 8% education length reduction", "+ 10% education course time reduction". */
const PERK = /(\d+(?:\.\d+)?)\s*%.*\beducation\b.*\b(?:length|time|duration)\b/i;

/**
 * From the player's perks, whose percentages the game adds up (a public user script computes the game's times this way; no
 * other source tells).
 */
export function shorteningBy(perks: Perks): Shortening {
  const reductions = (Object.keys(perks) as Source[]).flatMap((source) => {
    const percent = sum(perks[source].map((perk) => Number(PERK.exec(perk)?.[1] ?? 0)));
    return percent > 0 ? [{ source, percent }] : [];
  });
  const percent = sum(reductions.map((reduction) => reduction.percent));
  return { reductions, factor: Math.max(0, 1 - percent / 100) };
}
