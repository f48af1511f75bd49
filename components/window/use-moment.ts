import { useAsOfNow } from "./use-now";

const MINUTE_MS = 60_000;

/** The time in epoch milliseconds, renewed each minute and as one of these moments comes. */
export const useMoment = (momentsMs: readonly number[]): number =>
  useAsOfNow(1000, (nowMs) =>
    Math.max(
      Math.floor(nowMs / MINUTE_MS) * MINUTE_MS,
      ...momentsMs.filter((atMs) => atMs <= nowMs),
    ),
  );
