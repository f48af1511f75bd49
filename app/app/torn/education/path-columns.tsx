import { DescriptionRow } from "@/components/figures/description-list";
import { GameTime } from "@/components/game/game-time";
import { NUMERIC, NAMES } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatGameDate, formatIsoDay } from "@/lib/format/days";
import { formatMoney } from "@/lib/format/numbers";
import type { PathStep } from "@/lib/game/education/path";

import { fieldText } from "./education-state";
import { durationText } from "./text";

export interface PathRow extends PathStep {
  /** 1 for what to do first. */
  order: number;
}

const column = columnsFor<PathRow>();

export const columns = column.columns([
  column.accessor(({ course }) => course.name, {
    id: "course",
    header: "Course",
    meta: NAMES,
    cell: ({ row }) => (
      <>
        <Name {...row.original} />{" "}
        <span className="text-small text-muted-foreground">{fieldText(row.original.course)}</span>
      </>
    ),
  }),
  column.accessor("order", {
    id: "order",
    header: "Order",
    meta: NUMERIC,
    cell: ({ getValue }) => `${getValue()}.`,
  }),
  column.accessor(({ remainingMs }) => remainingMs ?? undefined, {
    id: "time",
    header: "Time",
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      sortText: { asc: "shortest first", desc: "longest first" },
      text: ({ remainingMs }: PathRow) => durationText(remainingMs),
    },
    cell: ({ row }) => durationText(row.original.remainingMs),
  }),
  column.accessor("cost", {
    id: "cost",
    header: "Cost",
    meta: NUMERIC,
    cell: ({ row }) => costText(row.original),
  }),
  column.accessor(({ endsAtMs }) => endsAtMs ?? undefined, {
    id: "done",
    header: "Done",
    sortUndefined: "last",
    meta: {
      align: "afterFigure",
      sortText: { asc: "soonest first", desc: "latest first" },
      text: ({ endsAtMs }: PathRow) => (endsAtMs === null ? "" : formatIsoDay(endsAtMs)),
    },
    cell: ({ row }) => <Done {...row.original} />,
  }),
]);

/** A step on a phone. */
export function PathMobileRow(step: PathRow) {
  return (
    <>
      <div className="pair items-baseline text-read">
        <p>
          <Name {...step} />
        </p>
        <span className="font-display text-xl whitespace-nowrap">{step.order}.</span>
      </div>
      <p className="text-small text-muted-foreground">{fieldText(step.course)}</p>
      <dl>
        <DescriptionRow label="Time" value={durationText(step.remainingMs)} />
        <DescriptionRow label="Cost" value={costText(step)} />
        <DescriptionRow label="Done" value={<Done {...step} />} />
      </dl>
    </>
  );
}

function Name({ course, isRunning }: PathRow) {
  return (
    <>
      <b translate="no">{course.name}</b>
      {isRunning && <span className="text-small"> Running</span>}
    </>
  );
}

const costText = ({ isRunning, cost }: PathRow) => (isRunning ? "Paid" : formatMoney(cost));

function Done({ endsAtMs }: PathRow) {
  return endsAtMs === null ? "–" : <GameTime atMs={endsAtMs}>{formatGameDate(endsAtMs)}</GameTime>;
}
