"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";

import { DayFields } from "@/components/days/day-fields";
import { useDays } from "@/components/days/use-days";
import { HeadlineSkeleton } from "@/components/feedback/loading-state";
import { Panel } from "@/components/feedback/panel";
import { SearchField } from "@/components/list/search-field";
import { ViewLinks } from "@/components/list/view-links";
import { useSession } from "@/components/session/session";
import { MobileFilters } from "@/components/table/filters";
import { useIsMobile } from "@/components/window/use-is-mobile";
import { useNow } from "@/components/window/use-now";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { useUrlText } from "@/components/window/use-url-text";
import { timelineQuery } from "@/lib/api/history/timeline-query";
import { MINUTE_MS } from "@/lib/game/time/time";

import { FilterFields } from "./filter-fields";
import { LIST_PLACEHOLDER } from "./list-placeholder";
import { LogBook } from "./log-book";
import { logSource } from "./log-source";
import { logRange } from "./range";
import { useFilters } from "./use-filters";
import { VIEWS } from "./views";

interface UserLogsProps {
  /** What a key must be able to read for the page, in words. */
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
  const isPhone = useIsMobile();
  // What the log book asks for; this makes no call.
  const { isPending } = useQuery({
    ...timelineQuery(logSource(useSession(), { categoryId, typeId })),
    enabled: false,
  });
  const [top, setTop] = useState<HTMLElement | null>(null);
  const opening = (
    <div ref={setTop} className={view === "entries" ? undefined : "min-h-12"}>
      {isPending && problem === null && view === "entries" && <HeadlineSkeleton />}
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

  const search = <SearchField label="Words, names, ids or sums" value={text} onChange={setText} />;

  return (
    <>
      {view === "entries" && opening}
      <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={setView} />
      {view !== "entries" && opening}
      {isPhone ? (
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
            top={top}
            access={access}
          />
        </Panel>
      )}
    </>
  );
}
