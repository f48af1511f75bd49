import { PAGE_SIZE, timeRange } from "@/lib/api/history/timeline";
import type { TimelineSource } from "@/lib/api/history/timeline-query";
import { companyNewsEntryOf } from "@/lib/api/sentences/company-news";
import { newsWire } from "@/lib/api/sentences/news-line";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import type { CompanyNewsEntry } from "@/lib/game/companies/company-news";

export const companyNewsWire = newsWire;

/** All news of the player's company, read as they arrive. */
export const companyNewsTimeline = (session: Session): TimelineSource<CompanyNewsEntry> => ({
  queryKey: ["account", fingerprint(session), "company", "news"],
  async fetchPage(range, signal) {
    const path = `/company/news?cat=all&limit=${PAGE_SIZE}${timeRange(range)}`;
    const { entries, dropped } = await request(session, path, companyNewsWire, signal);
    return { entries: entries.map(companyNewsEntryOf), dropped };
  },
  timeOf: ({ atMs }) => atMs,
});
