import { Braces } from "lucide-react";
import { Fragment, Suspense, use, useMemo } from "react";

import { GameTime } from "@/components/game/game-time";
import { NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import type { TwoLines } from "@/components/list/two-line-row";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";
import { useIsMobile } from "@/components/window/use-is-mobile";
import { useTimeSelector } from "@/components/window/use-now";
import { dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { formatGameDate, formatIsoMoment, formatShortGameDay } from "@/lib/format/days";
import { formatSignedMoney } from "@/lib/format/signed";
import { formatGameMinute } from "@/lib/format/times";
import type { Flow, LogEntry, LogField } from "@/lib/game/logs/log-entry";

import { PlayerLinks } from "./player-links";
import type { LogRow } from "./rows";
import { entryText, fieldLabel, formatLogTime, type LogNames, valueText } from "./text";
import { plainTitle } from "./type-title";
import { LogNamesContext } from "./use-log-names";

const NEWEST_FIRST = [{ id: "time", desc: true }];

const RawText = onDemand(() => import("./raw-text").then((l) => l.RawText));

const EntryFields = onDemand(() => import("./entry-fields").then((l) => l.EntryFields));

const column = columnsFor<LogRow>();

interface EntryTableProps {
  rows: readonly LogRow[];
  /** The number of entries before the search. */
  total: number;
  names: LogNames;
}

export function EntryTable({ rows, total, names }: EntryTableProps) {
  const columns = useMemo(() => columnsOf(names), [names]);
  return (
    <LogNamesContext value={names}>
      <DataTable
        title="Log entries"
        columns={columns}
        rows={rows}
        total={total}
        rowId={rowId}
        initialSort={NEWEST_FIRST}
        firstSort="desc"
        phoneLines={entryLines}
      />
    </LogNamesContext>
  );
}

const rowId = ({ entry }: LogRow) => entry.id;

/** The cells read the names from context. New cell components would close open popovers whenever names load. */
const columnsOf = (names: LogNames) =>
  column.columns([
    column.accessor(({ entry }) => entry.atMs, {
      id: "time",
      header: "Time",
      meta: {
        sortText: { asc: "oldest first", desc: "newest first" },
        text: ({ entry }) => formatIsoMoment(entry.atMs),
      },
      cell: TimeCell,
    }),
    column.accessor(({ entry }) => plainTitle(entry.type.title), {
      id: "type",
      header: "Type",
      sortFn: "text",
      meta: NAMES,
    }),
    column.accessor(({ entry }) => entry.category, {
      id: "category",
      header: "Category",
      sortFn: "text",
      meta: NAMES,
    }),
    column.display({
      id: "fields",
      header: "Details",
      enableSorting: false,
      meta: { text: ({ fields }) => entryText(fields, names), phone: "block" },
      cell: FieldsCell,
    }),
    // Unknown values sort last in both directions.
    column.accessor(({ flow }) => flow.money ?? undefined, {
      id: "money",
      header: "Money",
      sortUndefined: "last",
      meta: {
        ...NUMERIC,
        text: ({ flow }) => flow.money ?? "",
      },
      cell: MoneyCell,
    }),
    column.accessor(({ flow }) => flow.items ?? undefined, {
      id: "items",
      header: "Items",
      sortUndefined: "last",
      meta: { ...NUMERIC, hidden: true, text: ({ flow }) => flow.items ?? "" },
    }),
    column.display({
      id: "raw",
      header: "Raw data",
      enableSorting: false,
      meta: { ...NUMERIC, noText: true },
      cell: RawCell,
    }),
  ]);

/** An entry on a phone: its type, what changed hands, and when. The day is only in the first of the entries that follow it. */
const entryLines = (row: LogRow, above?: LogRow): TwoLines => {
  const { entry, flow } = row;
  return {
    mark: (
      <span className="block w-11 tabular-nums">
        {formatGameMinute(entry.atMs)}{" "}
        {(!above || dayStartMs(entry.atMs) !== dayStartMs(above.entry.atMs)) && (
          <b className="block text-tiny text-foreground">{formatShortGameDay(entry.atMs)}</b>
        )}
      </span>
    ),
    title: plainTitle(entry.type.title),
    figure: <ToneOfMoney flow={flow} />,
    detail: <FieldsInShort row={row} />,
  };
};

function ToneOfMoney({ flow }: { flow: Flow }) {
  const { money, isInternalTransfer } = flow;
  if (money === 0 && !isInternalTransfer) return null;
  if (money === null || isInternalTransfer) {
    return (
      <span className="font-normal text-muted-foreground">
        <Money flow={flow} />
      </span>
    );
  }
  return (
    <span className={money > 0 ? "text-success" : "text-destructive"}>
      {formatSignedMoney(money)}
    </span>
  );
}

/** Figures that only the game can use, or that follow from the others. */
const NOT_IN_SHORT = /^(outcome|gym|happyUsed|travelMethod|.*(Before|After))$/;

/** "+250 energy" for "energyIncreased", "−25 energy" for "energyUsed", "10 trains" for "trains", "at $500" for "costEach". */
function inShort(field: LogField, names: LogNames): string {
  const text = valueText(field.value, names);
  const { kind } = field.value;
  if (kind === "money" && field.name.endsWith("Each")) return `at ${text}`;
  if (kind === "money" || (kind === "span" && field.name !== "duration")) {
    return `${fieldLabel(field).toLowerCase()} ${text}`;
  }
  // "a simple", as the game writes it.
  if (field.name === "virus") return text.replace(/^an? (.+)/, "$1 virus");
  if (kind !== "count") return text;
  const [, what = "", change = ""] =
    /^(.*?)(Increased|Gained|Decreased|Used|Lost)?$/.exec(field.name) ?? [];
  const sign = change === "" ? "" : /^[IG]/.test(change) ? "+" : "−";
  return `${sign}${text} ${fieldLabel({ ...field, name: what }).toLowerCase()}`;
}

/** The fields but the money that is the entry's figure, each with what stands before it: "Mexico to Torn, 24 min". */
const shortParts = ({ fields, flow }: LogRow, names: LogNames, hasPrices: boolean) =>
  fields
    .filter(
      ({ name, value }) =>
        !NOT_IN_SHORT.test(name) &&
        (value.kind !== "money" ||
          flow.money === null ||
          flow.isInternalTransfer ||
          (hasPrices && value.dollars !== Math.abs(flow.money))),
    )
    .map((field) => ({ field, text: inShort(field, names) }))
    .filter(({ text }) => text !== "")
    .map(({ field, text }, index) => ({
      field,
      text,
      before: index === 0 ? "" : field.name === "destination" ? " to " : ", ",
    }));

/** The fields on a phone, without prices; the category if there are none. */
function FieldsInShort({ row }: { row: LogRow }) {
  const parts = shortParts(row, use(LogNamesContext), false);
  return parts.map(({ before, text }) => before + text).join("") || row.entry.category;
}

interface Cell {
  row: { original: LogRow };
}

const yearOf = (ms: number) => new Date(ms).getUTCFullYear();

/** "20 Nov, 10:36", with the year only if it isn't this one. The raw data has the seconds. */
function TimeCell({ row }: Cell) {
  const { atMs } = row.original.entry;
  const isThisYear = useTimeSelector(MINUTE_MS, (nowMs) => yearOf(nowMs) === yearOf(atMs));
  return (
    <GameTime atMs={atMs}>
      <span className="text-muted-foreground">
        {(isThisYear ? formatShortGameDay : formatGameDate)(atMs)},
      </span>{" "}
      {formatGameMinute(atMs)}
    </GameTime>
  );
}

const MoneyCell = ({ row }: Cell) => <Money flow={row.original.flow} />;
const RawCell = ({ row }: Cell) => <RawData entry={row.original.entry} />;

/** The fields in short, with players linked; in the opened entry of a phone all of them. */
function FieldsCell({ row: { original } }: Cell) {
  const names = use(LogNamesContext);
  if (useIsMobile()) {
    return (
      <Suspense>
        <EntryFields fields={original.fields} />
      </Suspense>
    );
  }
  const parts = shortParts(original, names, true);
  if (parts.length === 0) return "–";
  return parts.map(({ field: { value }, before, text }, index) => (
    <Fragment key={index}>
      {before}
      {value.kind === "players" ? <PlayerLinks {...value} /> : text}
    </Fragment>
  ));
}

/** Money received, with a plus, or spent, with a minus. */
function Money({ flow: { money, isInternalTransfer } }: { flow: Flow }) {
  if (money === null) {
    return (
      <span className="text-muted-foreground" title="Amount unclear">
        unclear
      </span>
    );
  }
  if (isInternalTransfer) {
    return (
      <span className="text-muted-foreground" title="Between your own accounts">
        moved
      </span>
    );
  }
  return money === 0 ? <span title="No money changed hands">–</span> : formatSignedMoney(money);
}

/** A button that displays the entry as the game returned it. */
function RawData({ entry }: { entry: LogEntry }) {
  const label = `Raw data of ${plainTitle(entry.type.title)}, ${formatLogTime(entry.atMs)}`;
  return (
    <Popover
      label={label}
      trigger={
        <Button variant="quiet" size="sm" aria-label={label} className="max-md:-ml-2.5 md:-mr-2.5">
          <Braces aria-hidden className="max-md:hidden" />
          <span className="md:hidden">Raw data</span>
        </Button>
      }
    >
      <RawText entry={entry} />
    </Popover>
  );
}
