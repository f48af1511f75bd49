"use client";

import { Suspense, useMemo } from "react";

import { FactionAccessDenied } from "@/components/faction/faction-access-denied";
import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { useStatHistory } from "@/components/history/use-stat-history";
import { ViewLinks } from "@/components/list/view-links";
import { useOptionalSuspenseQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { onDemand } from "@/components/ui/on-demand";
import type { Choice } from "@/components/window/choice";
import { useNow } from "@/components/window/use-now";
import { useUrlChoice } from "@/components/window/use-url-value";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { dayStartMs, MINUTE_MS } from "@/lib/common/time";
import type { Member } from "@/lib/game/faction/member";

import { useContributorTotals, useSnapshot } from "./use-contributor-totals";
import { Week } from "./week";

const WeeklyTrends = onDemand(() => import("./weekly-trends").then((l) => l.WeeklyTrends));

const ArmouryLedger = onDemand(() => import("./armoury-ledger").then((l) => l.ArmouryLedger));

const VIEWS = [
  ["week", "One week"],
  ["weeks", "Weekly trend"],
  ["ledger", "Ledger"],
] as const satisfies readonly Choice[];

const NOBODY: readonly Member[] = [];

/** Loads the members and their stored history for the views, and shows the selected view. */
export function WeekViews({ access }: { access: string }) {
  const session = useSession();
  const people = useOptionalSuspenseQuery(factionMembersQuery(session));
  const members = people.data?.entries;
  const todayMs = dayStartMs(useNow(MINUTE_MS));
  const [view, setView] = useUrlChoice("view", VIEWS, "week");
  const totals = useContributorTotals();
  const contributors = totals.gymenergy.data?.entries;
  const ids = useMemo(
    () => [
      ...(members ?? []).map(({ id }) => id),
      ...(contributors ?? []).filter(({ isMember }) => !isMember).map(({ playerId }) => playerId),
    ],
    [members, contributors],
  );
  const { histories, addDailyStats } = useStatHistory(ids);
  const snapshots = { totals, histories, addDailyStats, todayMs };
  useSnapshot("gymenergy", snapshots);
  useSnapshot("medicalitemsused", snapshots);
  useSnapshot("drugoverdoses", snapshots);
  useSnapshot("criminaloffences", snapshots);

  // The page's guard does the same for faction/basic, but that call may fail for another reason.
  if (people.error?.kind === "no-faction-access") return <FactionAccessDenied session={session} />;
  if (members?.length === 0) {
    return <EmptyState title="No members listed for your faction" />;
  }
  const views = (
    <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={setView} />
  );
  // The ledger works without the members, unless its calls would wait for a minute, as any do after a code 5.
  const isPaused = people.error?.kind === "rate-limited";
  if (members === undefined && (view !== "ledger" || isPaused)) {
    return (
      <>
        {views}
        {people.error !== null && (
          <ErrorState
            text="Error loading data"
            access={access}
            error={people.error}
            onRetry={people.retry}
          />
        )}
      </>
    );
  }
  const shared = {
    access,
    members: members ?? NOBODY,
    histories,
    addDailyStats,
    todayMs,
  };
  if (view === "week") return <Week {...shared} views={views} totals={totals} />;
  return (
    <>
      {views}
      <Suspense fallback={<LoadingState text="Loading data..." rows={24} />}>
        {view === "weeks" ? (
          <WeeklyTrends {...shared} />
        ) : (
          // The ledger works without the member list: the news contains the names.
          <ArmouryLedger members={shared.members} todayMs={todayMs} />
        )}
      </Suspense>
    </>
  );
}
