import { cn } from "@/lib/utils";

interface MeterProps {
  label: string;
  value: number;
  max: number;
  tone: "primary" | "foreground" | "destructive";
}

const TONES = { primary: "bg-primary", foreground: "bg-foreground", destructive: "bg-destructive" };

/** A part of a whole as a framed bar. */
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
