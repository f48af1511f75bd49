import { cn } from "@/lib/utils";

import { progressPath, CIRCLE_RADIUS } from "./progress-path";

/** Progress from 0, an empty ring, to 1, a full circle. The text is next to it. */
export function ProgressCircle({ value, className }: { value: number; className?: string }) {
  const fraction = Math.min(1, Math.max(0, value));
  return (
    <svg viewBox="0 0 16 16" aria-hidden className={cn("size-3.5 shrink-0", className)}>
      <circle cx="8" cy="8" r={CIRCLE_RADIUS} fill="none" stroke="currentColor" strokeWidth="1.5" />
      {fraction > 0 && <path fill="currentColor" d={progressPath(fraction)} />}
    </svg>
  );
}
