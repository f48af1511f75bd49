import { queryOptions } from "@tanstack/react-query";

import { withTimestamp } from "@/lib/api/transport/api-config";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { currentOrLegacy, daysOrNull, numberOrNull } from "@/lib/api/transport/wire";
import type { CompanyDetails } from "@/lib/game/companies/company";
import * as z from "@/lib/zod";

const id = z.nullish(z.object({ id: numberOrNull }));
const ofDayAndWeek = z.nullish(z.object({ daily: numberOrNull, weekly: numberOrNull }));

const currentShape = z.pipe(
  z.object({
    profile: z.object({
      id: z.number(),
      name: z.string(),
      type: id,
      director: id,
      days_old: daysOrNull,
      rating: numberOrNull,
      employees: z.object({ hired: z.number(), capacity: z.number() }),
      income: ofDayAndWeek,
      customers: z.nullish(z.object({ daily: numberOrNull })),
      funds: numberOrNull,
      trains: numberOrNull,
      advertisement_budget: numberOrNull,
      efficiency: numberOrNull,
      popularity: numberOrNull,
      environment: numberOrNull,
      upgrades: z.nullish(z.object({ storage_capacity: numberOrNull })),
    }),
  }),
  z.transform(({ profile }): CompanyDetails => ({
    id: profile.id,
    name: profile.name,
    typeId: profile.type?.id ?? null,
    directorId: profile.director?.id ?? null,
    daysOld: profile.days_old,
    rating: profile.rating,
    employeesHired: profile.employees.hired,
    employeesCapacity: profile.employees.capacity,
    incomeOfDay: profile.income?.daily ?? null,
    incomeOfWeek: profile.income?.weekly ?? null,
    customersOfDay: profile.customers?.daily ?? null,
    funds: profile.funds,
    trains: profile.trains,
    advertising: profile.advertisement_budget,
    storageCapacity: profile.upgrades?.storage_capacity ?? null,
    efficiency: profile.efficiency,
    popularity: profile.popularity,
    environment: profile.environment,
  })),
);

/** The legacy profile is the public one. */
const legacyShape = z.pipe(
  z.object({
    company: z.object({
      ID: z.number(),
      name: z.string(),
      company_type: numberOrNull,
      director: numberOrNull,
      days_old: daysOrNull,
      rating: numberOrNull,
      employees_hired: z.number(),
      employees_capacity: z.number(),
      daily_income: numberOrNull,
      weekly_income: numberOrNull,
      daily_customers: numberOrNull,
    }),
  }),
  z.transform(({ company }): CompanyDetails => ({
    id: company.ID,
    name: company.name,
    typeId: company.company_type,
    directorId: company.director,
    daysOld: company.days_old,
    rating: company.rating,
    employeesHired: company.employees_hired,
    employeesCapacity: company.employees_capacity,
    incomeOfDay: company.daily_income,
    incomeOfWeek: company.weekly_income,
    customersOfDay: company.daily_customers,
    funds: null,
    trains: null,
    advertising: null,
    storageCapacity: null,
    efficiency: null,
    popularity: null,
    environment: null,
  })),
);

export const companyDetailsWire = currentOrLegacy(currentShape, legacyShape);

/**
 * The player's company with its funds and its last day, bypassing the game's own cache: the director has just changed something.
 * Without limited access, only what everybody sees of it.
 */
export function companyDetailsQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "company", "details"],
    queryFn: ({ signal }) =>
      request(session, withTimestamp("/company/profile"), companyDetailsWire, signal),
  });
}
