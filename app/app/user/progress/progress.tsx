"use client";

import { Suspense, useMemo } from "react";

import { LoadingState } from "@/components/feedback/loading-state";
import { OwnerMissing, useHistoryOwner } from "@/components/history/history-owner";
import { useStatHistory } from "@/components/history/use-stat-history";
import { ViewLinks } from "@/components/list/view-links";
import { onDemand } from "@/components/ui/on-demand";
import type { Choice } from "@/components/window/choice";
import { useNow } from "@/components/window/use-now";
import { useUrlChoice } from "@/components/window/use-url-value";
import { dayStartMs, MINUTE_MS } from "@/lib/common/time";
import type { StatHistory } from "@/lib/game/history/stat-history";
import { statisticsOf } from "@/lib/game/progress/statistics";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { trackedStatsStore } from "@/lib/store/user/progress";

import { Changes } from "./changes";

const AwardsView = onDemand(() => import("./awards/awards-view").then((l) => l.AwardsView));

const VIEWS = [
  ["changes", "Changes"],
  ["awards", "Awards"],
] as const satisfies readonly Choice[];

const NO_DAYS: StatHistory = {};

/** The player's own stat history, once it has been read from this browser. */
export function Progress({ access }: { access: string }) {
  const own = Number(useHistoryOwner() ?? "");
  const ids = useMemo(() => [own], [own]);
  const { histories, addDailyStats } = useStatHistory(ids);
  const names = useStoredValue(trackedStatsStore);
  const todayMs = dayStartMs(useNow(MINUTE_MS));
  const [view, setView] = useUrlChoice("view", VIEWS, "changes");
  const statistics = useMemo(() => statisticsOf(names), [names]);
  const tracked = useMemo(() => statistics.map(({ name }) => name), [statistics]);

  if (histories === null) return <LoadingState text="Loading data..." rows={16} />;
  const shared = {
    own,
    days: histories.get(own) ?? NO_DAYS,
    add: addDailyStats,
    access,
    tracked,
    todayMs,
  };
  const views = (
    <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={setView} />
  );
  if (view === "changes") {
    return (
      <>
        <Changes
          key={own}
          {...shared}
          statistics={statistics}
          views={views}
          onAwards={() => {
            setView("awards");
          }}
        />
        <OwnerMissing />
      </>
    );
  }
  return (
    <>
      {views}
      <Suspense fallback={<LoadingState text="Loading data..." rows={16} />}>
        <AwardsView {...shared} />
      </Suspense>
      <OwnerMissing />
    </>
  );
}
