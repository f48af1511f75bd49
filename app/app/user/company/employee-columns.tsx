import { Clock } from "lucide-react";
import type { ReactNode } from "react";

import { Flag } from "@/components/figures/flag";
import { Toned } from "@/components/figures/toned";
import { GameTime } from "@/components/game/game-time";
import { RowPlayerLink } from "@/components/game/row-player-link";
import { PlayerName } from "@/components/game/player-name";
import type { TwoLines } from "@/components/list/two-line-row";
import { hundredthsText, NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatIsoMoment } from "@/lib/format/days";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { formatAge } from "@/lib/format/times";
import {
  type EffectivenessPart,
  type EmployeeDetails,
  wagePerPoint,
} from "@/lib/game/companies/employee-details";

import { PART_NAMES } from "./text";
import { owedFigure } from "./trains/text";
import type { OwnTrains } from "./use-trains";

export interface EmployeeRow extends EmployeeDetails {
  /** Days since the last action; null if the employee isn't inactive. */
  inactiveDays: number | null;
  isAddicted: boolean;
  trains: OwnTrains;
  nowMs: number;
}

const column = columnsFor<EmployeeRow>();

/** A column of figures, of which unknown ones come last. */
const figure = { sortUndefined: "last", meta: NUMERIC } as const;

const partColumn = (part: EffectivenessPart, hidden: boolean) =>
  column.accessor(({ effectiveness }) => effectiveness[part] ?? undefined, {
    sortUndefined: "last",
    id: part,
    header: PART_NAMES[part],
    meta: { ...NUMERIC, hidden },
    cell: ({ row }) => {
      const points = row.original.effectiveness[part];
      return <Toned value={points}>{orDash(points, formatWhole)}</Toned>;
    },
  });

interface Shown {
  /** The parts that are hidden at first. */
  equal: readonly EffectivenessPart[];
  /** True for wages and trains. */
  isDirector: boolean;
  /** True for the trains that are owed. */
  hasOwed: boolean;
}

/** @param parts the parts of effectiveness that have a column */
export const columnsOf = (
  parts: readonly EffectivenessPart[],
  { equal, isDirector, hasOwed }: Shown,
) =>
  column.columns([
    column.accessor("name", {
      id: "name",
      header: "Employee",
      sortFn: "text",
      meta: { ...NAMES, text: ({ name, id }) => `${name} [${id}]` },
      cell: ({ row: { original } }) => (
        <>
          <RowPlayerLink id={original.id}>
            <PlayerName>{original.name}</PlayerName>
          </RowPlayerLink>{" "}
          <span translate="no" className="block text-small text-muted-foreground">
            {original.position}
          </span>
        </>
      ),
    }),
    column.accessor(({ position }) => position || undefined, {
      id: "position",
      header: "Position",
      sortUndefined: "last",
      sortFn: "text",
      // It stands below the name, so that all parts fit beside the sidebar at 1280 px.
      meta: { ...NAMES, hidden: true },
      cell: ({ row }) => <span translate="no">{row.original.position || "–"}</span>,
    }),
    ...parts.map((part) => partColumn(part, equal.includes(part))),
    column.accessor(({ effectiveness }) => effectiveness.total ?? undefined, {
      ...figure,
      id: "total",
      header: "Total",
      meta: { ...NUMERIC, shortName: "Effectiveness", bar: () => "open" },
      cell: ({ row }) => (
        <b className="font-semibold">{orDash(row.original.effectiveness.total, formatWhole)}</b>
      ),
    }),
    ...(isDirector ? WAGE_COLUMNS : []),
    column.accessor(({ lastAction }) => lastAction.atMs ?? undefined, {
      id: "lastAction",
      header: "Last action",
      sortUndefined: "last",
      meta: {
        align: "afterFigure",
        sortText: { asc: "oldest first", desc: "newest first" },
        text: ({ lastAction }) =>
          lastAction.atMs === null ? "" : formatIsoMoment(lastAction.atMs),
      },
      cell: ({ row }) => <LastAction {...row.original} />,
    }),
    ...(isDirector ? TRAINS_COLUMN : []),
    ...(isDirector && hasOwed ? OWED_COLUMN : []),
    column.accessor("daysInCompany", {
      id: "days",
      header: "Days in company",
      meta: { ...NUMERIC, hidden: true },
      cell: ({ getValue }) => formatWhole(getValue()),
    }),
  ]);

const WAGE_COLUMNS = column.columns([
  column.accessor(({ wage }) => wage ?? undefined, {
    ...figure,
    id: "wage",
    header: "Wage",
    // In short, so that what is owed fits beside the sidebar at 1280 px too.
    cell: ({ row: { original } }) => (
      <span title={orDash(original.wage, formatMoney)}>
        {orDash(original.wage, formatMoneyShort)}
      </span>
    ),
  }),
  column.accessor((row) => wagePerPoint(row) ?? undefined, {
    ...figure,
    id: "perPoint",
    header: "$ per point",
    meta: { ...NUMERIC, text: (row) => hundredthsText(wagePerPoint(row)) },
    cell: ({ row }) => orDash(wagePerPoint(row.original), formatMoney),
  }),
]);

const TRAINS_COLUMN = column.columns([
  column.accessor(({ trains }) => trains.ofMonth ?? undefined, {
    ...figure,
    id: "trains",
    header: "Trains",
    cell: ({ row }) => orDash(row.original.trains.ofMonth, formatWhole),
  }),
]);

/** Unknown until the trains have loaded. */
const OWED_COLUMN = column.columns([
  column.accessor(
    ({ trains }) => (trains.ofMonth === null ? undefined : (trains.agreement?.owed ?? 0)),
    {
      ...figure,
      id: "owed",
      header: "Owed",
      cell: ({ row: { original } }) =>
        original.trains.ofMonth === null ? "–" : owedFigure(original.trains.agreement),
    },
  ),
]);

function LastAction({ lastAction: { atMs }, inactiveDays, nowMs }: EmployeeRow) {
  if (atMs === null) return <span title="Not reported by the game">–</span>;
  const text = <GameTime atMs={atMs}>{formatAge(nowMs - atMs)}</GameTime>;
  return inactiveDays === null ? text : <Flag Icon={Clock}>{text}</Flag>;
}

/** "Harrow, 113 points; Delivery Driver, inactive 4 days, wage $90.0k". */
export const employeeLines = (row: EmployeeRow): TwoLines => ({
  title: <PlayerName>{row.name}</PlayerName>,
  figure: (
    <>
      {orDash(row.effectiveness.total, formatWhole)}{" "}
      <span className="font-normal text-muted-foreground">points</span>
    </>
  ),
  detail: (
    <>
      <span translate="no">{row.position || "–"}</span>, <Notice {...row} />
    </>
  ),
  second: row.wage === null ? "" : `wage ${formatMoneyShort(row.wage)}`,
});

function Notice({ inactiveDays, isAddicted, effectiveness, lastAction, nowMs }: EmployeeRow) {
  if (inactiveDays !== null) {
    return <Warning>inactive {formatCount(inactiveDays, "day", "days")}</Warning>;
  }
  if (isAddicted) {
    return <Warning>addiction {orDash(effectiveness.addiction, formatWhole)}</Warning>;
  }
  return lastAction.atMs === null ? "last action unknown" : formatAge(nowMs - lastAction.atMs);
}

const Warning = ({ children }: { children: ReactNode }) => (
  <span className="text-destructive">{children}</span>
);
