import { Missing } from "@/components/feedback/retry-advice";

import { useOwnerAnswer } from "./use-history-owner";

/** Says that nothing is saved while it is unknown whose it is. */
export function OwnerMissing() {
  return (
    <Missing path="user/basic" {...useOwnerAnswer()}>
      Couldn’t load your player number: the history loaded here isn’t saved for your next visit.
    </Missing>
  );
}
