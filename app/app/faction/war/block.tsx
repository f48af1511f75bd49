import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";

import { Button } from "@/components/ui/button";
import { useTimeSelector } from "@/components/window/use-now";
import { formatSecondsAgo } from "@/lib/format/durations";
import { cn } from "@/lib/utils";

import type { PolledQuery } from "./use-polling";

interface BlockHeaderProps {
  title: ReactNode;
  /** What its refresh button updates: "the chain". */
  name: string;
  query: PolledQuery<unknown>;
}

/** The one line above the large figures of a block. */
export function BlockHeader({ title, name, query }: BlockHeaderProps) {
  return (
    <div className="flex min-h-7 items-center justify-between gap-2 font-semibold max-md:min-h-9">
      <h2>{title}</h2>
      <Age name={name} query={query} />
    </div>
  );
}

/** How old a block's figures are, and a button that updates them. */
export function Age({ name, query }: { name: string; query: PolledQuery<unknown> }) {
  const { fetchedAtMs, error, isFetching, refetch } = query;
  const age = useTimeSelector(1000, (nowMs) =>
    fetchedAtMs === 0 || nowMs === 0 ? "" : formatSecondsAgo(nowMs - fetchedAtMs),
  );
  return (
    <span className="flex shrink-0 items-center gap-0.5 text-base font-normal whitespace-nowrap">
      <span className={error === null ? undefined : "text-destructive"}>
        {error === null ? age : `Not updated${age && `, ${age}`}`}
      </span>
      <Button
        variant="quiet"
        size="icon"
        className="-my-1 -mr-2.5 text-foreground md:-mr-1.5 md:size-7"
        aria-label={`Refresh ${name}`}
        disabled={isFetching && fetchedAtMs === 0}
        onClick={refetch}
      >
        <RefreshCw aria-hidden />
      </Button>
    </span>
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

/** Up to this length, a figure fits beside another at full size. A longer one is smaller, and wraps if it must. */
const MAX_DIGITS = 6;

export const isLong = (value: number): boolean => String(Math.abs(value)).length > MAX_DIGITS;
