import { formatWhole } from "@/lib/format/numbers";

/** "About 45 s left", "About 4 min left". */
export const remainingText = (ms: number) =>
  ms < 90_000
    ? `About ${formatWhole(Math.max(1, Math.ceil(ms / 1000)))} s left`
    : `About ${formatWhole(Math.ceil(ms / 60_000))} min left`;
