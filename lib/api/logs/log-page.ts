import { PAGE_SIZE, type TimelinePage } from "@/lib/api/history/timeline";
import type { List } from "@/lib/api/transport/wire";

interface LogPage<T> extends List<T> {
  /** The position at which the log continues within a second that has more entries than a page. */
  nanostamp?: string;
}

/**
 * Fetches the newest page of the log. If a single second fills it, fetches all entries of that second: the rest of a second can't
 * be requested by time.
 */
export async function withWholeSecond<T extends { id: string; atMs: number }>(
  parameters: string,
  fetchPage: (path: string) => Promise<LogPage<T>>,
): Promise<TimelinePage<T>> {
  const path = `/user/log?limit=${PAGE_SIZE}${parameters}`;
  const found = new Map<string, T>();
  let page = await fetchPage(path);
  let { dropped } = page;
  for (;;) {
    const before = found.size;
    for (const entry of page.entries) found.set(entry.id, entry);
    const entries = [...found.values()];
    if (page.entries.length + page.dropped < PAGE_SIZE) return { entries, dropped, isLast: true };
    const isOneSecond = new Set(entries.map(({ atMs }) => atMs)).size === 1;
    const { nanostamp } = page;
    // Without a new entry, the same page would be fetched forever.
    if (!isOneSecond || nanostamp === undefined || found.size === before) {
      return { entries, dropped };
    }
    page = await fetchPage(`${path}&nanostamp=${encodeURIComponent(nanostamp)}`);
    dropped += page.dropped;
  }
}
