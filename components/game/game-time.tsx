"use client";

import type { ReactNode } from "react";

import { useTimeSelector } from "@/components/window/use-now";
import { formatIsoMoment, formatLocalMoment } from "@/lib/format/days";
import { formatRemaining } from "@/lib/format/times";

/** A time, written in game time; hovering shows the player's local time. */
export function GameTime({ atMs, children }: { atMs: number; children: ReactNode }) {
  return (
    <time
      translate="no"
      dateTime={formatIsoMoment(atMs)}
      title={formatLocalMoment(atMs)}
      className="whitespace-nowrap"
    >
      {children}
    </time>
  );
}

interface CountdownProps {
  endsAtMs: number;
  /** Formats the time left, which is never less than 0. */
  format?: (remainingMs: number) => string;
}

/**
 * The time left until `endsAtMs`, with seconds only in the last hour unless `format` differs. Only this text re-renders as it
 * ticks, and screen readers do not announce it.
 */
export function Countdown({ endsAtMs, format = formatRemaining }: CountdownProps) {
  const left = useTimeSelector(1000, (nowMs) =>
    nowMs === 0 ? "" : format(Math.max(0, endsAtMs - nowMs)),
  );
  return (
    <span role="timer" translate="no">
      {left}
    </span>
  );
}
