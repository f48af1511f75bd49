import { TriangleAlert } from "lucide-react";

import { RetryButton } from "@/components/feedback/retry-button";
import { Alert, AlertActions, AlertDescription, AlertTitle } from "@/components/ui/alert";

import type { ItemId } from "./items/items";

/** Why several items couldn’t be loaded, stated once for all of them. */
export interface SharedFailure {
  ids: ReadonlySet<ItemId>;
  /** A sentence or two for each reason. */
  reasons: readonly string[];
  /** Each call once; none where no retry helps. */
  retries: readonly (() => void)[];
}

/** One banner for all items that failed for the same reason; their rows are muted. */
export function FailureBanner({ failure: { ids, reasons, retries } }: { failure: SharedFailure }) {
  return (
    <Alert variant="destructive" role="alert" className="mt-4">
      <TriangleAlert aria-hidden />
      <div>
        <AlertTitle>{ids.size} items couldn’t be loaded</AlertTitle>
        {reasons.map((reason) => (
          <AlertDescription key={reason}>{reason}</AlertDescription>
        ))}
        {retries.length > 0 && (
          <AlertActions>
            <RetryButton
              onRetry={() => {
                for (const retry of retries) retry();
              }}
            />
          </AlertActions>
        )}
      </div>
    </Alert>
  );
}
