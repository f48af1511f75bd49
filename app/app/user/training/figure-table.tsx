import type { ReactNode } from "react";

import { ColumnHeaders } from "@/components/ui/column-headers";
import { cn } from "@/lib/utils";

const CELL = "border-b border-row py-1.5 pr-2 text-right font-normal first:text-left last:pr-0";

/** A plain table of figures. A row can have a note below its name and a bar below its last figure. */
export function FigureTable({
  label,
  names,
  rows,
  isDense = false,
}: {
  label: string;
  names: readonly string[];
  /** `bar` is the length of the bar below the row's last figure, 0 to 1. */
  rows: readonly {
    name: ReactNode;
    note?: ReactNode;
    figures: readonly string[];
    bar?: number | null;
  }[];
  /** True if the column before the last is hidden on a phone. */
  isDense?: boolean;
}) {
  return (
    <table
      aria-label={label}
      className={cn("w-full", isDense && "max-md:[&_:is(th,td):nth-last-child(2)]:hidden")}
    >
      <ColumnHeaders names={names} cell={`${CELL} border-rule text-small text-muted-foreground`} />
      <tbody>
        {rows.map(({ name, note, figures, bar }, index) => (
          <tr key={index}>
            <th scope="row" className={`${CELL} min-w-18 wrap-anywhere`}>
              {name}
              {note !== undefined && (
                <span className="block text-small text-muted-foreground">{note}</span>
              )}
            </th>
            {figures.map((figure, column) => (
              <td
                key={column}
                translate="no"
                className={`${CELL} relative whitespace-nowrap max-[22rem]:whitespace-normal`}
              >
                {figure}
                {column === figures.length - 1 && (
                  <FigureBar fraction={bar ?? 0} className="absolute right-0 -bottom-px" />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FigureBarProps {
  /** The figure as a fraction of the highest one, 0 to 1; no bar is rendered for 0 or less. */
  fraction: number;
  tone?: keyof typeof TONES;
  className?: string;
}

const TONES = { primary: "bg-primary", muted: "bg-muted-foreground" };

/** A figure as a bar, for comparison with the other rows. */
export const FigureBar = ({ fraction, tone = "primary", className }: FigureBarProps) =>
  fraction > 0 && (
    <span
      aria-hidden
      className={cn("filled block h-0.5", TONES[tone], className)}
      style={{ width: `${Math.min(1, fraction) * 100}%` }}
    />
  );
