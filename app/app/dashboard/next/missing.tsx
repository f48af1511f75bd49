import { RetryAdvice } from "@/components/feedback/retry-advice";
import { formatList } from "@/lib/format/numbers";

import type { UpcomingFailure } from "./use-upcoming";

/** What the list lacks and why; the rest of it stays. */
export const Missing = ({ missing, ...failure }: UpcomingFailure) => (
  <p className="mt-2 text-small text-muted-foreground">
    Couldn’t load your {formatList(missing)}. <RetryAdvice {...failure} />
  </p>
);
