"use client";

import { useNow } from "@/components/window/use-now";
import { formatCountdown } from "@/lib/format/times";

interface CountdownProps {
  endsAtMs: number;
  /** Words for what is left, which is never less than 0. */
  format?: (leftMs: number) => string;
}

/** What is left until then, by the second. Only this text is drawn anew each second; readers do not announce it. */
export function Countdown({ endsAtMs, format = formatCountdown }: CountdownProps) {
  const now = useNow(1000);
  return <span role="timer">{now !== 0 && format(Math.max(0, endsAtMs - now))}</span>;
}
