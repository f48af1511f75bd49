import { useQueryClient } from "@tanstack/react-query";
import { RotateCw, TriangleAlert } from "lucide-react";
import { useState } from "react";

import { Alert, AlertActions, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ApiError } from "@/lib/api/transport/errors";
import { gameTime } from "@/lib/store/preferences/game-clock";

import { CopyDetails, errorDetails, type Failure } from "./error-details";

interface FailedCardProps extends Failure {
  name: string;
  onReset: () => void;
}

/** Shown instead of a card that has crashed. */
export function FailedCard({ name, onReset, ...failure }: FailedCardProps) {
  const client = useQueryClient();
  const [details] = useState(() => errorDetails(failure, gameTime()));

  return (
    <Alert variant="destructive" role="alert" className="mt-6">
      <TriangleAlert aria-hidden />
      <div className="min-w-0">
        <AlertTitle>{name} couldn’t be shown</AlertTitle>
        <AlertDescription>
          The rest of the page still works. Try again, or send us the details.
        </AlertDescription>
        <AlertActions>
          <Button
            variant="outline"
            onClick={() => {
              // A cached response that crashed the card would crash it again.
              client.removeQueries({
                predicate: ({ state: { error } }) => error !== null && !(error instanceof ApiError),
              });
              onReset();
            }}
          >
            <RotateCw aria-hidden />
            Try again
          </Button>
          <CopyDetails details={details} />
        </AlertActions>
      </div>
    </Alert>
  );
}
