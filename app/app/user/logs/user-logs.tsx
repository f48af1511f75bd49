"use client";

import { useQuery } from "@tanstack/react-query";
import { Suspense, useMemo, useState } from "react";
import { createPortal } from "react-dom";

import { DayFields } from "@/components/days/day-fields";
import { useDays } from "@/components/days/day-range";
import { HeadlineSkeleton, LoadingState } from "@/components/feedback/loading-state";
import { Panel } from "@/components/feedback/panel";
import { Explain } from "@/components/figures/explain";
import { PageHeadline, ViewHeadline } from "@/components/figures/page-headline";
import { Toned } from "@/components/figures/toned";
import { SearchField } from "@/components/list/search-field";
import { ViewLinks } from "@/components/list/view-links";
import { useTimeline } from "@/components/reading/use-timeline";
import { useSession } from "@/components/session/session";
import { MobileFilters } from "@/components/table/toolbar";
import { onDemand } from "@/components/ui/on-demand";
import type { Choice } from "@/components/window/choice";
import { useIsMobile } from "@/components/window/use-is-mobile";
import { useNow } from "@/components/window/use-now";
import { useUrlText } from "@/components/window/use-url-text";
import { useUrlChoice } from "@/components/window/use-url-value";
import { timelineQuery } from "@/lib/api/history/timeline-query";
import { dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { formatShortGameDay } from "@/lib/format/days";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatShort,
  formatWhole,
} from "@/lib/format/numbers";
import { formatSignedMoney, formatSignedMoneyShort } from "@/lib/format/signed";
import { type LogSums, logTotals, sumsByDay } from "@/lib/game/logs/log-sums";

import { EntryTable } from "./columns";
import { explainNet } from "./explanation";
import { FilterFields, MissingList } from "./filter-fields";
import { LIST_PLACEHOLDER } from "./list-placeholder";
import { CallsUsed, logSource, LogLoadProgress } from "./log-load-progress";
import { logRange, type LogRange, type LogRow, logRows, searchIn } from "./rows";
import { formatLogTime } from "./text";
import { useFilters } from "./use-filters";
import { useLogNames } from "./use-log-names";

const Types = onDemand(() => import("./types").then((l) => l.Types));
const NoneFound = onDemand(() => import("./none-found").then((l) => l.NoneFound));
const Days = onDemand(() => import("./days").then((l) => l.Days));

const VIEWS = [
  ["entries", "Entries"],
  ["types", "By type"],
  ["days", "By day"],
] as const satisfies readonly Choice[];

type View = (typeof VIEWS)[number][0];

interface UserLogsProps {
  /** The access that the page requires of a key, in words. */
  access: string;
}

/** The tabs and the filters stay in place while the entries load or fail to load. */
export function UserLogs({ access }: UserLogsProps) {
  const nowMs = useNow(MINUTE_MS);
  const [view, setView] = useUrlChoice("view", VIEWS, "entries");
  const [text, setText] = useUrlText("q");
  const filters = useFilters();
  const { categoryId, typeId } = filters;
  const days = useDays();
  const { from, to } = days;
  const range = useMemo(() => logRange({ from, to }, nowMs), [from, to, nowMs]);
  const problem = typeof range === "string" ? range : null;
  const isMobile = useIsMobile();
  // The same query as in LogBook. This makes no call.
  const { isPending } = useQuery({
    ...timelineQuery(logSource(useSession(), { categoryId, typeId })),
    enabled: false,
  });
  const [top, setTop] = useState<HTMLElement | null>(null);
  const opening = (
    <div
      ref={setTop}
      className={view === "entries" ? "relative min-h-19.5 md:min-h-37" : "min-h-11"}
    >
      {isPending && problem === null && view === "entries" && (
        <div className="absolute inset-x-0">
          <HeadlineSkeleton />
        </div>
      )}
    </div>
  );
  const active = [categoryId, typeId, from || null, to || null].filter(
    (chosen) => chosen !== null,
  ).length;
  const fields = (
    <>
      <FilterFields filters={filters} access={access} />
      <div className="gap-x-4 gap-y-2 max-md:contents md:flex md:w-full md:flex-wrap md:items-center">
        <DayFields days={days} problem={problem} nowMs={nowMs} />
      </div>
    </>
  );

  const search = <SearchField label="Text, name, id or amount" value={text} onChange={setText} />;

  return (
    <>
      <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={setView} />
      {opening}
      {isMobile ? (
        <MobileFilters title="User Logs" active={active} aside={search} isFaulty={problem !== null}>
          {fields}
        </MobileFilters>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
          {search}
          {fields}
        </div>
      )}
      {typeof range !== "string" && (
        <Panel
          key={`${categoryId} ${typeId}`}
          loading="Loading data..."
          error="Error loading log data"
          access={access}
          rows={24}
          above={LIST_PLACEHOLDER}
        >
          <LogBook
            categoryId={categoryId}
            typeId={typeId}
            range={range}
            view={view}
            text={text}
            setText={setText}
            clearFilters={
              active > 0
                ? () => {
                    filters.clear();
                    days.setFrom("");
                    days.setTo("");
                  }
                : null
            }
            top={top}
            access={access}
          />
        </Panel>
      )}
    </>
  );
}

interface LogBookProps {
  /** Null for all. */
  categoryId: number | null;
  typeId: number | null;
  range: LogRange;
  view: View;
  /** The search text. */
  text: string;
  setText: (text: string) => void;
  /** Clears the filters and the days; null if none are set. */
  clearFilters: (() => void) | null;
  /** The container of the headline, above the filters, which stay in place while the entries load. */
  top: HTMLElement | null;
  /** The access that the page requires of a key, in words. */
  access: string;
}

/** The loaded entries of a period that pass the filters, with their totals. */
function LogBook({ categoryId, typeId, range, view, text, top, access, ...empty }: LogBookProps) {
  const { fromMs, toMs, isPaged } = range;
  const { entries, progress } = useTimeline(
    logSource(useSession(), { categoryId, typeId }),
    { fromMs, toMs },
    isPaged,
  );

  // The oldest second of a full page may have more entries that aren't loaded yet.
  const sinceMs = isPaged ? progress.oldestLoadedMs - 1000 : fromMs;
  const rows = useMemo(
    () => logRows(entries, { typeId, fromMs: sinceMs, toMs }),
    [entries, typeId, sinceMs, toMs],
  );
  const { names, missing } = useLogNames(rows);
  const search = useMemo(() => searchIn(names), [names]);
  const found = useMemo(() => search(rows, text), [search, rows, text]);
  const totals = useMemo(() => logTotals(found), [found]);
  const days = useMemo(() => (view === "days" ? sumsByDay(found) : []), [view, found]);

  const isWhole = progress.state === "done" && progress.loadMore === null;
  const isNewest = isPaged && toMs === undefined && found === rows;
  const dayMs = dayStartMs(useNow(MINUTE_MS));
  const hasDay = isWhole || sinceMs < dayMs;
  const today = !isNewest ? "" : hasDay ? "today" : "today, from the loaded entries";
  const opening = {
    entries: (
      <LogsHeadline rows={found} totals={totals} total={rows.length} today={today} dayMs={dayMs} />
    ),
    types: null,
    days: (
      <ViewHeadline figure={formatCount(days.length, "day", "days")}>
        with {formatCount(found.length, "entry", "entries")}
      </ViewHeadline>
    ),
  }[view];
  const reach = (
    <LogLoadProgress
      progress={progress}
      isPaged={isPaged}
      count={rows.length}
      oldestAtMs={rows.at(-1)?.entry.atMs}
      access={access}
    />
  );
  return (
    <>
      {top !== null && rows.length > 0 && createPortal(opening, top)}
      {!isPaged && reach}
      {missing.map((one) => (
        <MissingList key={one.what} {...one} access={access}>
          Showing ids instead.
        </MissingList>
      ))}
      {rows.length === 0 ? (
        progress.state === "done" && (
          <Suspense>
            <NoneFound {...empty}>
              {empty.clearFilters === null
                ? "Your log has no entries yet."
                : "No entries match these filters and days."}
            </NoneFound>
          </Suspense>
        )
      ) : found.length === 0 ? (
        <Suspense>
          <NoneFound {...empty} isSearch>
            {isWhole ? "No entry" : "Nothing loaded so far"} contains “{text}”.
            {progress.loadMore !== null && " Load more to search earlier entries."}
          </NoneFound>
        </Suspense>
      ) : view === "entries" ? (
        <EntryTable rows={found} total={rows.length} names={names} />
      ) : (
        <Suspense fallback={<LoadingState text="Loading data..." rows={12} />}>
          {view === "types" ? (
            <Types rows={found} net={totals.net} top={top} />
          ) : (
            <Days days={days} />
          )}
        </Suspense>
      )}
      {/* The button to load more is at the end of the list. */}
      {isPaged && reach}
      <CallsUsed />
    </>
  );
}

interface LogsHeadlineProps {
  /** The entries that match the search, and their totals. */
  rows: readonly LogRow[];
  totals: LogSums;
  /** The number of entries before the search. */
  total: number;
  /** "today" if these are the newest entries, or "" if the days or a search decide which they are. */
  today: string;
  /** 00:00 TCT. */
  dayMs: number;
}

/** The net money of today; with days or a search, the number of entries. Then the net money of all entries. */
function LogsHeadline({ rows, totals, total, today, dayMs }: LogsHeadlineProps) {
  const { entries, net, unclear } = totals;
  const shown = today ? logTotals(rows.filter(({ entry }) => entry.atMs >= dayMs)) : totals;
  const words = total === 1 ? "entry" : "entries";
  const sinceMs = rows.at(-1)?.entry.atMs;
  const netSince = (format: (dollars: number) => string, formatTime: (ms: number) => string) => (
    <>
      {today && `${formatWhole(entries)} ${words}, `}
      <b className="text-foreground">
        <Toned value={net}>{format(net)}</Toned>
      </b>
      {sinceMs !== undefined && ` since ${formatTime(sinceMs)}`}
      {". "}
      <Explain {...explainNet("Net money of these entries", totals)} />
    </>
  );
  return (
    <PageHeadline
      figure={today ? formatSignedMoney(shown.net) : formatWhole(entries)}
      text={today || (entries === total ? words : `of ${formatWhole(total)} ${words}`)}
      note={
        <>
          {netSince(formatSignedMoney, formatLogTime)}
          {unclear > 0 &&
            ` ${formatCount(unclear, "entry with an unclear amount isn’t", "entries with unclear amounts aren’t")} counted.`}
        </>
      }
      status={[netSince(formatSignedMoneyShort, formatShortGameDay)]}
      side={[
        {
          label: today ? "Money in today" : "Money in",
          value: formatMoneyShort(shown.moneyIn),
          note: formatMoney(shown.moneyIn),
        },
        {
          label: today ? "Money out today" : "Money out",
          value: formatMoneyShort(shown.moneyOut),
          note: formatMoney(shown.moneyOut),
        },
        {
          label: today ? "Items in today" : "Items in",
          value: formatShort(shown.itemsIn),
          note: `${formatShort(shown.itemsOut)} out`,
        },
      ]}
    />
  );
}
