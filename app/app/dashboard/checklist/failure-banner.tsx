import { RotateCw, TriangleAlert } from "lucide-react";

import { Alert, AlertActions, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

import type { SharedFailure } from "./shared-failure";

/** One for all items that failed for the same reason, whose rows are quiet then. */
export function FailureBanner({ failure: { ids, reasons, retries } }: { failure: SharedFailure }) {
  return (
    <Alert variant="destructive" role="alert" className="mt-4">
      <TriangleAlert aria-hidden />
      <div>
        <AlertTitle>{ids.size} items couldn’t be read</AlertTitle>
        {reasons.map((reason) => (
          <AlertDescription key={reason}>{reason}</AlertDescription>
        ))}
        {retries.length > 0 && (
          <AlertActions>
            <Button
              variant="outline"
              onClick={() => {
                for (const retry of retries) retry();
              }}
            >
              <RotateCw aria-hidden />
              Try again
            </Button>
          </AlertActions>
        )}
      </div>
    </Alert>
  );
}
