import { type TimelinePage, timeRange, type TimeRange } from "@/lib/api/history/timeline";
import type { TimelineSource } from "@/lib/api/history/timeline-query";
import { withWholeSecond } from "@/lib/api/logs/log-page";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { epochSeconds, type List, listOf, textOrNull } from "@/lib/api/transport/wire";
import type { LogEntry } from "@/lib/game/logs/log-entry";
import * as z from "@/lib/zod";

/** A map that PHP writes as `[]` when it is empty. */
const fields = z.pipe(
  z.nullish(z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())])),
  z.transform((wire) => (!wire || Array.isArray(wire) ? {} : wire)),
);

const currentEntry = z.pipe(
  z.object({
    id: z.string(),
    timestamp: epochSeconds,
    details: z.object({ id: z.number(), title: z.string(), category: z.string() }),
    data: fields,
    params: fields,
  }),
  z.transform((wire): LogEntry => ({
    id: wire.id,
    atMs: wire.timestamp,
    type: { id: wire.details.id, title: wire.details.title },
    category: wire.details.category,
    fields: wire.data,
    params: wire.params,
  })),
);

/** The legacy map by id: flat entries. */
const legacyEntry = z.pipe(
  z.object({
    id: z.string(),
    log: z.number(),
    title: z.string(),
    timestamp: epochSeconds,
    category: z.string(),
    data: fields,
    params: fields,
  }),
  z.transform((wire): LogEntry => ({
    id: wire.id,
    atMs: wire.timestamp,
    type: { id: wire.log, title: wire.title },
    category: wire.category,
    fields: wire.data,
    params: wire.params,
  })),
);

/** `nanostamp` is the time in nanoseconds at which the log continues, within a second that has more entries than a page. */
const metadata = z.catch(z.nullish(z.object({ nanostamp: textOrNull })), null);

export const userLogWire = z.pipe(
  z.object({ log: listOf(z.union([currentEntry, legacyEntry])), _metadata: metadata }),
  z.transform(({ log, _metadata }): { log: List<LogEntry>; nanostamp?: string } => {
    const nanostamp = _metadata?.nanostamp ?? null;
    return nanostamp === null ? { log } : { log, nanostamp };
  }),
);

/** Resolves if the game accepts the key for our purposes: only a Full Access key reads the log. */
export async function checkKey(session: Session, signal: AbortSignal): Promise<void> {
  await request(session, "/user?selections=log", userLogWire, signal);
}

/** A filter for log entries. If no field is set, all entries pass. */
export interface LogFilter extends TimeRange {
  typeIds?: readonly number[];
  categoryId?: number | undefined;
}

/** The newest entries that pass the filter: a page, or all of the second that fills it. */
export async function logPage(
  session: Session,
  { typeIds = [], categoryId, ...range }: LogFilter,
  signal: AbortSignal,
): Promise<TimelinePage<LogEntry>> {
  const types = typeIds.length === 0 ? "" : `&log=${typeIds.join(",")}`;
  const category = categoryId === undefined ? "" : `&cat=${categoryId}`;
  return withWholeSecond(`${types}${category}${timeRange(range)}`, async (path) => {
    const { log, ...others } = await request(session, path, userLogWire, signal);
    return { ...log, ...others };
  });
}

/** The entries of the player's log that pass the filter. */
export const logTimeline = (
  session: Session,
  filter: Omit<LogFilter, keyof TimeRange> = {},
): TimelineSource<LogEntry> => ({
  queryKey: ["account", fingerprint(session), "user", "log", filter],
  fetchPage: (range, signal) => logPage(session, { ...filter, ...range }, signal),
  timeOf: ({ atMs }) => atMs,
});

/** "Item shop buy", in a city shop. Purchases abroad have a different type. */
export const CITY_SHOP_PURCHASE = 4200;
