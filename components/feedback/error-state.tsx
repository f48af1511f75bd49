import { ShieldOff, TriangleAlert } from "lucide-react";

import { Alert, AlertActions, AlertDescription, AlertTitle } from "@/components/ui/alert";
import type { ApiError } from "@/lib/api/transport/errors";

import { adviceFor, NO_FACTION_ACCESS } from "./advice";
import { RetryButton } from "./retry-button";

interface ErrorStateProps {
  /** The page's own text, in which `{message}` is replaced by the error's message. */
  text: string;
  /** The access that the page needs, in words; shown if the key lacks it. */
  access: string;
  error: ApiError;
  onRetry: () => void;
}

export function ErrorState({ text, access, error, onRetry }: ErrorStateProps) {
  if (error.kind === "no-faction-access") return <AccessState sentence={NO_FACTION_ACCESS} />;

  return (
    <Alert variant="destructive" role="alert" className="mt-6">
      <TriangleAlert aria-hidden />
      <div>
        <AlertTitle>{text.replace("{message}", () => error.message)}</AlertTitle>
        <AlertDescription>{adviceFor(error, access)}</AlertDescription>
        {/* The game bans addresses that keep trying a key it does not know. */}
        {error.kind !== "key-rejected" && (
          <AlertActions>
            <RetryButton onRetry={onRetry} />
          </AlertActions>
        )}
      </div>
    </Alert>
  );
}

/** Shown instead of a page that the player has no access to. */
export function AccessState({ sentence }: { sentence: string }) {
  return (
    <Alert variant="destructive" role="alert" className="mt-6">
      <ShieldOff aria-hidden />
      <p>{sentence}</p>
    </Alert>
  );
}
