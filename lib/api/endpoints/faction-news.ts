import { PAGE_SIZE, timeRange, type TimeRange } from "@/lib/api/history/timeline";
import type { TimelineSource } from "@/lib/api/history/timeline-query";
import { newsEntryOf } from "@/lib/api/sentences/faction-news";
import { type NewsLine, newsWire } from "@/lib/api/sentences/news-line";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import type { List } from "@/lib/api/transport/wire";
import type { NewsEntry, NewsSubject } from "@/lib/game/faction/news";

export const factionNewsWire = newsWire;

function newsPage(
  session: Session,
  categories: string,
  range: TimeRange,
  signal: AbortSignal,
): Promise<List<NewsLine>> {
  const path = `/faction/news?cat=${categories}&limit=${PAGE_SIZE}${timeRange(range)}`;
  return request(session, path, factionNewsWire, signal);
}

/** The faction's news about its armoury and about deposited money. */
export const armouryNewsTimeline = (session: Session): TimelineSource<NewsLine> => ({
  queryKey: ["account", fingerprint(session), "faction", "news"],
  fetchPage: (range, signal) =>
    newsPage(session, "armoryAction,armoryDeposit,depositFunds", range, signal),
  timeOf: ({ atMs }) => atMs,
});

/** The categories of each subject. Those of the funds need a key with limited access. */
const CATEGORIES: Readonly<Record<NewsSubject, string>> = {
  armoury: "armoryAction,armoryDeposit",
  funds: "depositFunds,giveFunds",
};

/**
 * The faction's news on a subject, read as it arrives.
 * @param itemNames loads the names for `newsEntryOf`, at the same time as the news
 */
export const factionNewsTimeline = (
  session: Session,
  about: NewsSubject,
  itemNames: () => Promise<ReadonlySet<string> | null>,
): TimelineSource<NewsEntry> => ({
  queryKey: ["account", fingerprint(session), "faction", "news", about],
  async fetchPage(range, signal) {
    const [{ entries, dropped }, names] = await Promise.all([
      newsPage(session, CATEGORIES[about], range, signal),
      itemNames(),
    ]);
    return { entries: entries.map((each) => newsEntryOf(each, names)), dropped };
  },
  timeOf: ({ atMs }) => atMs,
});
