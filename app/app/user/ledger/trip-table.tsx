import { Suspense, useMemo } from "react";

import { type Chip, Chips } from "@/components/list/toggles";
import { SortableTable } from "@/components/table/sortable-table";
import { onDemand } from "@/components/ui/on-demand";
import { ALL } from "@/components/window/choice";
import { useNow } from "@/components/window/use-now";
import { useUrlChoice } from "@/components/window/use-url-value";
import { groupBy } from "@/lib/common/group-by";
import { MINUTE_MS } from "@/lib/common/time";
import { formatMoneyShort, orDash } from "@/lib/format/numbers";
import { formatGameMoment } from "@/lib/format/times";
import type { TripResult } from "@/lib/game/ledger/trip-results";
import { byCountry } from "@/lib/game/ledger/trip-totals";

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

/** Without the column of what is unsold, for a list in which all is sold. */
const soldColumns = tripColumns.filter(({ id }) => id !== "unsold");

const KINDS = [
  [ALL, "All"],
  ["unsold", "Unsold"],
  ["loss", "Loss"],
] as const;

const isOfKind = (kind: (typeof KINDS)[number][0], { unsold, profit }: TripResult) =>
  kind === ALL || (kind === "unsold" ? unsold > 0 : profit !== null && profit < 0);

/** The table of the trips. A log without trips does without its code. */
export function TripTable({ player, results }: TripsProps) {
  const rows = useTripRows(player, results);
  // The countries are a choice and a summary in one, the best one first.
  const countryChips = useMemo(() => {
    const counts = groupBy(rows, ({ country: name }) => name);
    return byCountry(results).map(({ country: id, perHour }): Chip => {
      const value = countryText(id);
      return {
        value,
        text: `${value} ${orDash(perHour, formatMoneyShort)}/h`,
        count: counts.get(value)?.length ?? 0,
      };
    });
  }, [rows, results]);
  const countries = useMemo(
    () => [
      [ALL, "Any country"] as const,
      ...[...new Set(rows.map(({ country: name }) => name))].map((name) => [name, name] as const),
    ],
    [rows],
  );
  const [country, setCountry] = useUrlChoice<string>("country", countries, ALL);
  const [kind, setKind] = useUrlChoice("kind", KINDS, ALL);
  const ofCountry = useMemo(
    () => rows.filter((row) => country === ALL || row.country === country),
    [rows, country],
  );
  const shown = useMemo(() => ofCountry.filter((row) => isOfKind(kind, row)), [ofCountry, kind]);
  const chips: Chip<(typeof KINDS)[number][0]>[] = KINDS.slice(1).map(([value, text]) => ({
    value,
    text,
    count: ofCountry.filter((row) => isOfKind(value, row)).length,
  }));
  return (
    <>
      <Chips
        label="Country, with profit per hour"
        chips={countryChips}
        selected={country === ALL ? [] : [country]}
        onChange={(chosen) => {
          setCountry(chosen.at(-1) ?? ALL);
        }}
      />
      <SortableTable
        title="Trips"
        columns={rows.some(({ unsoldValue }) => unsoldValue !== 0) ? tripColumns : soldColumns}
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
        activeFilters={Number(kind !== ALL)}
        filters={
          (kind !== ALL || chips.some(({ count }) => count > 0)) && (
            <Chips
              label="Show only"
              chips={chips}
              selected={kind === ALL ? [] : [kind]}
              onChange={(chosen) => {
                setKind(chosen.at(-1) ?? ALL);
              }}
            />
          )
        }
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
