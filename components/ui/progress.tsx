import { cn } from "@/lib/utils";

interface ProgressProps {
  label: string;
  value: number;
  max: number;
  className?: string;
}

/** shadcn's name for a partly filled bar. The role is meter, since it shows a measurement and not progress. */
export function Progress({ label, value, max, className }: ProgressProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <div
      data-slot="progress"
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={Math.max(max, value)}
      className={cn("h-1 bg-border", className)}
    >
      <div className="filled h-full bg-primary" style={{ width: `${share * 100}%` }} />
    </div>
  );
}
