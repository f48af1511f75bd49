import { Suspense, useMemo } from "react";

import { Chips } from "@/components/list/toggles";
import { SortableTable } from "@/components/table/sortable-table";
import { onDemand } from "@/components/ui/on-demand";
import { ALL, type Choice } from "@/components/window/choice";
import { useNow } from "@/components/window/use-now";
import { useUrlChoice } from "@/components/window/use-url-value";
import { MINUTE_MS } from "@/lib/common/time";
import { formatMoneyShort, orDash } from "@/lib/format/numbers";
import { formatGameMoment } from "@/lib/format/times";
import { byCountry, type TripResult } from "@/lib/game/ledger/trip-results";

import { longestOf } from "./profit-bar";
import { countryText, itemTexts, soldText } from "./text";
import { tripColumns, type TripRow } from "./trip-columns";
import type { TripsProps } from "./trips";
import type { Landing, PlayerLedger } from "./use-ledger";

const NoTripMatches = onDemand(() => import("./no-trip-matches").then((l) => l.NoTripMatches));
const TripPhoneRows = onDemand(() => import("./phone-rows").then((l) => l.TripPhoneRows));

/** The number of trips that a phone shows at first, and the height of each. */
const PART = 20;
const ROW_PX = 53;

const NEWEST_FIRST = [{ id: "departed", desc: true }];

const KINDS = [
  ["unsold", "Unsold"],
  ["loss", "Loss"],
] as const;

const isOfKind = (kind: string, { unsold, profit }: TripResult) =>
  kind === ALL || (kind === "unsold" ? unsold > 0 : profit !== null && profit < 0);

/** The table of the trips. A log without trips does without its code. */
export function TripTable({ player, results }: Omit<TripsProps, "foot">) {
  const rows = useTripRows(player, results);
  const totals = useMemo(() => byCountry(results), [results]);
  const countries = totals.map(
    ({ country: name }) => [countryText(name), countryText(name)] as const,
  );
  const [country, setCountry] = useUrlChoice<string>("country", countries, ALL);
  const [kind, setKind] = useUrlChoice<string>("kind", KINDS, ALL);
  const ofCountry = useMemo(
    () => rows.filter((row) => country === ALL || row.country === country),
    [rows, country],
  );
  const shown = useMemo(() => ofCountry.filter((row) => isOfKind(kind, row)), [ofCountry, kind]);
  // The countries are a choice and a summary in one, the best first.
  const chips = [
    ...totals.map(({ country: id, perHour }) => {
      const value = countryText(id);
      const text = `${value} ${orDash(perHour, formatMoneyShort)}/h`;
      return { value, text, count: rows.filter((row) => row.country === value).length };
    }),
    ...KINDS.map(([value, text]) => ({
      value,
      text,
      count: ofCountry.filter((row) => isOfKind(value, row)).length,
    })),
  ];
  return (
    <>
      <Chips
        label="Show only"
        chips={chips}
        selected={[country, kind]}
        onChange={(chosen) => {
          const lastOf = (choices: readonly Choice[]) =>
            chosen.findLast((value) => choices.some(([choice]) => choice === value)) ?? ALL;
          setCountry(lastOf(countries));
          setKind(lastOf(KINDS));
        }}
      />
      <SortableTable
        title="Trips"
        columns={tripColumns}
        rows={shown}
        rowId={({ id }) => id}
        initialSort={NEWEST_FIRST}
        firstSort="desc"
        phoneRows={(sorted) => (
          <Suspense fallback={<div style={{ height: Math.min(sorted.length, PART) * ROW_PX }} />}>
            <TripPhoneRows rows={sorted} part={PART} />
          </Suspense>
        )}
        total={rows.length}
        empty={
          <Suspense>
            <NoTripMatches
              filters={[
                [country, countries, ALL],
                [kind, KINDS, ALL],
              ]}
              onClearFilters={() => {
                setCountry(ALL);
                setKind(ALL);
              }}
            />
          </Suspense>
        }
      />
    </>
  );
}

function useTripRows(
  { itemName, landing }: PlayerLedger,
  results: readonly TripResult[],
): readonly TripRow[] {
  const nowMs = useNow(MINUTE_MS);
  return useMemo(() => {
    const highest = longestOf(results.map(({ perHour }) => perHour));
    return results.map((result) => ({
      ...result,
      highest,
      id: result.trip.id,
      country: countryText(result.trip.country),
      items: itemTexts(result, itemName),
      soldText: soldText(result),
      progressText: progressText(result, landing, nowMs),
      itemName,
    }));
  }, [results, itemName, landing, nowMs]);
}

/** "returning, lands 11:23". The game's own time of the landing goes before the one by the log. */
function progressText(
  { trip, state }: TripResult,
  landing: Landing | null,
  nowMs: number,
): string | null {
  const { departedMs, landedMs, leftMs, backMs, outMs } = trip;
  const plannedMs = departedMs === null || outMs === null ? null : departedMs + outMs;
  const lands = (atMs: number | null) => {
    const knownMs = landing?.atMs ?? atMs;
    return knownMs === null ? "" : `, lands ${formatGameMoment(knownMs, nowMs)}`;
  };
  switch (state) {
    case "back":
      return null;
    case "outbound":
      return `outbound${lands(plannedMs)}`;
    case "returning":
      return `returning${lands(leftMs === null ? null : backMs)}`;
    case "abroad": {
      const sinceMs = landedMs ?? plannedMs;
      return sinceMs === null ? "abroad" : `abroad since ${formatGameMoment(sinceMs, nowMs)}`;
    }
  }
}
