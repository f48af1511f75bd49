import { adviceFor } from "@/components/state/advice";
import { Button } from "@/components/ui/button";
import type { ApiError } from "@/lib/api/errors";

/** What the player owns is not there; the page stands without. */
export function NotOwnedNote({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  return (
    <p className="pb-3 text-muted-foreground">
      What you own is not shown. {adviceFor(error, "a key with Limited or Full access")}{" "}
      <Button variant="link" size="inline" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
