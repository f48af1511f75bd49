import { GameTime } from "@/components/game/game-time";
import { FIGURES, NAMES } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";

import { EntryFields, Money } from "./figures";
import { RawData } from "./raw-data";
import type { LogRow } from "./rows";
import { entryText, formatLogTime, type LogNames } from "./words";

const column = columnsFor<LogRow>();

export const columnsOf = (names: LogNames) =>
  column.columns([
    column.accessor(({ entry }) => entry.atMs, {
      id: "time",
      header: "Time",
      meta: {
        sortWords: { asc: "oldest first", desc: "newest first" },
        text: ({ entry }) => new Date(entry.atMs).toISOString(),
      },
      cell: ({ row }) => {
        const { atMs } = row.original.entry;
        return <GameTime atMs={atMs}>{formatLogTime(atMs)}</GameTime>;
      },
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
      header: "What it says",
      enableSorting: false,
      meta: { text: ({ fields }) => entryText(fields, names) },
      cell: ({ row }) => <EntryFields fields={row.original.fields} names={names} />,
    }),
    // What is not known sorts last either way.
    column.accessor(({ flow }) => flow.money ?? undefined, {
      id: "money",
      header: "Money",
      sortUndefined: "last",
      meta: { ...FIGURES, text: ({ flow }) => flow.money ?? "" },
      cell: ({ row }) => <Money flow={row.original.flow} />,
    }),
    column.accessor(({ flow }) => flow.items ?? undefined, {
      id: "items",
      header: "Items",
      sortUndefined: "last",
      meta: { ...FIGURES, hidden: true, text: ({ flow }) => flow.items ?? "" },
    }),
    column.display({
      id: "raw",
      header: "Raw data",
      enableSorting: false,
      meta: { ...FIGURES, noText: true },
      cell: ({ row }) => <RawData entry={row.original.entry} />,
    }),
  ]);
