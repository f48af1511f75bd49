import type { Perks } from "@/lib/game/account/account";
import type { CapacityPerk, TravelPerks } from "@/lib/game/travel/capacity";

/** "+ 6 travel item capacity", "+ 4 travel items (Large Suitcase)". */
const TRAVEL_ITEMS = /^\+\s*(\d+)\s+travel items?\b(?:[^(]*\(([^)]+)\))?/i;

/** The perks that concern flights. */
export function travelPerksOf(perks: Perks): TravelPerks {
  const sources = Object.keys(perks) as (keyof Perks)[];
  const items = sources.flatMap((source) =>
    perks[source].flatMap((text): CapacityPerk[] => {
      const [, count, name] = TRAVEL_ITEMS.exec(text.trim()) ?? [];
      return count === undefined ? [] : [{ source: name ?? source, items: Number(count) }];
    }),
  );
  const all = sources.flatMap((source) => perks[source]);
  const kind = all.some((text) => /\bprivate jet\b/i.test(text))
    ? "private"
    : all.some((text) => /\bairstrip\b/i.test(text))
      ? "airstrip"
      : null;
  return { items, kind };
}
