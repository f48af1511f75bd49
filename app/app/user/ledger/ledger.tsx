"use client";

import { Suspense } from "react";

import { FailedCalls } from "@/components/feedback/failed-calls";
import { LoadingState } from "@/components/feedback/loading-state";
import { SelectField } from "@/components/list/select-field";
import { ViewLinks } from "@/components/list/view-links";
import { onDemand } from "@/components/ui/on-demand";
import type { Choice } from "@/components/window/choice";
import { useNow } from "@/components/window/use-now";
import { useUrlChoice } from "@/components/window/use-url-value";
import { dayStartMs, MINUTE_MS } from "@/lib/common/time";

import { TripHeadline } from "./trip-headline";
import { Trips } from "./trips";
import { LEDGER_PERIODS, usePlayerLedger, useTripResults } from "./use-ledger";

const LogClosed = onDemand(() => import("./log-closed").then((l) => l.LogClosed));
const LogProgress = onDemand(() => import("./log-progress").then((l) => l.LogProgress));
const Uncounted = onDemand(() => import("./uncounted").then((l) => l.Uncounted));
const Trade = onDemand(() => import("./trade").then((l) => l.Trade));
const Sets = onDemand(() => import("./sets").then((l) => l.Sets));
const NextTrip = onDemand(() => import("./next-trip").then((l) => l.NextTrip));

const VIEWS = [
  ["trips", "Trips"],
  ["trade", "Trade"],
  ["sets", "Sets"],
  ["next-trip", "Next trip"],
] as const satisfies readonly Choice[];

/** The player's earnings from travelling and trading, from their own log, and what comes next. */
export function Ledger() {
  const [view, setView] = useUrlChoice("view", VIEWS, "trips");
  return (
    <>
      <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={setView} />
      {view === "trips" || view === "trade" ? (
        <LogViews view={view} />
      ) : (
        <Suspense fallback={<LoadingState text="Loading data..." rows={16} />}>
          {view === "sets" ? <Sets /> : <NextTrip />}
        </Suspense>
      )}
    </>
  );
}

/** The views that need the whole log. */
function LogViews({ view }: { view: "trips" | "trade" }) {
  const [period, setPeriod] = useUrlChoice("period", LEDGER_PERIODS, "56");
  const nowMs = useNow(MINUTE_MS);
  const player = usePlayerLedger(period, dayStartMs(nowMs), nowMs);
  const results = useTripResults(player, nowMs);
  const { progress, trips } = player;
  const note = <LogProgress {...player} />;
  const hasFailed = progress.state === "failed";
  // Below the rows, which it would push down. The headline says “so far”.
  const foot = !hasFailed && note;
  const controls = (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <SelectField label="Period" value={period} options={LEDGER_PERIODS} onChange={setPeriod} />
      </div>
      {hasFailed && <Suspense>{note}</Suspense>}
      {(player.unreadable > 0 || player.spans.length > 1) && (
        <Suspense>
          <Uncounted {...player} />
        </Suspense>
      )}
    </>
  );
  return (
    <>
      {view === "trips" && <TripHeadline player={player} results={results} />}
      {player.isLogClosed ? (
        <Suspense>
          <LogClosed view={view} />
        </Suspense>
      ) : (
        <>
          <FailedCalls parts={player.missing} />
          {trips !== null && (
            <Suspense fallback={<LoadingState text="Loading data..." rows={16} />}>
              {view === "trips" ? (
                <>
                  {controls}
                  <Trips player={player} results={results} foot={foot} />
                </>
              ) : (
                <Trade player={player} controls={controls} foot={foot} />
              )}
            </Suspense>
          )}
        </>
      )}
    </>
  );
}
