"use client";

import { useMemo } from "react";

import { DayFields } from "@/components/days/day-fields";
import { useDays } from "@/components/days/use-days";
import { Panel } from "@/components/state/panel";
import { PhoneFilters } from "@/components/table/filters";
import { useIsPhone } from "@/components/window/use-is-phone";
import { useNow } from "@/components/window/use-now";
import { MINUTE_MS } from "@/lib/game/time/time";

import { FilterFields } from "./filter-fields";
import { LogBook } from "./log-book";
import { useFilters } from "./use-filters";
import { logRange } from "./range";

interface UserLogsProps {
  /** What the page needs of an API key. */
  needs: string;
}

/** The filters stay in place while the entries load or fail to load. */
export function UserLogs({ needs }: UserLogsProps) {
  const nowMs = useNow(MINUTE_MS);
  const filters = useFilters();
  const { categoryId, typeId } = filters;
  const days = useDays();
  const { from, to } = days;
  const range = useMemo(() => logRange({ from, to }, nowMs), [from, to, nowMs]);
  const problem = typeof range === "string" ? range : null;
  const isPhone = useIsPhone();
  const active = [categoryId, typeId, from || null, to || null].filter(
    (chosen) => chosen !== null,
  ).length;
  const fields = (
    <>
      <FilterFields filters={filters} needs={needs} />
      <DayFields days={days} problem={problem} nowMs={nowMs} />
    </>
  );

  return (
    <>
      {isPhone ? (
        <PhoneFilters title="User Logs" active={active} isFaulty={problem !== null}>
          {fields}
        </PhoneFilters>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">{fields}</div>
      )}
      {typeof range !== "string" && (
        <Panel
          key={`${categoryId} ${typeId}`}
          loading="Loading data..."
          error="Error loading log data"
          needs={needs}
          rows={24}
          lead
        >
          <LogBook categoryId={categoryId} typeId={typeId} range={range} needs={needs} />
        </Panel>
      )}
    </>
  );
}
