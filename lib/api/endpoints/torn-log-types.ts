import { queryOptions } from "@tanstack/react-query";

import { NEVER_EMPTY } from "@/lib/api/history/query-persister";
import { request } from "@/lib/api/transport/client";
import type { Session } from "@/lib/api/transport/session";
import { listOf, numericId } from "@/lib/api/transport/wire";
import type { LogType } from "@/lib/game/logs/log-entry";
import * as z from "@/lib/zod";

const title = z.pipe(
  z.object({ id: numericId, title: z.string() }),
  z.transform((wire): LogType => wire),
);

/** The current list of ids and titles, and the legacy map of titles by id. */
export const titles = z.pipe(
  z.transform((wire: unknown) => {
    const map = z.record(z.string(), z.unknown()).safeParse(wire);
    return map.success ? Object.entries(map.data).map(([id, text]) => ({ id, title: text })) : wire;
  }),
  listOf(title),
);

export const logTypesWire = z.object({ logtypes: titles });

/** Every kind of log entry. */
export function logTypesQuery(session: Session) {
  return queryOptions({
    queryKey: ["game", "torn", "logtypes"],
    meta: NEVER_EMPTY,
    queryFn: async ({ signal }) =>
      (await request(session, "/torn/logtypes", logTypesWire, signal)).logtypes,
  });
}
