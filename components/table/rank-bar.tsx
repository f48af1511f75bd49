import { cn } from "@/lib/utils";

const TONES = { yours: "bg-success", open: "bg-primary" } as const;

interface RankBarProps {
  /** The part of the highest value, 0 to 1; values that are negative or unknown have no bar. */
  fraction: number;
  whose: keyof typeof TONES;
}

/** A ranked value as a bar on the line of its row: how far it is ahead of the next. */
export function RankBar({ fraction, whose }: RankBarProps) {
  if (!(fraction > 0)) return null;
  return (
    <span
      aria-hidden
      className={cn("filled absolute right-0 -bottom-px h-0.5", TONES[whose])}
      style={{ width: `${fraction * 100}%` }}
    />
  );
}
