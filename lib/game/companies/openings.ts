import type { WorkStats } from "@/lib/game/account/work-stats";
import { sum } from "@/lib/game/money/sum";

import type { CompanyPosition, CompanySpecial, WorkingStats } from "./company-type";

/** How one player's working stats match a position. */
export interface Opening {
  position: CompanyPosition;
  /** Whether each stat reaches what the position requires. */
  isOpen: boolean;
  /** How far each stat is below the requirement; 0 if it is enough. */
  missing: WorkingStats;
  missingTotal: number;
  /** The part of what is required that the player has, 0 to 1. */
  fraction: number;
}

/** What the player may take first, in the game's order; then the rest, the nearest first. */
export function openingsFor(positions: readonly CompanyPosition[], stats: WorkStats): Opening[] {
  return positions
    .map((position) => openingOf(position, stats))
    .toSorted((one, other) => one.missingTotal - other.missingTotal);
}

function openingOf(position: CompanyPosition, stats: WorkStats): Opening {
  const { required } = position;
  const missing = {
    manualLabor: Math.max(0, required.manualLabor - stats.manualLabor),
    intelligence: Math.max(0, required.intelligence - stats.intelligence),
    endurance: Math.max(0, required.endurance - stats.endurance),
  };
  const missingTotal = total(missing);
  const requiredTotal = total(required);
  return {
    position,
    isOpen: missingTotal === 0,
    missing,
    missingTotal,
    fraction: requiredTotal === 0 ? 1 : 1 - missingTotal / requiredTotal,
  };
}

const total = ({ manualLabor, intelligence, endurance }: WorkingStats) =>
  sum([manualLabor, intelligence, endurance]);

/** Sorted by the stars that unlock them, fewest first. */
export const specialsByRating = (specials: readonly CompanySpecial[]): CompanySpecial[] =>
  specials.toSorted((one, other) => one.rating - other.rating);
