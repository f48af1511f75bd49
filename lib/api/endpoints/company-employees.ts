import { queryOptions } from "@tanstack/react-query";

import { NEVER_EMPTY } from "@/lib/api/history/query-persister";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { lastAction, type List, listOf, numberOrNull, numericId } from "@/lib/api/transport/wire";
import type { Employee } from "@/lib/game/companies/company";
import * as z from "@/lib/zod";

/** The current list and the legacy map by id, where the position was a plain word. */
const employee = z.pipe(
  z.object({
    id: numericId,
    name: z.string(),
    position: z.nullish(z.union([z.string(), z.object({ name: z.nullish(z.string()) })])),
    days_in_company: numberOrNull,
    status: z.nullish(z.object({ state: z.nullish(z.string()) })),
    last_action: lastAction,
  }),
  z.transform(({ position, ...wire }): Employee => ({
    id: wire.id,
    name: wire.name,
    position: (typeof position === "string" ? position : position?.name) ?? "",
    daysInCompany: wire.days_in_company ?? 0,
    state: wire.status?.state ?? "",
    lastAction: wire.last_action,
  })),
);

export const companyEmployeesWire = z.pipe(
  z.object({ employees: listOf(employee), company_employees: listOf(employee) }),
  z.transform(({ employees, company_employees: older }): List<Employee> => ({
    entries: [...employees.entries, ...older.entries],
    dropped: employees.dropped + older.dropped,
  })),
);

/** Everybody in the player's company. */
export function companyEmployeesQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "company", "employees"],
    meta: NEVER_EMPTY,
    queryFn: ({ signal }) => request(session, "/company/employees", companyEmployeesWire, signal),
  });
}
