import type { DataTag, QueryKey } from "@tanstack/react-query";

import type { Session } from "@/lib/api/transport/session";

/** An answer that has been read within the hour, or `withinMs`, or saved by an earlier visit; undefined if there is none. */
export type Read = <T>(
  query: { queryKey: DataTag<QueryKey, T, Error> },
  withinMs?: number,
) => T | undefined;

export interface CountContext {
  session: Session;
  read: Read;
  nowMs: number;
}

/** What is counted beside an entry of the menu. */
export interface MenuCount {
  /** After the number, for those who can't see where it is. */
  text: string;
  /** From what is known already, never by a call; null if that isn't enough. By the rule that the page itself calls. */
  count: (known: CountContext) => number | null;
}
