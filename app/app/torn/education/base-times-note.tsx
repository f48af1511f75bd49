import { adviceFor } from "@/components/state/advice";
import { Button } from "@/components/ui/button";
import { needsOf } from "@/lib/api/access";
import type { ApiError } from "@/lib/api/errors";

/** The player's perks are not there; the page stands without. */
export function BaseTimesNote({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  return (
    <p className="pb-3 text-muted-foreground">
      Your perks couldn’t be read, so these are the game&rsquo;s base times: yours may be shorter.{" "}
      {adviceFor(error, needsOf("user/perks"))}{" "}
      <Button variant="link" size="inline" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
