import { Countdown } from "@/components/game/countdown";

/** "4 h 12 min 07 s left". */
export function Left({ endsAtMs, otherwise }: { endsAtMs: number | null; otherwise: string }) {
  if (endsAtMs === null) return otherwise;
  return (
    <>
      <Countdown endsAtMs={endsAtMs} /> left
    </>
  );
}
