"use client";

import { usePrefetchQuery } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";

import type { CrimeLookups } from "@/components/crimes/crime-lookups";
import { StartsIn } from "@/components/crimes/starts-in";
import { usePayoutTerms } from "@/components/crimes/use-payout-terms";
import { EmptyState } from "@/components/feedback/empty-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { FailedCall } from "@/components/feedback/retry-advice";
import { useOwnFlight } from "@/components/fight/use-own-flight";
import { PageHeadline } from "@/components/figures/page-headline";
import { ViewLinks } from "@/components/list/view-links";
import {
  type OptionalResult,
  useOptionalQuery,
  useOptionalSuspenseQuery,
} from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { useOwnId } from "@/components/session/use-own-id";
import { onDemand } from "@/components/ui/on-demand";
import type { Choice } from "@/components/window/choice";
import { startAtTop } from "@/components/window/start-at-top";
import { useNow } from "@/components/window/use-now";
import { updateUrl, useUrlChoice, writeUrlValue } from "@/components/window/use-url-value";
import { availableCrimesQuery, crimesQuery } from "@/lib/api/endpoints/faction-crimes";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { sum } from "@/lib/common/numbers";
import { MINUTE_MS } from "@/lib/common/time";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatPercent,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import { firstToStart } from "@/lib/game/crimes/earliest-start";
import { type ActionableCrime, groupCrimes } from "@/lib/game/crimes/group-crimes";
import { isOpen, mergeCrimes, type OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { findProblems } from "@/lib/game/crimes/problems";
import { type CrimeSummary, summarise } from "@/lib/game/crimes/summary";
import { membersById } from "@/lib/game/faction/member";
import { isToTorn, landsAtMs } from "@/lib/game/travel/flight";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { checklistConfigStore } from "@/lib/store/user/checklist";

import { ControlRoom } from "./control/control-room";
import { PLACEHOLDER } from "./placeholder";

// Views that aren't shown at first load on demand.
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
  /** The API access that the page needs, as text. */
  access: string;
}

export function OrganisedCrimes({ access }: OrganisedCrimesProps) {
  const { crimes, itemList, latest, open, people, ...found } = useCrimes();
  const { members, items, prices } = found;
  const lookups = useMemo(() => ({ members, items, prices }), [members, items, prices]);
  const nowMs = useNow(MINUTE_MS);
  const { ocPassRate } = useStoredValue(checklistConfigStore);
  const { terms, settling, faction, isLoading } = usePayoutTerms(crimes);
  const { flightHome, isFlightLoading } = useFlightHome(members);
  const [view, setView] = useUrlChoice("view", VIEWS, "control");

  const showView = (next: typeof view) => {
    setView(next);
    // A view chosen by its tab shows all crimes.
    writeUrlValue("pay", "", "");
  };

  const grouped = useMemo(() => {
    const isPartial = members.isPartial ?? false;
    const asked = { nowMs, minimumPassRate: ocPassRate, payouts: terms, isPartial, flightHome };
    return groupCrimes(crimes, findProblems(crimes, [...members.values()], asked));
  }, [crimes, members, nowMs, ocPassRate, terms, flightHome]);
  const summary = useMemo(() => summarise(crimes, prices), [crimes, prices]);

  if (isLoading || isFlightLoading || (itemList.data === undefined && itemList.error === null)) {
    return <LoadingState text="Loading data..." {...PLACEHOLDER} />;
  }
  if (crimes.length === 0 && latest.error === null) {
    return (
      <EmptyState title="No faction crimes data available">
        Your faction has no organised crimes yet.
      </EmptyState>
    );
  }
  return (
    <>
      <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={showView} />
      {view === "control" && (
        <CrimesHeadline
          crimes={crimes}
          actionable={grouped.actionable}
          summary={summary}
          nowMs={nowMs}
        />
      )}
      <FailedCall path="faction/crimes" {...latest}>
        Couldn’t load your faction’s latest crimes: only open ones are shown.
      </FailedCall>
      <FailedCall path="faction/crimes" {...open}>
        Couldn’t load all open crimes: only those among your faction’s latest 100 are shown.
      </FailedCall>
      <FailedCall path="faction/members" {...people}>
        Couldn’t load the members, so ids replace names and absences are unknown.
      </FailedCall>
      <FailedCall path="faction/basic" {...faction}>
        Couldn’t load your faction, so crimes you settled in other factions also count as settled.
      </FailedCall>
      <FailedCall path="torn/items" {...itemList}>
        Couldn’t load the item list, so items show as ids without prices.
      </FailedCall>
      {view === "control" ? (
        <ControlRoom
          crimes={crimes}
          isPartial={latest.error !== null || open.error !== null || (members.isPartial ?? false)}
          lookups={lookups}
          grouped={grouped}
          summary={summary}
          nowMs={nowMs}
          minimumPassRate={ocPassRate}
          membersShare={terms.membersShare}
          onPayOut={showPayout}
          onSettle={(crimeId, onUndo) => {
            settling.crimes([crimeId], true, onUndo);
          }}
        />
      ) : (
        <Suspense fallback={<LoadingState text="Loading data..." rows={12} />}>
          {view === "history" && <HistoryView lookups={lookups} access={access} />}
          {view === "pass-rates" && (
            <PassRatesView lookups={lookups} crimes={crimes} access={access} />
          )}
          {view === "payouts" && (
            <PayoutsView
              lookups={lookups}
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

/** Opens the payout of one crime, regardless of earlier selections. */
function showPayout(crimeId: number) {
  const url = new URL(window.location.href);
  for (const chosen of ["show", "crimes"]) url.searchParams.delete(chosen);
  url.searchParams.set("view", "payouts");
  url.searchParams.set("pay", String(crimeId));
  updateUrl(url);
  startAtTop();
}

interface Crimes extends CrimeLookups {
  /** The latest 100 crimes, and all open crimes. */
  crimes: readonly OrganisedCrime[];
  /** If it fails, only open crimes are known. */
  latest: OptionalResult<unknown>;
  /** If it fails, only the open crimes among the latest 100 are known. */
  open: OptionalResult<unknown>;
  /** If it fails, members show as ids, and their locations are unknown. */
  people: OptionalResult<unknown>;
  /** If it fails, the page still works, but items have neither names nor values. */
  itemList: OptionalResult<unknown>;
}

/** The data that every part of the page needs. */
function useCrimes(): Crimes {
  const session = useSession();
  // Requested in parallel with the others.
  usePrefetchQuery(itemsQuery(session));
  usePrefetchQuery(availableCrimesQuery(session));
  usePrefetchQuery(factionMembersQuery(session));
  const latest = useOptionalSuspenseQuery(crimesQuery(session, "all"));
  const open = useOptionalSuspenseQuery(availableCrimesQuery(session));
  // Without both there is nothing to show.
  if (latest.error !== null && open.error !== null) throw latest.error;
  const people = useOptionalSuspenseQuery(factionMembersQuery(session));
  const itemList = useOptionalQuery(itemsQuery(session));
  const newest = latest.data;
  const available = open.data;
  const members = people.data;
  const allItems = itemList.data;
  const known = useMemo(() => {
    const items = allItems?.entries ?? [];
    return {
      crimes: mergeCrimes(newest?.entries ?? [], available?.entries ?? []),
      members: membersById(members?.entries ?? [], members === undefined || members.dropped > 0),
      items: new Map(items.map((item) => [item.id, item])),
      prices: new Map(items.map(({ id, marketPrice }) => [id, marketPrice])),
    };
  }, [available, newest, members, allItems]);
  return { ...known, latest, open, people, itemList };
}

/** The player's own flight to Torn, requested only while they travel; null if they don't, or if it is unknown. */
function useFlightHome(members: CrimeLookups["members"]) {
  const session = useSession();
  const storedId = useOwnId();
  const profile = useOptionalQuery({ ...profileQuery(session), enabled: storedId === null });
  const ownId = profile.data?.id ?? storedId;
  const isFlying = ownId !== null && members.get(ownId)?.state === "Traveling";
  const { flight, isLoading: isFlightLoading } = useOwnFlight(isFlying);
  const { data, fetchedAtMs } = flight;
  const flightHome = useMemo(() => {
    if (!isFlying || data === undefined || !isToTorn(data)) return null;
    const landingMs = landsAtMs(data, fetchedAtMs);
    return landingMs === null ? null : { memberId: ownId, landsAtMs: landingMs };
  }, [isFlying, ownId, data, fetchedAtMs]);
  const isOwnIdLoading = ownId === null && profile.error === null;
  return { flightHome, isFlightLoading: isOwnIdLoading || isFlightLoading };
}

interface CrimesHeadlineProps {
  crimes: readonly OrganisedCrime[];
  actionable: readonly ActionableCrime[];
  summary: CrimeSummary;
  nowMs: number;
}

/** The facts that a leader checks first: the number of crimes that need attention, and when the next crime is ready. */
export function CrimesHeadline({ crimes, actionable, summary, nowMs }: CrimesHeadlineProps) {
  const open = crimes.filter(isOpen);
  const next = firstToStart(open, nowMs);
  const unpaid = actionable.flatMap(({ mostUrgent }) =>
    mostUrgent.kind === "unpaid" ? mostUrgent.money : [],
  );
  const status = [
    ...(next === null
      ? []
      : [
          <>
            Next ready{" "}
            <b className="whitespace-nowrap text-foreground">
              <StartsIn crime={next} nowMs={nowMs} format={inOrNow} />
            </b>
          </>,
        ]),
    `${formatWhole(open.length)} in progress`,
  ];

  return (
    <PageHeadline
      figure={formatWhole(actionable.length)}
      text={actionable.length === 1 ? "needs you" : "need you"}
      note={status.map((part, index) => (
        <span key={index} className="mr-6 inline-block">
          {part}
        </span>
      ))}
      status={status}
      side={[
        {
          label: "Unpaid",
          value: formatMoneyShort(sum(unpaid)),
          note: formatCount(unpaid.length, "crime", "crimes"),
        },
        {
          label: "Success rate",
          value: orDash(summary.successRate, formatPercent),
          note: `${formatWhole(summary.succeeded)} of the latest ${formatWhole(summary.finished)}`,
        },
        {
          label: "Earned",
          value: formatMoneyShort(summary.money),
          note: formatMoney(summary.money),
        },
      ]}
    />
  );
}

const inOrNow = (remainingMs: number) =>
  remainingMs === 0 ? "now" : `in ${formatDuration(remainingMs)}`;
