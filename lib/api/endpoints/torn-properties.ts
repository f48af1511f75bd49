import { queryOptions } from "@tanstack/react-query";

import { NEVER_EMPTY } from "@/lib/api/history/query-persister";
import { request } from "@/lib/api/transport/client";
import type { Session } from "@/lib/api/transport/session";
import { listOf, numberOrNull, numericId } from "@/lib/api/transport/wire";
import type { Property } from "@/lib/game/properties/property";
import * as z from "@/lib/zod";

const names = listOf(z.string());

/** The current list and the legacy map by id, where `""` means that it can't be bought. */
const property = z.pipe(
  z.object({
    id: numericId,
    name: z.string(),
    cost: numberOrNull,
    happy: numberOrNull,
    upkeep: numberOrNull,
    modifications: names,
    upgrades_available: names,
    staff: names,
    staff_available: names,
  }),
  z.transform((wire): Property => ({
    id: wire.id,
    name: wire.name,
    cost: wire.cost,
    happy: wire.happy ?? 0,
    upkeep: wire.upkeep,
    modifications: [...wire.modifications.entries, ...wire.upgrades_available.entries],
    staff: [...wire.staff.entries, ...wire.staff_available.entries],
  })),
);

export const propertiesWire = z.object({ properties: listOf(property) });

/** Every kind of property. */
export function propertiesQuery(session: Session) {
  return queryOptions({
    queryKey: ["game", "torn", "properties"],
    meta: NEVER_EMPTY,
    queryFn: async ({ signal }) =>
      (await request(session, "/torn/properties", propertiesWire, signal)).properties,
  });
}
