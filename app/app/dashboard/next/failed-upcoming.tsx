import { RetryAdvice } from "@/components/feedback/retry-advice";
import { formatList } from "@/lib/format/numbers";

import { EVENTS, type UpcomingFailure } from "./use-upcoming";

/** Names the parts of the list that couldn't be loaded, and the reason. All parts except the events are the player's own. */
export function FailedUpcoming({ missing, ...failure }: UpcomingFailure) {
  const own = missing.filter((what) => what !== EVENTS);
  const parts = missing.map((what) =>
    what === EVENTS ? "the game’s events" : what === own[0] ? `your ${what}` : what,
  );
  return (
    <p role="alert" className="mt-2 text-small text-muted-foreground">
      Couldn’t load {formatList(parts)}. <RetryAdvice {...failure} />
    </p>
  );
}
