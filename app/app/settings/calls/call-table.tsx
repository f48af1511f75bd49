import { useMemo } from "react";

import { NUMERIC, NAMES } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import type { LoggedCall } from "@/lib/api/transport/client";
import { formatIsoMoment } from "@/lib/format/days";
import { gameTime } from "@/lib/store/preferences/game-clock";

import { CallResult, CallTime, localCallTime, pathText, durationText } from "./values";

interface CallRow extends LoggedCall {
  /** The number of the call, counted from the oldest call in the log. */
  id: string;
}

const column = columnsFor<CallRow>();

const columns = column.columns([
  column.accessor("startedAtMs", {
    id: "time",
    header: "Time (TCT)",
    meta: {
      sortText: { asc: "oldest first", desc: "newest first" },
      text: ({ startedAtMs }: CallRow) => formatIsoMoment(gameTime(startedAtMs)),
      phone: {
        at: "note",
        cell: (call: CallRow) => (
          <>
            <CallTime {...call} /> TCT, {localCallTime(call)}, {durationText(call)}
          </>
        ),
      },
    },
    cell: ({ row }) => <CallTime {...row.original} />,
  }),
  column.accessor((call) => localCallTime(call), { id: "local", header: "Your time" }),
  column.accessor((call) => pathText(call), {
    id: "path",
    header: "Path",
    meta: {
      ...NAMES,
      namesRow: true,
      phone: {
        at: "title",
        cell: (call) => <b className="block text-base wrap-anywhere">{pathText(call)}</b>,
      },
    },
  }),
  column.accessor("durationMs", {
    id: "took",
    header: "Duration",
    meta: NUMERIC,
    cell: ({ row }) => durationText(row.original),
  }),
  column.accessor("answer", {
    id: "answer",
    header: "Result",
    meta: {
      ...NAMES,
      align: "afterFigure",
      phone: {
        at: "aside",
        cell: (call) => (
          <div className="text-base">
            <CallResult {...call} />
          </div>
        ),
      },
    },
    cell: ({ row }) => <CallResult {...row.original} />,
  }),
]);

const NEWEST_FIRST = [{ id: "time", desc: true }];

/** All logged calls; new ones appear as they are made. */
export function CallTable({ calls }: { calls: readonly LoggedCall[] }) {
  const rows = useMemo(
    () => calls.map((call, index): CallRow => ({ ...call, id: String(calls.length - index) })),
    [calls],
  );
  return (
    <DataTable
      title="Latest API calls"
      name="calls"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      initialSort={NEWEST_FIRST}
      firstSort="desc"
    />
  );
}
