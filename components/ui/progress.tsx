import { cn } from "@/lib/utils";

interface ProgressProps {
  label: string;
  /** Use "meter" for a measurement, and "progressbar" for the progress of something that is running. */
  role?: "meter" | "progressbar";
  value: number;
  max: number;
  className?: string;
}

/** A partly filled bar, under shadcn's name. */
export function Progress({ label, role = "meter", value, max, className }: ProgressProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <div
      data-slot="progress"
      role={role}
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
