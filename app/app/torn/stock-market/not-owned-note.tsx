import { adviceFor } from "@/components/state/advice";
import { Button } from "@/components/ui/button";
import { needsOf } from "@/lib/api/access";
import type { ApiError } from "@/lib/api/errors";

/** What the player owns is not there; the page stands without. */
export function NotOwnedNote({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  return (
    <p className="pb-3 text-muted-foreground">
      Your holdings aren’t shown. {adviceFor(error, needsOf("user/stocks"))}{" "}
      <Button variant="link" size="inline" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
