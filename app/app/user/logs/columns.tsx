import { Braces } from "lucide-react";
import { Fragment, use, useMemo } from "react";

import { GameTime } from "@/components/game/game-time";
import { PlayerLink } from "@/components/game/player-link";
import { NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import type { TwoLines } from "@/components/list/two-line-row";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";
import { useTimeSelector } from "@/components/window/use-now";
import { dayStartMs, MINUTE_MS } from "@/lib/common/time";
import {
  formatGameDate,
  formatGameDayTime,
  formatIsoMoment,
  formatShortGameDay,
} from "@/lib/format/days";
import { formatSignedMoney } from "@/lib/format/signed";
import { formatGameMinute } from "@/lib/format/times";
import type { Flow, LogEntry, LogField } from "@/lib/game/logs/log-entry";

import type { LogRow } from "./rows";
import { entryText, fieldLabel, formatLogTime, type LogNames, playerText, valueText } from "./text";
import { plainTitle } from "./type-title";
import { LogNamesContext } from "./use-log-names";

const NEWEST_FIRST = [{ id: "time", desc: true }];

const RawText = onDemand(() => import("./raw-text").then((l) => l.RawText));

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
const entryLines = ({ entry, fields, flow }: LogRow, above?: LogRow): TwoLines => ({
  mark: <span className="block w-10 tabular-nums">{formatGameMinute(entry.atMs)}</span>,
  title: plainTitle(entry.type.title),
  figure: <ToneOfMoney flow={flow} />,
  detail: <FieldsInShort fields={fields} category={entry.category} />,
  second: (!above || dayStartMs(entry.atMs) !== dayStartMs(above.entry.atMs)) && (
    <b className="text-foreground">{formatShortGameDay(entry.atMs)}</b>
  ),
});

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
const NOT_IN_SHORT = /^(outcome|gym|happyUsed|.*(Before|After))$/;

/** "+250 energy" for "energyIncreased", "−25 energy" for "energyUsed", "10 trains" for "trains". */
function inShort(field: LogField, names: LogNames): string {
  const text = valueText(field.value, names);
  if (field.value.kind === "span" && field.name !== "duration") {
    return `${fieldLabel(field).toLowerCase()} ${text}`;
  }
  if (field.value.kind !== "count") return text;
  const [, what = "", change = ""] =
    /^(.*?)(Increased|Gained|Decreased|Used|Lost)?$/.exec(field.name) ?? [];
  const sign = change === "" ? "" : /^[IG]/.test(change) ? "+" : "−";
  return `${sign}${text} ${fieldLabel({ ...field, name: what }).toLowerCase()}`;
}

/** The fields but the money, which is the entry's figure; the category if there is nothing else. */
function FieldsInShort({ fields, category }: { fields: readonly LogField[]; category: string }) {
  const names = use(LogNamesContext);
  const values = fields
    .filter(({ name, value }) => value.kind !== "money" && !NOT_IN_SHORT.test(name))
    .map((field) => inShort(field, names))
    .filter((text) => text !== "");
  return values.join(", ") || category;
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
      {isThisYear ? formatGameDayTime(atMs) : `${formatGameDate(atMs)}, ${formatGameMinute(atMs)}`}
    </GameTime>
  );
}

const FieldsCell = ({ row }: Cell) => <EntryFields fields={row.original.fields} />;
const MoneyCell = ({ row }: Cell) => <Money flow={row.original.flow} />;
const RawCell = ({ row }: Cell) => <RawData entry={row.original.entry} />;

/** The fields of an entry as text, with players linked to their profiles. */
function EntryFields({ fields }: { fields: readonly LogField[] }) {
  if (fields.length === 0) return "–";
  return (
    <span className="block max-w-160">
      {fields.map((field, index) => (
        <Fragment key={`${index} ${field.name}`}>
          {index > 0 && <span className="text-muted-foreground"> · </span>}
          <span className="text-muted-foreground">{fieldLabel(field)}</span> <Value field={field} />
        </Fragment>
      ))}
    </span>
  );
}

function Value({ field: { value } }: { field: LogField }) {
  const names = use(LogNamesContext);
  if (value.kind !== "players") {
    return <span className="wrap-anywhere">{valueText(value, names)}</span>;
  }
  return value.ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ", "}
      <PlayerLink id={id}>{playerText(id, names)}</PlayerLink>
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
