import { Button } from "@/components/ui/button";
import { formatList } from "@/lib/format/numbers";

import type { UpcomingResult } from "./use-upcoming";

/** What the list is without, in one sentence: the rest of it stands. */
export function Missing({
  missing,
  advice,
  retry,
}: Pick<UpcomingResult, "missing" | "advice" | "retry">) {
  return (
    <p className="mt-2 text-small text-muted-foreground">
      Not shown: {formatList(missing)}. The game didn’t answer. {advice}{" "}
      <Button variant="link" size="inline" onClick={retry}>
        Try again
      </Button>
    </p>
  );
}
