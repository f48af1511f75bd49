import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import type { Session } from "@/lib/api/transport/session";
import { listOfNested, type Nested, numericId, presentListOf } from "@/lib/api/transport/wire";
import type { DetailedType, ItemDetails } from "@/lib/game/items/item";
import * as z from "@/lib/zod";

const ammo = z.pipe(
  z.object({
    name: z.string(),
    magazine_rounds: z.number(),
    rate_of_fire: z.object({ minimum: z.number(), maximum: z.number() }),
  }),
  z.transform((wire) => ({
    name: wire.name,
    roundsPerMagazine: wire.magazine_rounds,
    fireRate: [wire.rate_of_fire.minimum, wire.rate_of_fire.maximum] as const,
  })),
);

const weapon = z.object({
  category: z.string(),
  stealth_level: z.number(),
  base_stats: z.object({ damage: z.number(), accuracy: z.number() }),
  ammo: z.nullish(ammo),
  mods: z.nullish(z.array(z.unknown())),
});

const armour = z.object({
  coverage: presentListOf(
    z.pipe(
      z.object({ name: z.string(), value: z.number() }),
      z.transform(({ name, value }) => ({ part: name, percent: value })),
    ),
  ),
  base_stats: z.object({ armor: z.number() }),
});

/** Items without details, such as those of the legacy shape, are skipped. */
const detailedItem = z.pipe(
  z.object({ id: numericId, details: z.nullish(z.union([weapon, armour])) }),
  z.transform(({ id, details }): Nested<ItemDetails | null> => ({
    record: detailsOf(id, details ?? null),
    dropped: details && "coverage" in details ? details.coverage.dropped : 0,
  })),
);

function detailsOf(
  itemId: number,
  details: z.output<typeof weapon> | z.output<typeof armour> | null,
): ItemDetails | null {
  if (details === null) return null;
  if ("coverage" in details) {
    const { coverage, base_stats: stats } = details;
    return { kind: "armour", itemId, rating: stats.armor, coverage: coverage.entries };
  }
  return {
    kind: "weapon",
    itemId,
    slot: details.category,
    damage: details.base_stats.damage,
    accuracy: details.base_stats.accuracy,
    stealth: details.stealth_level,
    ammo: details.ammo ?? null,
    upgrades: details.mods?.length ?? 0,
  };
}

export const itemDetailsWire = z.pipe(
  z.object({ items: listOfNested(detailedItem) }),
  z.transform(({ items }) => ({
    entries: items.entries.filter((details) => details !== null),
    dropped: items.dropped,
  })),
);

/** Further details of all items of one type. Each type takes a separate call. */
export function itemDetailsQuery(session: Session, type: DetailedType) {
  return queryOptions({
    queryKey: ["game", "torn", "items", type],
    queryFn: ({ signal }) => request(session, `/torn/items?cat=${type}`, itemDetailsWire, signal),
  });
}
