import { queryOptions } from "@tanstack/react-query";

import { NEVER_EMPTY } from "@/lib/api/history/query-persister";
import { request } from "@/lib/api/transport/client";
import type { Session } from "@/lib/api/transport/session";
import {
  listOf,
  listOfNested,
  type Nested,
  numberOrNull,
  numericId,
  textOrNull,
} from "@/lib/api/transport/wire";
import type { WorkingStats } from "@/lib/game/account/account";
import type {
  CompanyPosition,
  CompanySpecial,
  CompanyStock,
  CompanyType,
} from "@/lib/game/companies/company-type";
import * as z from "@/lib/zod";

/** The legacy lists are maps by name, so the name arrives as the `id`. */
const named = { id: z.union([z.number(), z.string()]), name: z.nullish(z.string()) };
const nameOf = (wire: { id: number | string; name?: string | null | undefined }) =>
  wire.name ?? String(wire.id);

const ability = z.pipe(
  textOrNull,
  z.transform((word) => (word === "None" ? null : word)),
);

const workingStats = z.pipe(
  z.object({ manual_labor: numberOrNull, intelligence: numberOrNull, endurance: numberOrNull }),
  z.transform((wire) => stats(wire.manual_labor, wire.intelligence, wire.endurance)),
);

function stats(...[manualLabor, intelligence, endurance]: (number | null)[]): WorkingStats {
  return {
    manualLabor: manualLabor ?? 0,
    intelligence: intelligence ?? 0,
    endurance: endurance ?? 0,
  };
}

const currentPosition = z.pipe(
  z.object({
    ...named,
    description: z.nullish(z.string()),
    ability,
    working_stats: z.object({ required: workingStats, daily_gains: workingStats }),
  }),
  z.transform((wire): CompanyPosition => ({
    name: nameOf(wire),
    description: wire.description ?? "",
    ability: wire.ability,
    required: wire.working_stats.required,
    gains: wire.working_stats.daily_gains,
  })),
);

const legacyPosition = z.pipe(
  z.object({
    ...named,
    description: z.nullish(z.string()),
    special_ability: ability,
    man_required: z.number(),
    int_required: z.number(),
    end_required: z.number(),
    man_gain: numberOrNull,
    int_gain: numberOrNull,
    end_gain: numberOrNull,
  }),
  z.transform((wire): CompanyPosition => ({
    name: nameOf(wire),
    description: wire.description ?? "",
    ability: wire.special_ability,
    required: stats(wire.man_required, wire.int_required, wire.end_required),
    gains: stats(wire.man_gain, wire.int_gain, wire.end_gain),
  })),
);

const stock = z.pipe(
  z.object({ ...named, cost: numberOrNull, rrp: numberOrNull }),
  z.transform((wire): CompanyStock => ({ name: nameOf(wire), cost: wire.cost, rrp: wire.rrp })),
);

const special = z.pipe(
  z.object({
    ...named,
    effect: z.nullish(z.string()),
    cost: numberOrNull,
    rating: numberOrNull,
    rating_required: numberOrNull,
  }),
  z.transform((wire): CompanySpecial => ({
    name: nameOf(wire),
    effect: wire.effect ?? "",
    cost: wire.cost ?? 0,
    rating: wire.rating ?? wire.rating_required ?? 0,
  })),
);

/** The current list and the legacy map by id. */
const companyType = z.pipe(
  z.object({
    id: numericId,
    name: z.string(),
    cost: numberOrNull,
    employees: numberOrNull,
    default_employees: numberOrNull,
    positions: listOf(z.union([currentPosition, legacyPosition])),
    stock: listOf(stock),
    specials: listOf(special),
  }),
  z.transform(({ positions, stock, specials, ...wire }): Nested<CompanyType> => ({
    record: {
      id: wire.id,
      name: wire.name,
      cost: wire.cost ?? 0,
      defaultEmployees: wire.employees ?? wire.default_employees ?? 0,
      positions: positions.entries,
      stock: stock.entries,
      specials: specials.entries,
    },
    dropped: positions.dropped + stock.dropped + specials.dropped,
  })),
);

export const companyTypesWire = z.object({ companies: listOfNested(companyType) });

/** Every kind of company. */
export function companyTypesQuery(session: Session) {
  return queryOptions({
    queryKey: ["game", "torn", "companies"],
    meta: NEVER_EMPTY,
    queryFn: async ({ signal }) =>
      (await request(session, "/torn/companies", companyTypesWire, signal)).companies,
  });
}
