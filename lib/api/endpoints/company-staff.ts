import { queryOptions } from "@tanstack/react-query";

import { NEVER_EMPTY } from "@/lib/api/history/query-persister";
import { withTimestamp } from "@/lib/api/transport/api-config";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { lastAction, type List, listOf, numberOrNull, numericId } from "@/lib/api/transport/wire";
import type { WorkingStats } from "@/lib/game/account/account";
import type { EmployeeDetails } from "@/lib/game/companies/employee-details";
import * as z from "@/lib/zod";

const stats = { manual_labor: numberOrNull, intelligence: numberOrNull, endurance: numberOrNull };

/** The current list and the legacy map by id, where the position was a plain word and the stats were at the top level. */
const employee = z.pipe(
  z.object({
    id: numericId,
    name: z.string(),
    position: z.nullish(z.union([z.string(), z.object({ name: z.nullish(z.string()) })])),
    days_in_company: numberOrNull,
    status: z.nullish(z.object({ state: z.nullish(z.string()) })),
    last_action: lastAction,
    stats: z.nullish(z.object(stats)),
    ...stats,
    effectiveness: z.nullish(
      z.object({
        working_stats: numberOrNull,
        settled_in: numberOrNull,
        book: numberOrNull,
        merits: numberOrNull,
        director_education: numberOrNull,
        management: numberOrNull,
        wrong_gender: numberOrNull,
        addiction: numberOrNull,
        inactivity: numberOrNull,
        total: numberOrNull,
      }),
    ),
    wage: numberOrNull,
  }),
  z.transform(({ position, effectiveness: parts, ...wire }): EmployeeDetails => ({
    id: wire.id,
    name: wire.name,
    position: (typeof position === "string" ? position : position?.name) ?? "",
    daysInCompany: wire.days_in_company ?? 0,
    state: wire.status?.state ?? "",
    lastAction: wire.last_action,
    stats: statsOf(wire.stats ?? wire),
    effectiveness: {
      workingStats: parts?.working_stats ?? null,
      settledIn: parts?.settled_in ?? null,
      book: parts?.book ?? null,
      merits: parts?.merits ?? null,
      directorEducation: parts?.director_education ?? null,
      management: parts?.management ?? null,
      wrongGender: parts?.wrong_gender ?? null,
      addiction: parts?.addiction ?? null,
      inactivity: parts?.inactivity ?? null,
      total: parts?.total ?? null,
    },
    wage: wire.wage,
  })),
);

function statsOf(wire: Record<keyof typeof stats, number | null>): WorkingStats | null {
  const { manual_labor: manualLabor, intelligence, endurance } = wire;
  if (manualLabor === null || intelligence === null || endurance === null) return null;
  return { manualLabor, intelligence, endurance };
}

export const companyStaffWire = z.pipe(
  z.object({ employees: listOf(employee), company_employees: listOf(employee) }),
  z.transform(({ employees, company_employees: older }): List<EmployeeDetails> => ({
    entries: [...employees.entries, ...older.entries],
    dropped: employees.dropped + older.dropped,
  })),
);

/**
 * Everybody in the player's company, bypassing the game's own cache. Stats and effectiveness require limited access, wages a
 * director's key.
 */
export function companyStaffQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "company", "staff"],
    meta: NEVER_EMPTY,
    queryFn: ({ signal }) =>
      request(session, withTimestamp("/company/employees"), companyStaffWire, signal),
  });
}
