import { GameTime } from "@/components/game/game-time";
import { NUMERIC, NAMES } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatIsoMoment } from "@/lib/format/days";

import { RawData } from "./raw-data";
import type { LogRow } from "./rows";
import { entryText, formatLogTime, type LogNames } from "./text";
import { EntryFields, Money } from "./values";

const column = columnsFor<LogRow>();

/** Constant, because names arrive while the player reads: new cell components would close what is open in them. */
export const columnsOf = (names: LogNames) =>
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
    column.accessor(({ entry }) => entry.type.title, {
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
      meta: { text: ({ fields }) => entryText(fields, names) },
      cell: FieldsCell,
    }),
    // Unknown values sort last in both directions.
    column.accessor(({ flow }) => flow.money ?? undefined, {
      id: "money",
      header: "Money",
      sortUndefined: "last",
      meta: { ...NUMERIC, text: ({ flow }) => flow.money ?? "" },
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

interface Cell {
  row: { original: LogRow };
}

function TimeCell({ row }: Cell) {
  const { atMs } = row.original.entry;
  return <GameTime atMs={atMs}>{formatLogTime(atMs)}</GameTime>;
}

const FieldsCell = ({ row }: Cell) => <EntryFields fields={row.original.fields} />;
const MoneyCell = ({ row }: Cell) => <Money flow={row.original.flow} />;
const RawCell = ({ row }: Cell) => <RawData entry={row.original.entry} />;
