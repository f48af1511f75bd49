import { Explained } from "@/components/figures/explain";
import { EXPLAINED, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatNumber } from "@/lib/format/format-number";
import { formatShort } from "@/lib/format/numbers";
import { signed } from "@/lib/format/signed";
import type { StatEstimate } from "@/lib/game/training/training-now";

import { type EstimateParts, explainEstimate } from "./explanation";
import { FigureBar } from "./figure-table";
import { formatPoints, formatSignedPoints, STAT_NAMES } from "./text";

/** All energy in one stat, with what it is calculated from. */
export interface EstimateRow extends StatEstimate {
  parts: EstimateParts;
  isChosen: boolean;
  /** What the goal wants of the stat; null for nothing. */
  target: number | null;
  /** Of the greatest estimate, 0 to 1. */
  fraction: number;
}

const column = columnsFor<EstimateRow>();

const perksPercent = ({ perkFactor }: EstimateRow) => (perkFactor - 1) * 100;

export const BEST_FIRST = [{ id: "estimate", desc: true }];

/** What all energy brings to each stat. */
export const estimateColumns = column.columns([
  column.accessor(({ stat }) => STAT_NAMES[stat], {
    id: "stat",
    header: "Stat",
    meta: {
      phone: { at: "title", cell: ({ stat, isChosen }) => <Name {...{ stat, isChosen }} /> },
    },
    cell: ({ row }) => <StatName {...row.original} />,
  }),
  column.accessor("value", {
    id: "now",
    header: "Now",
    meta: { ...NUMERIC, phone: { at: "note", cell: (row) => <ValueAndGoal {...row} /> } },
    cell: ({ getValue }) => formatShort(getValue()),
  }),
  column.accessor("dots", {
    id: "dots",
    header: "Dots",
    meta: NUMERIC,
    cell: ({ getValue }) => formatNumber(getValue(), { decimals: 1 }),
  }),
  column.accessor(perksPercent, {
    id: "perks",
    header: "Perks",
    meta: NUMERIC,
    cell: ({ getValue }) =>
      `${signed(getValue(), (percent) => formatNumber(percent, { decimals: 1 }))}%`,
  }),
  column.accessor(({ perEnergy }) => perEnergy ?? 0, {
    id: "per-energy",
    header: "Per energy",
    meta: {
      ...NUMERIC,
      phone: {
        at: "note",
        cell: ({ perEnergy }: EstimateRow) => `${formatPoints(perEnergy ?? 0)} per energy`,
      },
    },
    cell: ({ getValue }) => formatPoints(getValue()),
  }),
  column.accessor(({ estimate }) => estimate.low, {
    id: "range",
    header: "Range",
    meta: { ...NUMERIC, text: ({ estimate: { low, high } }: EstimateRow) => `${low} to ${high}` },
    cell: ({ row }) => rangeText(row.original),
  }),
  column.accessor(({ estimate }) => estimate.expected, {
    id: "estimate",
    header: "Estimate",
    meta: {
      ...EXPLAINED,
      bar: ({ isChosen }: EstimateRow) => (isChosen ? "open" : "yours"),
      phone: [
        { at: "figure" },
        { at: "block", cell: ({ fraction }: EstimateRow) => <FigureBar fraction={fraction} /> },
      ],
    },
    cell: ({ row }) => <Estimate {...row.original} />,
  }),
]);

const rangeText = ({ estimate: { low, high } }: EstimateRow) =>
  `${formatPoints(low)} to ${formatPoints(high)}`;

const Estimate = ({ estimate, parts }: EstimateRow) => (
  <Explained {...explainEstimate(parts)}>{formatSignedPoints(estimate.expected)}</Explained>
);

const Name = ({ stat, isChosen }: Pick<EstimateRow, "stat" | "isChosen">) => (
  <b className={isChosen ? "font-semibold text-primary" : "font-semibold"}>{STAT_NAMES[stat]}</b>
);

const StatName = ({ target, ...row }: EstimateRow) => (
  <>
    <Name {...row} />
    {target !== null && <span className="text-muted-foreground"> goal {formatShort(target)}</span>}
  </>
);

/** "441.0m, goal 515.8m". */
const ValueAndGoal = ({ value, target }: EstimateRow) => (
  <span translate="no">
    {formatShort(value)}
    {target !== null && `, goal ${formatShort(target)}`}
  </span>
);
