import { useMemo, useState } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { FailedCalls } from "@/components/feedback/failed-calls";
import { LoadingState } from "@/components/feedback/loading-state";
import { Explain } from "@/components/figures/explain";
import { ViewHeadline } from "@/components/figures/page-headline";
import { ToggleField } from "@/components/list/toggles";
import { LoadProgressNote } from "@/components/reading/load-progress-note";
import { UnreadEntries } from "@/components/reading/unread-entries";
import { Button } from "@/components/ui/button";
import type { Choice } from "@/components/window/choice";
import { useNow } from "@/components/window/use-now";
import { useUrlChoice } from "@/components/window/use-url-value";
import { accessFor } from "@/lib/api/transport/access";
import { dayStartMs, MINUTE_MS, WEEK_MS } from "@/lib/common/time";
import { formatCount, formatMoneyShort, formatWhole, orDash } from "@/lib/format/numbers";
import { formatGameDay } from "@/lib/format/times";
import { lastReportMs, reportDayMs } from "@/lib/game/companies/company-day";
import {
  companyHistory,
  type CompanyHistoryDay,
  type CompanyReading,
  companyWeeks,
  compareWeeks,
  starsSinceMs,
} from "@/lib/game/companies/company-history";
import { weekStartMs } from "@/lib/game/week/span";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { companyMinimumsStore } from "@/lib/store/user/company-minimums";

import { companyDay } from "./company-day";
import { Rivals } from "./rivals";
import { ReadingCharts, ReportCharts } from "./history-charts";
import { explainChange } from "./history-explanation";
import { changeText } from "./text";
import { type CompanyData, useColleagues, useCompanyWithStock } from "./use-company";
import { type CompanyNews, useCompanyNews, usePrefetchCompanyNews } from "./use-company-news";
import { useReadings } from "./use-readings";
import { WeekTable } from "./week-table";

const PERIODS = [
  ["7", "Week"],
  ["30", "Month"],
  ["91", "13 weeks"],
] as const satisfies readonly Choice[];

/** The news of a month loads at once, that of a longer time on request: a company may write 30 lines a day. */
const UNASKED_WEEKS = 5;
const WEEKS_PER_REQUEST = 13;

/** The least number of days for a line. */
const MIN_READINGS = 2;

const NEWS_ACCESS = accessFor("company/news");

const NOTHING: readonly CompanyReading[] = [];

/** The company's past: reports and readings by day, and weeks. */
export const History = ({ isDirector }: { isDirector: boolean }) =>
  isDirector ? <DirectorsHistory /> : <EmployeesHistory />;

function DirectorsHistory() {
  usePrefetchCompanyNews();
  return <HistoryOf company={useCompanyWithStock()} isDirector />;
}

function EmployeesHistory() {
  usePrefetchCompanyNews();
  return <HistoryOf company={useColleagues()} isDirector={false} />;
}

interface HistoryOfProps {
  company: CompanyData;
  isDirector: boolean;
}

function HistoryOf({ company, isDirector }: HistoryOfProps) {
  const nowMs = useNow(MINUTE_MS);
  const [period, setPeriod] = useUrlChoice("time", PERIODS, "30");
  const [askedWeeks, setAskedWeeks] = useState(UNASKED_WEEKS);
  const weeksWanted = Math.max(askedWeeks, period === "91" ? WEEKS_PER_REQUEST : 0);
  const reportMs = lastReportMs(nowMs);
  const fromMs = weekStartMs(dayStartMs(reportMs)) - (weeksWanted - 1) * WEEK_MS;
  const news = useCompanyNews(fromMs);
  const day = companyDay(company, useStoredValue(companyMinimumsStore), nowMs);
  const saved = useReadings(company, day);
  // A player who was once the director saved profits, which an employee’s key doesn’t give.
  const readings = useMemo(() => (isDirector ? saved : withoutProfit(saved)), [isDirector, saved]);
  const details = company.details.data;
  const known = useKnownDays(news, readings ?? NOTHING, reportMs, details?.rating ?? null);
  const { days, lastDayMs } = known;
  const weeks = useMemo(
    () => companyWeeks(days, lastDayMs, news.loadedFromMs),
    [days, lastDayMs, news.loadedFromMs],
  );
  const charts = { days, lastDayMs, count: Number(period) };
  const hasSaved = readings !== null && readings.length >= MIN_READINGS;
  // Parts that arrived one after another would move those below.
  if (readings === null || (news.entries === null && news.error === null)) {
    return <LoadingState text="Loading data..." rows={16} />;
  }
  return (
    <>
      <Headline {...known} isDirector={isDirector} />
      <FailedCalls parts={company.missing} />
      <h2 className="sr-only">By day</h2>
      {days.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 py-2">
          <ToggleField
            label="Period"
            options={PERIODS}
            chosen={[period]}
            onChange={(chosen) => {
              setPeriod(chosen.at(-1) ?? period);
            }}
          />
          <p className="text-small text-muted-foreground max-md:hidden">Each on its own scale</p>
        </div>
      )}
      {hasSaved && (
        <>
          <ReadingCharts {...charts} hasProfit={isDirector} />
          <p className="text-small text-muted-foreground">
            {isDirector
              ? "A day is saved when you open Today or History between two reports."
              : "A day is saved when you open this page."}
          </p>
        </>
      )}
      <Reports news={news} hasReports={weeks.length > 0 || days.some(hasIncome)}>
        <ReportCharts {...charts} />
      </Reports>
      {!hasSaved && isDirector && (
        <EmptyState title="Profit is saved from your first visit on">
          Income and customers load from the company’s news. Profit needs the stock of the same day,
          which the game doesn’t keep: open Today or History between two reports and that day is
          saved.
        </EmptyState>
      )}
      {weeks.length > 0 && (
        <section aria-label="Weeks" className="mt-6">
          <WeekTable weeks={weeks} hasProfit={isDirector} />
          <p className="mt-3 max-w-136 text-small text-muted-foreground">
            Weeks run from Monday to Sunday.
            {isDirector && " Profit adds up the days saved in this browser."}
          </p>
        </section>
      )}
      <LoadProgressNote
        progress={news.progress}
        count={news.entries?.length}
        names={["news entry", "news entries"]}
        access={NEWS_ACCESS}
      />
      {news.isComplete && news.loadedFromMs > 0 && (
        <Button
          variant="outline"
          size="sm"
          className="mt-2"
          onClick={() => {
            setAskedWeeks(weeksBack(news.loadedFromMs, reportMs) + WEEKS_PER_REQUEST);
          }}
        >
          Load 13 earlier weeks
        </Button>
      )}
      {details && details.typeId !== null && (
        <Rivals companyId={details.id} typeId={details.typeId} />
      )}
      <UnreadEntries entries={(news.entries ?? []).flatMap((e) => (e.kind === "other" ? e : []))} />
    </>
  );
}

const withoutProfit = (readings: readonly CompanyReading[] | null) =>
  readings?.map((reading): CompanyReading => ({ ...reading, profit: null })) ?? null;

const hasIncome = ({ income }: CompanyHistoryDay) => income !== null;

/** The number of weeks from that time to that of the last report, the week of which counts as one. */
const weeksBack = (fromMs: number, reportMs: number) =>
  Math.round((weekStartMs(dayStartMs(reportMs)) - weekStartMs(fromMs)) / WEEK_MS) + 1;

interface KnownDays {
  /** Oldest first. */
  days: readonly CompanyHistoryDay[];
  /** The last day with a report or a reading. */
  lastDayMs: number;
}

/** The days that the news and the saved readings know. */
function useKnownDays(
  { entries }: CompanyNews,
  readings: readonly CompanyReading[],
  reportMs: number,
  stars: number | null,
): KnownDays {
  return useMemo(() => {
    const found = entries ?? [];
    const reports = found.flatMap(({ kind, atMs }) =>
      kind === "report" ? [reportDayMs(atMs)] : [],
    );
    const last = Math.max(...reports, ...readings.map(({ dayMs }) => dayMs));
    const lastDayMs = Number.isFinite(last) ? last : reportDayMs(reportMs);
    return { days: companyHistory(found, readings, lastDayMs, stars), lastDayMs };
  }, [entries, readings, reportMs, stars]);
}

/** The profit of seven days, or the income if no profit is known. */
function Headline({ days, lastDayMs, isDirector }: KnownDays & { isDirector: boolean }) {
  const income = compareWeeks(days, "income", lastDayMs);
  const customers = compareWeeks(days, "customers", lastDayMs).total;
  const profit = compareWeeks(days, "profit", lastDayMs);
  const stars = days.at(-1)?.stars ?? null;
  const hasProfit = isDirector && profit.total !== null;
  const shown = hasProfit ? profit : income;
  const name = hasProfit ? "profit" : "income";
  const explained = explainChange(name, shown);
  return (
    <>
      <ViewHeadline figure={orDash(shown.total, formatMoneyShort)}>
        {name} in {knownDaysText(shown.knownDays)}
        {shown.change !== null &&
          `, ${changeText(shown.change)} on the 7 days before${shown.isAverage ? " per known day" : ""}`}
        . {explained && <Explain {...explained} />}
      </ViewHeadline>
      <p className="text-muted-foreground">
        {hasProfit && `Income ${orDash(income.total, formatMoneyShort)}, `}
        {customers !== null
          ? formatCount(customers, "customer", "customers")
          : hasProfit
            ? "customers unknown"
            : "Customers unknown"}
        .{stars !== null && ` ${starsText(days, stars)}.`}
      </p>
    </>
  );
}

/** "7 stars since Mon 9 Nov", if the loaded news says so. */
function starsText(days: readonly CompanyHistoryDay[], stars: number): string {
  const sinceMs = starsSinceMs(days);
  const count = formatCount(stars, "star", "stars");
  return sinceMs === null ? count : `${count} since ${formatGameDay(sinceMs)}`;
}

/** "6 of 7 days"; "7 days" if all are known or none is. */
const knownDaysText = (days: number) =>
  days === 0 || days === 7 ? "7 days" : `${formatWhole(days)} of 7 days`;

interface ReportsProps {
  news: CompanyNews;
  hasReports: boolean;
  children: React.ReactNode;
}

/** The charts of the reports, or the reason why there are none. */
function Reports({ news, hasReports, children }: ReportsProps) {
  const { entries, error, retry, isComplete } = news;
  if (entries === null) {
    return error === null ? null : (
      <ErrorState
        text="Error loading company news"
        access={NEWS_ACCESS}
        error={error}
        onRetry={retry}
      />
    );
  }
  if (hasReports) return children;
  return (
    <EmptyState title={isComplete ? "No reports yet" : "No reports loaded so far"}>
      A report arrives each day at about 18:07 TCT.
    </EmptyState>
  );
}
