import { cn } from "@/lib/utils";

import { litShape, MOON_RADIUS } from "./moon-shape";

/** Progress as a moon: 0 is an empty ring, 1 is full. The text is next to it. */
export function Moon({ lit, className }: { lit: number; className?: string }) {
  const part = Math.min(1, Math.max(0, lit));
  return (
    <svg viewBox="0 0 16 16" aria-hidden className={cn("size-3.5 shrink-0", className)}>
      <circle cx="8" cy="8" r={MOON_RADIUS} fill="none" stroke="currentColor" strokeWidth="1.5" />
      {part > 0 && <path fill="currentColor" d={litShape(part)} />}
    </svg>
  );
}
