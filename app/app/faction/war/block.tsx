import type { ReactNode } from "react";

import { Age } from "@/components/reading/age";
import type { PolledQuery } from "@/components/reading/use-polling";
import { cn } from "@/lib/utils";

interface BlockHeaderProps {
  title: ReactNode;
  /** The name of the data that the refresh button updates: "the chain". */
  name: string;
  query: PolledQuery<unknown>;
}

/** The line above the large figures of a block. */
export function BlockHeader({ title, name, query }: BlockHeaderProps) {
  return (
    <div className="flex min-h-7 items-center justify-between gap-2 font-semibold max-md:min-h-9">
      <h2>{title}</h2>
      <Age name={name} query={query} />
    </div>
  );
}

interface MeterProps {
  label: string;
  value: number;
  max: number;
  tone: "primary" | "foreground" | "destructive";
}

const TONES = { primary: "bg-primary", foreground: "bg-foreground", destructive: "bg-destructive" };

/** A value out of a maximum, as a framed bar. */
export function Meter({ label, value, max, tone }: MeterProps) {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuenow={Math.max(0, Math.min(value, max))}
      aria-valuemin={0}
      aria-valuemax={max}
      className="my-2 h-3.5 border border-foreground p-0.5 max-md:my-1.5"
    >
      <div className={cn("filled h-full", TONES[tone])} style={{ width: `${part * 100}%` }} />
    </div>
  );
}

/**
 * The number of characters with which two figures fit side by side at full size. Longer figures are smaller, and wrap if
 * necessary.
 */
const MAX_DIGITS = 6;

export const isLong = (value: number): boolean => String(Math.abs(value)).length > MAX_DIGITS;
