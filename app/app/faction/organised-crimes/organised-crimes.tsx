"use client";

import { Suspense, useMemo } from "react";

import { usePayoutTerms } from "@/components/crimes/use-payout-terms";
import { EmptyState } from "@/components/feedback/empty-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { Missing } from "@/components/feedback/retry-advice";
import { ViewLinks } from "@/components/list/view-links";
import { onDemand } from "@/components/ui/on-demand";
import type { Choice } from "@/components/window/choice";
import { updateUrl } from "@/components/window/url-history";
import { useNow } from "@/components/window/use-now";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { findProblems } from "@/lib/game/crimes/find-problems";
import { groupCrimes } from "@/lib/game/crimes/group-crimes";
import { summarise } from "@/lib/game/crimes/summary";
import { MINUTE_MS } from "@/lib/game/time/time";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { checklistConfigStore } from "@/lib/store/user/checklist-config";

import { ControlRoom } from "./control/control-room";
import { CrimesHeadline } from "./crimes-headline";
import { PLACEHOLDER } from "./placeholder";
import { useCrimes } from "./use-crimes";

// What isn't shown at first loads on demand.
const HistoryView = onDemand(() => import("./history/history-view").then((l) => l.HistoryView));
const PassRatesView = onDemand(() =>
  import("./pass-rates/pass-rates-view").then((l) => l.PassRatesView),
);
const PayoutsView = onDemand(() => import("./payouts/payouts-view").then((l) => l.PayoutsView));

const VIEWS = [
  ["control", "Control room"],
  ["history", "History"],
  ["pass-rates", "Pass rates"],
  ["payouts", "Payouts"],
] as const satisfies readonly Choice[];

interface OrganisedCrimesProps {
  /** What a key must be able to read for the page, in words. */
  access: string;
}

export function OrganisedCrimes({ access }: OrganisedCrimesProps) {
  const { crimes, itemList, latest, open, people, ...found } = useCrimes();
  const { members, items, prices } = found;
  const book = useMemo(() => ({ members, items, prices }), [members, items, prices]);
  const nowMs = useNow(MINUTE_MS);
  const { ocPassRate } = useStoredValue(checklistConfigStore);
  const { terms, settling, faction, isLoading } = usePayoutTerms();
  const [view, setView] = useUrlChoice("view", VIEWS, "control");

  const grouped = useMemo(() => {
    const isPartial = members.isPartial ?? false;
    const asked = { nowMs, lowestPassRate: ocPassRate, payouts: terms, isPartial };
    return groupCrimes(crimes, findProblems(crimes, [...members.values()], asked));
  }, [crimes, members, nowMs, ocPassRate, terms]);
  const summary = useMemo(() => summarise(crimes, prices), [crimes, prices]);

  if (isLoading || (itemList.data === undefined && itemList.error === null)) {
    return <LoadingState text="Loading data..." {...PLACEHOLDER} />;
  }
  if (crimes.length === 0 && latest.error === null) {
    return (
      <EmptyState title="No faction crimes data available">
        Your faction’s organised crimes appear here once it has any.
      </EmptyState>
    );
  }
  return (
    <>
      {view === "control" && (
        <CrimesHeadline
          crimes={crimes}
          actionable={grouped.actionable}
          summary={summary}
          nowMs={nowMs}
        />
      )}
      <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={setView} />
      <Missing path="faction/crimes" {...latest}>
        Couldn’t load your faction’s latest crimes: only open ones are shown.
      </Missing>
      <Missing path="faction/crimes" {...open}>
        Couldn’t load all open crimes: only those among your faction’s latest 100 are shown.
      </Missing>
      <Missing path="faction/members" {...people}>
        Couldn’t load the members: they show as ids, and where they are is unknown.
      </Missing>
      <Missing path="faction/basic" {...faction}>
        Couldn’t load your faction: all crimes that you settled count, including those of other
        factions.
      </Missing>
      <Missing path="torn/items" {...itemList}>
        Couldn’t load the item list, so items show as ids without prices.
      </Missing>
      {view === "control" ? (
        <ControlRoom
          crimes={crimes}
          book={book}
          grouped={grouped}
          summary={summary}
          nowMs={nowMs}
          lowestPassRate={ocPassRate}
          onPayOut={showPayouts}
          onSettle={(crimeId) => {
            settling.crimes([crimeId], true);
          }}
        />
      ) : (
        <Suspense fallback={<LoadingState text="Loading data..." rows={12} />}>
          {view === "history" && <HistoryView book={book} access={access} />}
          {view === "pass-rates" && <PassRatesView book={book} crimes={crimes} access={access} />}
          {view === "payouts" && (
            <PayoutsView
              book={book}
              crimes={crimes}
              terms={terms}
              settling={settling}
              access={access}
            />
          )}
        </Suspense>
      )}
    </>
  );
}

/** Shows everything owed, whatever was chosen there before. */
function showPayouts() {
  const url = new URL(window.location.href);
  for (const chosen of ["show", "crimes"]) url.searchParams.delete(chosen);
  url.searchParams.set("view", "payouts");
  updateUrl(url);
}
