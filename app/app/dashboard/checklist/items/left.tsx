import { Countdown } from "@/components/game/countdown";
import { formatRemaining } from "@/lib/format/times";

interface LeftProps {
  endsAtMs: number | null;
  otherwise: string;
  format?: (leftMs: number) => string;
}

/** "4 h 12 min left". */
export function Left({ endsAtMs, otherwise, format = formatRemaining }: LeftProps) {
  if (endsAtMs === null) return otherwise;
  return (
    <>
      <Countdown endsAtMs={endsAtMs} format={format} /> left
    </>
  );
}
