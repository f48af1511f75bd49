import { Countdown } from "@/components/game/game-time";
import { formatDuration } from "@/lib/format/times";
import { earliestStart } from "@/lib/game/crimes/earliest-start";
import { filledCount, type OrganisedCrime } from "@/lib/game/crimes/organised-crime";

interface StartsInProps {
  crime: OrganisedCrime;
  nowMs: number;
  /** Formats the time left, which is 0 once the crime could start. */
  format?: (remainingMs: number) => string;
}

/** "1 d 4 h" or "ready". With empty slots the start moves with the clock, so there is no countdown. */
export function StartsIn({ crime, nowMs, format = remainingOrReady }: StartsInProps) {
  const atMs = earliestStart(crime, nowMs);
  if (atMs === null) return "–";
  if (filledCount(crime) < crime.slots.length) return format(atMs - nowMs);
  return <Countdown endsAtMs={atMs} format={format} />;
}

const remainingOrReady = (remainingMs: number) =>
  remainingMs === 0 ? "ready" : formatDuration(remainingMs);
