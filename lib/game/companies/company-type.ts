import { sum } from "@/lib/common/numbers";
import type { WorkingStats } from "@/lib/game/account/account";

/** A type of company. Money in dollars. */
export interface CompanyType {
  id: number;
  name: string;
  /** Cost of founding a company. */
  cost: number;
  /** Maximum number of employees before any upgrade. */
  defaultEmployees: number;
  positions: readonly CompanyPosition[];
  stock: readonly CompanyStock[];
  specials: readonly CompanySpecial[];
}

export interface CompanyPosition {
  name: string;
  description: string;
  /** Cleaner, Manager, Secretary, Trainer or Marketer; null for most. */
  ability: string | null;
  required: WorkingStats;
  /** Per day. */
  gains: WorkingStats;
}

export interface CompanyStock {
  name: string;
  /** Null for a service, which the company doesn't buy. */
  cost: number | null;
  /** The selling price that the game recommends. */
  rrp: number | null;
}

export interface CompanySpecial {
  name: string;
  effect: string;
  /** Job points; 0 if it is passive. */
  cost: number;
  /** Stars that unlock it. */
  rating: number;
}

/** The match of a player's working stats with a position. */
export interface Opening {
  position: CompanyPosition;
  /** True if each stat reaches the requirement. */
  isOpen: boolean;
  /** Points that each stat lacks; 0 if it has enough. */
  missing: WorkingStats;
  missingTotal: number;
  /** The part of the required total that the player has, 0 to 1. */
  fraction: number;
}

/**
 * First the positions that the player can take, in the game's order; then the others, by their total shortfall, smallest first.
 */
export function openingsFor(positions: readonly CompanyPosition[], stats: WorkingStats): Opening[] {
  return positions
    .map((position) => openingOf(position, stats))
    .toSorted((one, other) => one.missingTotal - other.missingTotal);
}

/** The working stats per day of the position with this name; null if the company lists none, as with the director’s. */
export function gainIn({ positions }: CompanyType, name: string): number | null {
  const position = positions.find((one) => one.name === name);
  return position === undefined ? null : total(position.gains);
}

/** The position that the player qualifies for with the most working stats per day; null if none brings any. */
export function bestGain(openings: readonly Opening[]) {
  const open = openings
    .filter(({ isOpen }) => isOpen)
    .map(({ position }) => ({ position, perDay: total(position.gains) }))
    .filter(({ perDay }) => perDay > 0);
  return open.toSorted((one, other) => other.perDay - one.perDay)[0] ?? null;
}

function openingOf(position: CompanyPosition, stats: WorkingStats): Opening {
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
