import { formatList } from "@/lib/format/numbers";

import type { ProgressRow } from "./rows";

interface NotGivenProps {
  rows: readonly ProgressRow[];
  /** Whether all has been asked for. */
  isRead: boolean;
}

/** Which of the statistics the game gave no value of at all. */
export function NotGiven({ rows, isRead }: NotGivenProps) {
  const missing = rows.filter(({ latest }) => latest === null);
  if (!isRead || missing.length === 0) return null;
  return (
    <p className="mt-2 max-w-136 text-muted-foreground">
      The game gave no values of {formatList(missing.map(({ statistic }) => statistic.title))}: your
      API key can’t read them, or you have none yet.
    </p>
  );
}
