import { queryOptions } from "@tanstack/react-query";

import { persistMeta } from "@/lib/api/history/query-persister";
import { request } from "@/lib/api/transport/client";
import type { Session } from "@/lib/api/transport/session";
import { type List, listOf, numberOrNull } from "@/lib/api/transport/wire";
import type { RivalCompany } from "@/lib/game/companies/rivals";
import * as z from "@/lib/zod";

const ofWeek = z.nullish(z.object({ weekly: numberOrNull }));

const company = z.pipe(
  z.object({
    id: z.number(),
    name: z.string(),
    rating: numberOrNull,
    income: ofWeek,
    customers: ofWeek,
    employees: z.object({ hired: z.number(), capacity: z.number() }),
  }),
  z.transform((wire): RivalCompany => ({
    id: wire.id,
    name: wire.name,
    rating: wire.rating,
    income: wire.income?.weekly ?? null,
    customers: wire.customers?.weekly ?? null,
    employeesHired: wire.employees.hired,
    employeesCapacity: wire.employees.capacity,
  })),
);

export const rivalsWire = z.pipe(
  z.object({ companies: listOf(company) }),
  z.transform(({ companies }) => companies),
);

/** The greatest number of companies in one response. */
const PAGE_SIZE = 100;

/** More pages than any type has. Ends the loop if the API never returns a last page. */
const MAX_PAGES = 30;

/** A page of the companies of a type. The first page is 0. */
export const rivalsPage = (
  session: Session,
  typeId: number,
  page: number,
  signal: AbortSignal,
): Promise<List<RivalCompany>> =>
  request(
    session,
    `/company/${typeId}/companies?limit=${PAGE_SIZE}&offset=${page * PAGE_SIZE}`,
    rivalsWire,
    signal,
  );

/** All companies of a type, a hundred a call. They aren't stored: their ranks are asked for rarely, and change each day. */
export function rivalsQuery(session: Session, typeId: number) {
  return queryOptions({
    queryKey: ["game", "company", "companies", typeId],
    async queryFn({ signal }): Promise<List<RivalCompany>> {
      const entries = new Map<number, RivalCompany>();
      let dropped = 0;
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const found = await rivalsPage(session, typeId, page, signal);
        // A company that moves to another page during the loading is on two pages.
        for (const one of found.entries) entries.set(one.id, one);
        dropped += found.dropped;
        if (found.entries.length + found.dropped < PAGE_SIZE) break;
      }
      return { entries: [...entries.values()], dropped };
    },
    meta: persistMeta({ persist: false }),
  });
}
