import { Countdown } from "@/components/game/countdown";
import { formatRemaining } from "@/lib/format/times";

interface TimeLeftProps {
  endsAtMs: number | null;
  fallback: string;
  format?: (leftMs: number) => string;
}

/** "4 h 12 min left". */
export function TimeLeft({ endsAtMs, fallback, format = formatRemaining }: TimeLeftProps) {
  if (endsAtMs === null) return fallback;
  return (
    <>
      <Countdown endsAtMs={endsAtMs} format={format} /> left
    </>
  );
}
