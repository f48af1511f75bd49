import { cn } from "@/lib/utils";

const RADIUS = 6.25;

/** Progress as a moon: 0 is an empty ring, 1 is full. The text is next to it. */
export function Moon({ lit, className }: { lit: number; className?: string }) {
  const part = Math.min(1, Math.max(0, lit));
  return (
    <svg viewBox="0 0 16 16" aria-hidden className={cn("size-3.5 shrink-0", className)}>
      <circle cx="8" cy="8" r={RADIUS} fill="none" stroke="currentColor" strokeWidth="1.5" />
      {part > 0 && <path fill="currentColor" d={litShape(part)} />}
    </svg>
  );
}

/** The right half, plus or minus an ellipse. */
function litShape(part: number): string {
  const width = RADIUS * Math.abs(2 * part - 1);
  const sweep = part > 0.5 ? 1 : 0;
  return `M8 ${8 - RADIUS}A${RADIUS} ${RADIUS} 0 0 1 8 ${8 + RADIUS}A${width} ${RADIUS} 0 0 ${sweep} 8 ${8 - RADIUS}Z`;
}
