import { Button } from "@/components/ui/button";
import { formatList } from "@/lib/format/numbers";

import type { UpcomingResult } from "./use-upcoming";

/** What the list lacks and why; the rest of it stays. */
export function Missing({
  missing,
  advice,
  retry,
}: Pick<UpcomingResult, "missing" | "advice" | "retry">) {
  return (
    <p className="mt-2 text-small text-muted-foreground">
      Couldn’t load your {formatList(missing)}. {advice}{" "}
      <Button variant="link" size="inline" onClick={retry}>
        Try again
      </Button>
    </p>
  );
}
