import type { TimeRange } from "@/lib/api/history/timeline";
import type { TimelineSource } from "@/lib/api/history/timeline-query";
import type { Session } from "@/lib/api/transport/session";
import type * as z from "@/lib/zod";

/** A call that the code can make, by the function that makes it. */
export interface Request {
  made: unknown;
  send: (session: Session) => Promise<unknown>;
  /** In the OpenAPI document, if it isn't that of the endpoint. */
  path?: string;
  /** Under which the answer is kept; absent where the caller keeps it. */
  key?: (session: Session) => readonly unknown[];
}

/** The facts about an endpoint that the tests of all endpoints use. */
export interface Endpoint {
  /** In the OpenAPI document. */
  path: string;
  wire: z.ZodMiniType;
  requests: readonly Request[];
  /** The paths of lists in today's answer whose records can break one by one, and are counted. */
  lists?: readonly string[];
  /** The paths of times in today's answer without which a record is useless. */
  times?: readonly string[];
  /** False where there never was a legacy shape. */
  hasLegacy?: false;
}

export const { signal } = new AbortController();

interface QueryMade {
  queryKey: readonly unknown[];
  queryFn?: unknown;
  /** Of an infinite query, whose first page is called. */
  initialPageParam?: unknown;
}

/** A call by query options. */
export function query<Args extends unknown[]>(
  made: (session: Session, ...args: Args) => QueryMade,
  ...args: Args
): Request {
  return {
    made,
    key: (session) => made(session, ...args).queryKey,
    send(session) {
      const { queryFn, initialPageParam: pageParam } = made(session, ...args);
      return (queryFn as (context: object) => Promise<unknown>)({ signal, pageParam });
    },
  };
}

/** A page of a long list. */
export function page<Args extends unknown[]>(
  made: (
    session: Session,
    ...args: Args
  ) => Pick<TimelineSource<unknown>, "queryKey" | "fetchPage">,
  range: TimeRange,
  ...args: Args
): Request {
  return {
    made,
    key: (session) => made(session, ...args).queryKey,
    send: (session) => made(session, ...args).fetchPage(range, signal),
  };
}

/** A month. */
export const SPAN = { fromMs: Date.UTC(2026, 9, 1), toMs: Date.UTC(2026, 10, 1) };
