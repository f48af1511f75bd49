import { userLogWire } from "@/lib/api/endpoints/user-log";
import { type TimelinePage, timeRange, type TimeRange } from "@/lib/api/history/timeline";
import type { TimelineSource } from "@/lib/api/history/timeline-query";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { sum } from "@/lib/common/numbers";
import type { LedgerEvent } from "@/lib/game/ledger/events";
import type { LogEntry } from "@/lib/game/logs/log-entry";

import { LEDGER_TYPES, ledgerEvent, TRAVEL_CATEGORY } from "./ledger-events";
import { withWholeSecond } from "./log-page";

/** The parameters of each call but the first, which has the most entries. */
const OTHER_FILTERS = [
  ...LEDGER_TYPES.slice(1).map((types) => `&log=${types.join(",")}`),
  `&cat=${TRAVEL_CATEGORY}`,
];

/**
 * The player's purchases, sales, trades and flights. Reading them requires a Full Access key. A page is one call for purchases
 * and sales, and one for each other kind, from the oldest of these on, so that a page has no gaps and few entries load twice.
 */
export const ledgerTimeline = (session: Session): TimelineSource<LedgerEvent> => ({
  queryKey: ["account", fingerprint(session), "user", "log", "ledger"],
  fetchPage: async (range, signal) => {
    const fetchLog = (filter: string, within: TimeRange) =>
      withWholeSecond(`${filter}${timeRange(within)}`, async (path) => {
        const { log, ...others } = await request(session, path, userLogWire, signal);
        return { ...log, ...others };
      });
    const deals = await fetchLog(`&log=${LEDGER_TYPES[0].join(",")}`, range);
    const fromMs = completeFromMs([deals]);
    const within = fromMs === 0 ? range : { ...range, fromMs };
    const others = await Promise.all(OTHER_FILTERS.map((filter) => fetchLog(filter, within)));
    return joinPages([deals, ...others]);
  },
  timeOf: ({ atMs }) => atMs,
});

/** The time of the oldest entry of the page that reaches back least; 0 if all are complete. */
const completeFromMs = (pages: readonly TimelinePage<LogEntry>[]) =>
  Math.max(
    0,
    ...pages.flatMap(({ entries, isLast }) =>
      isLast === true || entries.length === 0 ? [] : Math.min(...entries.map(({ atMs }) => atMs)),
    ),
  );

/**
 * The events of several pages, as far back as all of them reach. Every entry becomes an event, even one without a meaning: the
 * oldest one says how far the page reaches. An entry on two pages is one event.
 */
function joinPages(pages: readonly TimelinePage<LogEntry>[]): TimelinePage<LedgerEvent> {
  const fromMs = completeFromMs(pages);
  const byId = new Map<string, LedgerEvent>();
  for (const { entries } of pages) {
    for (const entry of entries) {
      if (entry.atMs >= fromMs && !byId.has(entry.id)) byId.set(entry.id, ledgerEvent(entry));
    }
  }
  return {
    entries: [...byId.values()],
    dropped: sum(pages.map(({ dropped }) => dropped)),
    isLast: fromMs === 0,
  };
}
