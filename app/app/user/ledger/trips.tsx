import { useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { filtersInUse, NoMatch } from "@/components/feedback/no-match";
import { GameLink } from "@/components/figures/row-links";
import { gamePages } from "@/components/game/links";
import { SelectField } from "@/components/list/select-field";
import { type Chip, Chips } from "@/components/list/toggles";
import { DataTable } from "@/components/table/data-table";
import { ALL } from "@/components/window/choice";
import { useNow } from "@/components/window/use-now";
import { useUrlChoice } from "@/components/window/use-url-value";
import { MINUTE_MS } from "@/lib/common/time";
import { formatGameDate } from "@/lib/format/days";
import { formatGameMoment } from "@/lib/format/times";
import type { TripResult } from "@/lib/game/ledger/trip-results";

import { explainTrip } from "./explanation";
import { countryText, itemTexts, soldText } from "./text";
import { tripColumns, tripLines, type TripRow } from "./trip-columns";
import { TripTotals } from "./trip-totals";
import type { Landing, PlayerLedger } from "./use-ledger";

const NEWEST_FIRST = [{ id: "departed", desc: true }];

const KINDS = [
  [ALL, "All"],
  ["unsold", "Unsold"],
  ["loss", "Loss"],
] as const;

const isOfKind = (kind: (typeof KINDS)[number][0], { unsold, profit }: TripResult) =>
  kind === ALL || (kind === "unsold" ? unsold > 0 : profit !== null && profit < 0);

interface TripsProps {
  player: PlayerLedger;
  /** Newest first. */
  results: readonly TripResult[];
}

/** The trips of the period, and their totals by country and by week. */
export function Trips({ player, results }: TripsProps) {
  const rows = useTripRows(player, results);
  const { progress, fromMs } = player;
  if (rows.length === 0) {
    return (
      progress.state === "done" && (
        <EmptyState
          title={fromMs === 0 ? "No trips in your log" : `No trips since ${formatGameDate(fromMs)}`}
        >
          Each flight from Torn and back appears here, with what you bought and what it sold for.
          {fromMs > 0 && " A longer period may have some."}{" "}
          <GameLink href={gamePages.travel}>Open the travel agency</GameLink>
        </EmptyState>
      )
    );
  }
  return (
    <>
      <TripTable rows={rows} />
      <TripTotals results={results} />
      <p className="mt-4 max-w-136 text-small text-muted-foreground">
        Profit = sold after fees − spent abroad − fares. Sales are matched to the oldest purchase of
        the same item first (FIFO). The time is that of both flights, without the time abroad. A
        listing is no sale.
      </p>
    </>
  );
}

function useTripRows(
  { itemName, landing }: PlayerLedger,
  results: readonly TripResult[],
): readonly TripRow[] {
  const nowMs = useNow(MINUTE_MS);
  return useMemo(
    () =>
      results.map((result) => ({
        ...result,
        id: result.trip.id,
        country: countryText(result.trip.country),
        items: itemTexts(result, itemName),
        soldText: soldText(result),
        progressText: progressText(result, landing, nowMs),
        explained: explainTrip(result, itemName),
      })),
    [results, itemName, landing, nowMs],
  );
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

function TripTable({ rows }: { rows: readonly TripRow[] }) {
  const countries = useMemo(() => {
    const names = [...new Set(rows.map(({ country }) => country))].sort();
    return [[ALL, "Any country"] as const, ...names.map((name) => [name, name] as const)];
  }, [rows]);
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
    <DataTable
      title="Trips"
      columns={tripColumns}
      rows={shown}
      rowId={({ id }) => id}
      initialSort={NEWEST_FIRST}
      firstSort="desc"
      phoneLines={tripLines}
      total={rows.length}
      activeFilters={Number(country !== ALL) + Number(kind !== ALL)}
      filters={
        <>
          <SelectField
            label="Country"
            value={country}
            options={countries}
            namesFrom={1}
            onChange={setCountry}
          />
          <Chips
            label="Show only"
            chips={chips}
            selected={kind === ALL ? [] : [kind]}
            onChange={(chosen) => {
              setKind(chosen.at(-1) ?? ALL);
            }}
          />
        </>
      }
      empty={
        <NoMatch
          what="trips"
          filters={filtersInUse([country, countries, ALL], [kind, KINDS, ALL])}
          onClearFilters={() => {
            setCountry(ALL);
            setKind(ALL);
          }}
        />
      }
    />
  );
}
