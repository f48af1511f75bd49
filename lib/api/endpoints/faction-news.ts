import { PAGE_SIZE, timeRange, type TimeRange } from "@/lib/api/history/timeline";
import type { TimelineSource } from "@/lib/api/history/timeline-query";
import type { NewsLine } from "@/lib/api/sentences/faction-news";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { epochSeconds, type List, listOf } from "@/lib/api/transport/wire";
import * as z from "@/lib/zod";

const line = z.pipe(
  z.object({ id: z.string(), timestamp: epochSeconds, text: z.string() }),
  z.transform((wire): NewsLine => ({ id: wire.id, atMs: wire.timestamp, text: wire.text })),
);

export const factionNewsWire = z.pipe(
  z.object({ news: listOf(line) }),
  z.transform(({ news }) => news),
);

const CATEGORIES = "armoryAction,armoryDeposit,depositFunds";

function newsPage(
  session: Session,
  range: TimeRange,
  signal: AbortSignal,
): Promise<List<NewsLine>> {
  const path = `/faction/news?cat=${CATEGORIES}&limit=${PAGE_SIZE}${timeRange(range)}`;
  return request(session, path, factionNewsWire, signal);
}

/** The faction's news about its armoury and about deposited money. */
export const armouryNewsTimeline = (session: Session): TimelineSource<NewsLine> => ({
  queryKey: ["account", fingerprint(session), "faction", "news"],
  fetchPage: (range, signal) => newsPage(session, range, signal),
  timeOf: ({ atMs }) => atMs,
});
