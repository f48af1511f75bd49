import { cn } from "@/lib/utils";

/** The radius in a square viewBox of 16 by 16. */
export const CIRCLE_RADIUS = 6.25;

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

/** The filled fraction of a circle, more than 0 and at most 1, as an SVG path: the right half, plus or minus an ellipse. */
export function progressPath(fraction: number): string {
  const width = CIRCLE_RADIUS * Math.abs(2 * fraction - 1);
  const sweep = fraction > 0.5 ? 1 : 0;
  return `M8 ${8 - CIRCLE_RADIUS}A${CIRCLE_RADIUS} ${CIRCLE_RADIUS} 0 0 1 8 ${8 + CIRCLE_RADIUS}A${width} ${CIRCLE_RADIUS} 0 0 ${sweep} 8 ${8 - CIRCLE_RADIUS}Z`;
}
