import { Explained } from "@/components/figures/explain";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHead,
} from "@/components/ui/table";
import { useIsMobile } from "@/components/window/use-is-mobile";
import { formatNumber } from "@/lib/format/format-number";
import { formatShort } from "@/lib/format/numbers";
import { signed } from "@/lib/format/signed";
import type { StatEstimate } from "@/lib/game/training/training-now";

import { type EstimateParts, explainEstimate } from "./explanation";
import { FigureBar } from "./figure-table";
import { formatPoints, formatSignedPoints, STAT_NAMES } from "./text";

/** All energy in one stat, with what it is calculated from. */
interface EstimateRow extends StatEstimate {
  parts: EstimateParts;
  isChosen: boolean;
  /** What the goal wants of the stat; null for nothing. */
  target: number | null;
  /** Of the greatest estimate, 0 to 1. */
  fraction: number;
}

interface EstimateTableProps {
  title: string;
  /** The greatest estimate first. */
  rows: readonly EstimateRow[];
}

/** What all energy brings to each stat: a table; on a phone, a list. */
export function EstimateTable(props: EstimateTableProps) {
  return useIsMobile() ? <EstimateList {...props} /> : <WideTable {...props} />;
}

const FIGURE = "text-right whitespace-nowrap";

function WideTable({ title, rows }: EstimateTableProps) {
  return (
    <Table aria-label={title}>
      <TableHeader>
        <TableRow>
          <TableHead namesRow className="pb-2">
            Stat
          </TableHead>
          {["Now", "Dots", "Perks", "Per energy", "Range", "Estimate"].map((name) => (
            <TableHead key={name} className="pb-2 text-right">
              {name}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.stat}>
            <TableRowHead translate="no">
              <Name {...row} />
              {row.target !== null && (
                <span className="text-muted-foreground"> goal {formatShort(row.target)}</span>
              )}
            </TableRowHead>
            {wideFigures(row).map((figure, place) => (
              <TableCell key={place} translate="no" className={FIGURE}>
                {figure}
              </TableCell>
            ))}
            <TableCell translate="no" className={FIGURE}>
              <Estimate {...row} />
              <Bar {...row} className="absolute right-0 -bottom-px" />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The figures between the name and the estimate. */
const wideFigures = ({ value, dots, perkFactor, perEnergy, estimate }: EstimateRow) => [
  formatShort(value),
  formatNumber(dots, { decimals: 1 }),
  `${signed((perkFactor - 1) * 100, (percent) => formatNumber(percent, { decimals: 1 }))}%`,
  formatPoints(perEnergy ?? 0),
  `${formatPoints(estimate.low)} to ${formatPoints(estimate.high)}`,
];

function EstimateList({ title, rows }: EstimateTableProps) {
  return (
    <ul aria-label={title} className="border-t border-rule">
      {rows.map((row) => (
        <li key={row.stat} className="relative border-b pt-3 pb-2.5">
          <div className="pair text-read">
            <div>
              <Name {...row} />
            </div>
            <div className="font-display text-xl font-medium">
              <Estimate {...row} />
            </div>
          </div>
          <div translate="no" className="pair text-small text-muted-foreground">
            <div>
              {formatShort(row.value)}
              {row.target !== null && `, goal ${formatShort(row.target)}`}
            </div>
            <div>{formatPoints(row.perEnergy ?? 0)} per energy</div>
          </div>
          <Bar {...row} className="absolute -bottom-px left-0" />
        </li>
      ))}
    </ul>
  );
}

const Name = ({ stat, isChosen }: EstimateRow) => (
  <b className={isChosen ? "font-semibold text-primary" : "font-semibold"}>{STAT_NAMES[stat]}</b>
);

const Estimate = ({ estimate, parts }: EstimateRow) => (
  <Explained {...explainEstimate(parts)}>{formatSignedPoints(estimate.expected)}</Explained>
);

const Bar = ({ isChosen, fraction, className }: EstimateRow & { className: string }) => (
  <FigureBar fraction={fraction} tone={isChosen ? "primary" : "muted"} className={className} />
);
