import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { currentOrLegacy, numberOrNull } from "@/lib/api/transport/wire";
import type { Company } from "@/lib/game/companies/company";
import * as z from "@/lib/zod";

const currentShape = z.pipe(
  z.object({
    profile: z.object({
      id: z.number(),
      name: z.string(),
      rating: numberOrNull,
      employees: z.object({ hired: z.number(), capacity: z.number() }),
      trains: numberOrNull,
    }),
  }),
  z.transform(({ profile }): Company => ({
    id: profile.id,
    name: profile.name,
    employeesHired: profile.employees.hired,
    employeesCapacity: profile.employees.capacity,
    rating: profile.rating,
    trains: profile.trains,
  })),
);

/** The legacy profile has no trains. */
const legacyShape = z.pipe(
  z.object({
    company: z.object({
      ID: z.number(),
      name: z.string(),
      rating: numberOrNull,
      employees_hired: z.number(),
      employees_capacity: z.number(),
    }),
  }),
  z.transform(({ company }): Company => ({
    id: company.ID,
    name: company.name,
    employeesHired: company.employees_hired,
    employeesCapacity: company.employees_capacity,
    rating: company.rating,
    trains: null,
  })),
);

export const companyProfileWire = currentOrLegacy(currentShape, legacyShape);

/** The player's company. Reading its trains requires a key with limited access or more. */
export function companyProfileQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "company", "profile"],
    queryFn: ({ signal }) => request(session, "/company/profile", companyProfileWire, signal),
  });
}
