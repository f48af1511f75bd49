import type { Answers } from "@/app/testing/render-page";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/common/time";

/** The day of the last report in the tests, a Thursday. */
export const LAST_DAY = Date.UTC(2026, 10, 19);

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const REPORT_MS = 18 * HOUR_MS + 7 * MINUTE_MS;

/** The report of a day, in the game's words. */
export function reportLine(daysAgo: number, income: number, customers: number) {
  const dayMs = LAST_DAY - daysAgo * DAY_MS;
  const weekday = WEEKDAYS[new Date(dayMs).getUTCDay()];
  return {
    id: `report${daysAgo}`,
    timestamp: (dayMs + REPORT_MS) / 1000,
    text: `${weekday} report: We had a total of ${customers.toLocaleString("en-US")} customers and made a gross income of $${income.toLocaleString("en-US")}.`,
  };
}

interface Line {
  id: string;
  timestamp: number;
  text: string;
}

const seconds = (parameters: URLSearchParams, name: string, otherwise: number) =>
  Number(parameters.get(name) ?? otherwise);

/** The game's answer to a call for these lines: the newest 100 between two times. */
export const newsPage = (lines: readonly Line[], { searchParams }: URL) => ({
  news: lines
    .filter(
      ({ timestamp }) =>
        timestamp <= seconds(searchParams, "to", Infinity) &&
        timestamp > seconds(searchParams, "from", 0),
    )
    .toSorted((a, b) => b.timestamp - a.timestamp)
    .slice(0, 100),
  _metadata: { links: { next: null, prev: null } },
});

/** The game's answers about these lines. */
export const newsOf = (lines: readonly Line[]): Answers => ({
  "/company/news": (call: URL) => newsPage(lines, call),
});

/** So many trains of one employee before the last report, ten a day. */
export const trainsOf = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `train${index}`,
    timestamp: reportLine(0, 0, 0).timestamp - 60 - index * 8640,
    text: "Clerk <a href = http://www.torn.com/profiles.php?XID=3000005>Echo</a> has been trained by the director",
  }));

/** Reports of so many days: $700,000 of 1,000 customers in the last week, $500,000 of 1,000 before. */
export const reportsOf = (days: number): Line[] =>
  Array.from({ length: days }, (_, daysAgo) =>
    reportLine(daysAgo, daysAgo < 7 ? 700_000 : 500_000, 1000),
  );
