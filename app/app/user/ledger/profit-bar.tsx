import { cn } from "@/lib/utils";

interface ProfitBarProps {
  value: number | null;
  /** The highest value of the list, whose bar has the full length. */
  highest: number;
  /** The part of the value that isn't money received yet, 0 to 1. */
  market?: number;
  className?: string;
}

/**
 * A profit as a bar, for comparison with other rows: solid for money received, dotted for unsold items at market value, red for a
 * loss. The figure is next to it.
 */
export function ProfitBar({ value, highest, market = 0, className }: ProfitBarProps) {
  if (value === null || value === 0 || highest <= 0) return null;
  return (
    <span
      aria-hidden
      className={cn("flex h-0.5", className)}
      style={{ width: `${Math.min(1, Math.abs(value) / highest) * 100}%` }}
    >
      {market > 0 && (
        <span
          className="border-b-2 border-dotted border-primary"
          style={{ width: `${market * 100}%` }}
        />
      )}
      {market < 1 && (
        <span className={cn("filled grow", value < 0 ? "bg-destructive" : "bg-primary")} />
      )}
    </span>
  );
}

/** The same on the line below a table's cell. */
export const CellBar = (props: ProfitBarProps) => (
  <span className="absolute inset-x-0 -bottom-px flex justify-end max-md:hidden">
    <ProfitBar {...props} />
  </span>
);

/** The same below the right figures of a row on a phone. */
export const RowBar = (props: ProfitBarProps) => (
  <span className="ml-auto flex w-26 justify-end">
    <ProfitBar {...props} />
  </span>
);

/** The length of the longest bar: that of the highest profit, or of the highest loss if there are only losses. */
export function longestOf(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null);
  const highest = known.reduce((most, value) => Math.max(most, value), 0);
  return highest > 0 ? highest : known.reduce((most, value) => Math.max(most, -value), 0);
}
