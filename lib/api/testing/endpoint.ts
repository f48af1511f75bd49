import type * as z from "zod/mini";

import type { Reading } from "@/lib/api/paging";
import type { Session } from "@/lib/api/session";

/** A call that the code can make, by the function that makes it. */
export interface Request {
  made: unknown;
  /** A reader of pages goes on after a full one. */
  calls: number;
  send: (session: Session) => Promise<unknown>;
}

/** An endpoint as the tests that hold for all of them see it. */
export interface Endpoint {
  /** In the OpenAPI document. */
  path: string;
  wire: z.ZodMiniType;
  requests: readonly Request[];
  /** Where today's answer holds lists whose records break alone, and are counted. */
  lists?: readonly string[];
  /** Named where there never was an older shape. */
  hasOlder?: false;
}

export const { signal } = new AbortController();

/** A call by query options. */
export function query<Args extends unknown[]>(
  made: (session: Session, ...args: Args) => { queryFn?: unknown },
  ...args: Args
): Request {
  return {
    made,
    calls: 1,
    send(session) {
      const { queryFn } = made(session, ...args);
      return (queryFn as (context: { signal: AbortSignal }) => Promise<unknown>)({ signal });
    },
  };
}

/** The calls of a reader of pages. */
export function pages<Place, T>(
  made: (session: Session, place: Place, reading: Reading<T>) => Promise<unknown>,
  place: Place,
): Request {
  return { made, calls: 2, send: (session) => made(session, place, { stop: signal }) };
}

/** A month. */
export const SPAN = { fromMs: Date.UTC(2026, 9, 1), toMs: Date.UTC(2026, 10, 1) };
