import { useTimeSelector } from "./use-now";

const MINUTE_MS = 60_000;

/** The time in epoch milliseconds, updated each minute and when one of these moments passes. */
export const useNowAt = (momentsMs: readonly number[]): number =>
  useTimeSelector(1000, (nowMs) =>
    Math.max(
      Math.floor(nowMs / MINUTE_MS) * MINUTE_MS,
      ...momentsMs.filter((atMs) => atMs <= nowMs),
    ),
  );
