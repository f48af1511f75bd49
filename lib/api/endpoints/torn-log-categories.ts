import { queryOptions } from "@tanstack/react-query";

import { NEVER_EMPTY } from "@/lib/api/history/query-persister";
import { request } from "@/lib/api/transport/client";
import type { Session } from "@/lib/api/transport/session";
import * as z from "@/lib/zod";

import { titles } from "./torn-log-types";

export const logCategoriesWire = z.object({ logcategories: titles });

/** Every category of log entries. */
export function logCategoriesQuery(session: Session) {
  return queryOptions({
    queryKey: ["game", "torn", "logcategories"],
    meta: NEVER_EMPTY,
    queryFn: async ({ signal }) =>
      (await request(session, "/torn/logcategories", logCategoriesWire, signal)).logcategories,
  });
}
