import { useId, useMemo, useState } from "react";

import { FailedCalls } from "@/components/feedback/failed-calls";
import { NoMatch } from "@/components/feedback/no-match";
import { Collapsible } from "@/components/figures/collapsible";
import { Explain } from "@/components/figures/explain";
import { ViewHeadline } from "@/components/figures/page-headline";
import { SelectField } from "@/components/list/select-field";
import { TextField } from "@/components/list/text-field";
import { type Chip, Chips } from "@/components/list/toggles";
import { DataTable } from "@/components/table/data-table";
import { onDemand } from "@/components/ui/on-demand";
import { useNow } from "@/components/window/use-now";
import { useUrlChoices } from "@/components/window/use-url-value";
import { MINUTE_MS } from "@/lib/common/time";
import { parseCount } from "@/lib/format/number-input";
import { formatCount, formatMoney } from "@/lib/format/numbers";
import { formatGameMoment } from "@/lib/format/times";
import { backMs, type TripItem, type TripOption } from "@/lib/game/ledger/next-trip";
import { FLIGHT_KINDS } from "@/lib/game/travel/flight-kinds";
import { MAX_CAPACITY, setNextTrip } from "@/lib/store/user/next-trip";

import type { PlayerLedger } from "./use-ledger";
import {
  countryColumns,
  countryLines,
  cargoColumns,
  cargoLines,
  type CargoRow,
} from "./next-trip-columns";
import { LogProgress } from "./log-progress";
import { explainCargo } from "./next-trip-explanation";
import { DUE_CHIPS, LEAVING } from "./next-trip-text";
import { longestOf } from "./profit-bar";
import { type Due, type DueId, type PlayerNextTrip, useNextTrip } from "./use-next-trip";
import { WhenInView } from "./when-in-view";

const YourFlights = onDemand(() => import("./your-flights").then((l) => l.YourFlights));

const HIGHEST_FIRST = [{ id: "per-hour", desc: true }];

const DUES = [
  ["energy", DUE_CHIPS.energy],
  ["drug", DUE_CHIPS.drug],
  ["day", DUE_CHIPS.day],
] as const;

/** The trips that the player could make next, by profit per hour. */
export function NextTrip() {
  const nowMs = useNow(MINUTE_MS);
  const next = useNextTrip(nowMs);
  const { player } = next;
  const { itemName, isLogClosed, trips } = player;
  const { countries, cargoes } = useCargoRows(next, itemName, nowMs);
  const [inUrl, setDue] = useUrlChoices("due", DUES);
  // A filter ends with its moment.
  const chosen = next.dues.filter(({ id }) => inUrl.includes(id));
  const due = chosen.map(({ id }) => id);
  const lastMs = Math.min(...chosen.map(({ atMs }) => atMs));
  const shown = useMemo(() => countries.filter((row) => row.backMs < lastMs), [countries, lastMs]);
  const chips = next.dues.map(({ id, atMs }): Chip<DueId> => ({
    value: id,
    text: DUE_CHIPS[id],
    count: countries.filter((row) => row.backMs < atMs).length,
  }));
  const log = player.missing.filter(({ path }) => path === "user/log" && !isLogClosed);
  return (
    <>
      <Headline rows={countries} next={next} nowMs={nowMs} />
      <TripFields {...next} />
      <Chips label="Show only" chips={chips} selected={due} onChange={setDue} />
      {isLogClosed && (
        <p className="mt-2 text-muted-foreground">
          Your key can’t read your log: prices are the game’s list prices, and times those of the
          table.
        </p>
      )}
      <FailedCalls
        parts={[
          ...log.map((part) => ({
            ...part,
            text: "Couldn’t load your log. Prices are the game’s list prices, and times those of the table.",
          })),
          ...next.missing,
        ]}
      />
      <DataTable
        title="Countries"
        columns={countryColumns}
        rows={shown}
        rowId={({ country }) => country}
        initialSort={HIGHEST_FIRST}
        firstSort="desc"
        phoneLines={countryLines}
        total={countries.length}
        activeFilters={due.length}
        empty={
          <NoMatch
            what="countries"
            filters={due.map((id) => DUE_CHIPS[id])}
            onClearFilters={() => {
              setDue([]);
            }}
          />
        }
      />
      <p className="mt-4 max-w-136 text-small text-muted-foreground">
        Prices abroad are what you last paid there, otherwise the game’s list price. Drugs have no
        list price. The game’s API doesn’t report stock or restocks abroad: an item can be sold out
        when you land.
        <span className="hidden @5xl/page:inline">
          {" "}
          Bars go from now until you’re back. Energy full is when your energy bar is full, drug over
          when your drug cooldown ends.
        </span>
      </p>
      <Collapsible title="All items" aside={formatCount(cargoes.length, "item", "items")}>
        <DataTable
          title="Items"
          name="items"
          columns={cargoColumns}
          rows={cargoes}
          rowId={({ id }) => id}
          initialSort={HIGHEST_FIRST}
          firstSort="desc"
          phoneLines={cargoLines}
        />
      </Collapsible>
      <WhenInView>
        <YourFlights {...next} rows={countries} nowMs={nowMs} />
      </WhenInView>
      {trips !== null && <LogProgress {...player} />}
    </>
  );
}

/** A row for each country with its best item, and a row for each item of each country. */
function useCargoRows(
  { options, leaving, capacity, dues }: PlayerNextTrip,
  itemName: PlayerLedger["itemName"],
  nowMs: number,
) {
  const { atMs, after } = leaving;
  return useMemo(() => {
    const homes = options.map((option) => backMs(option, { atMs, after }));
    const axis = {
      nowMs,
      lastMs: Math.max(nowMs, ...homes),
      leaveMs: atMs,
      dues: dues.filter(({ id }) => id !== "day"),
    };
    const highest = longestOf(options.flatMap(({ items }) => items.map(({ perHour }) => perHour)));
    const rowOf = (option: TripOption, cargo: TripItem | null): CargoRow => {
      const { country, flights, fare } = option;
      const home = backMs(option, { atMs, after });
      return {
        id: `${country} ${cargo?.item ?? ""}`,
        country,
        flights,
        fare,
        cargo,
        name: cargo === null ? "–" : itemName(cargo.item),
        capacity,
        backMs: home,
        nowMs,
        inTime: inTimeText(home, dues),
        axis,
        highest,
      };
    };
    return {
      countries: options.map((option) => rowOf(option, option.items[0] ?? null)),
      cargoes: options.flatMap((option) => option.items.map((item) => rowOf(option, item))),
    };
  }, [options, atMs, after, capacity, dues, itemName, nowMs]);
}

/** "before energy is full": the first thing due that the player is back for. */
function inTimeText(home: number, dues: readonly Due[]): string {
  const first = dues.find(({ atMs }) => home < atMs);
  if (first === undefined) return "";
  const { id } = first;
  return id === "day" ? "before 00:00" : DUE_CHIPS[id].replace("Before", "before");
}

interface HeadlineProps {
  /** Highest profit per hour first. */
  rows: readonly CargoRow[];
  next: PlayerNextTrip;
  nowMs: number;
}

function Headline({ rows, next: { leaving }, nowMs }: HeadlineProps) {
  const [best] = rows;
  const cargo = best?.cargo ?? null;
  const perHour = cargo?.perHour ?? null;
  if (best === undefined || cargo === null || perHour === null) {
    return (
      <ViewHeadline figure="–">
        per hour. <span className="text-muted-foreground">Stock abroad isn’t in the API.</span>
      </ViewHeadline>
    );
  }
  const { country, backMs: home } = best;
  return (
    <ViewHeadline figure={formatMoney(perHour)}>
      per hour in <span translate="no">{country}</span>{" "}
      <Explain {...explainCargo(best, cargo, best)} />{" "}
      <span className="text-muted-foreground">
        Back {formatGameMoment(home, nowMs)} if you leave{" "}
        {leaving.after === "now"
          ? LEAVING.now
          : `at ${formatGameMoment(leaving.atMs, nowMs)}, ${LEAVING[leaving.after]}`}
        .
      </span>
    </ViewHeadline>
  );
}

const KINDS = FLIGHT_KINDS.map(({ id, name }) => [id, name] as const);

/** The kind of flight and the capacity, which the browser keeps. An empty capacity is that of the perks. */
function TripFields({
  kind,
  capacity,
  knownCapacity,
}: Pick<PlayerNextTrip, "kind" | "capacity" | "knownCapacity">) {
  const [typed, setTyped] = useState<string | null>(null);
  const problem = typed === null ? null : problemOf(typed);
  const problemId = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 max-md:gap-x-3 max-md:*:w-auto max-md:[&_label]:min-w-0">
      <SelectField
        label="Flight"
        value={kind.id}
        options={KINDS}
        onChange={(flight) => {
          setNextTrip({ flight });
        }}
      />
      <TextField
        label="Capacity"
        value={typed ?? String(capacity)}
        inputMode="numeric"
        placeholder={String(knownCapacity)}
        isShort
        problemId={problem === null ? undefined : problemId}
        onChange={(text) => {
          setTyped(text);
          if (text.trim() === "") setNextTrip({ capacity: null });
          else if (problemOf(text) === null) setNextTrip({ capacity: parseCount(text) });
        }}
      />
      {/* Below both fields: beside one, it would move that field to the next line. */}
      {problem !== null && (
        <p id={problemId} role="alert" className="basis-full text-destructive">
          {problem}
        </p>
      )}
    </div>
  );
}

function problemOf(text: string): string | null {
  const count = parseCount(text);
  if (text.trim() === "" || (count !== null && count >= 1 && count <= MAX_CAPACITY)) return null;
  return `Couldn’t read “${text.trim()}” as a number from 1 to ${MAX_CAPACITY}. Enter one such as 29, or clear the field for the capacity of your perks.`;
}
