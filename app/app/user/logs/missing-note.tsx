import type { ReactNode } from "react";

import { RetryAdvice } from "@/components/feedback/retry-advice";
import type { ApiError } from "@/lib/api/transport/errors";

/** A list of the game that couldn’t be loaded. */
export interface Missing {
  /** "items". */
  what: string;
  error: ApiError;
  retry: () => void;
}

/** Says what is missing and what that means; the rest of the page works. */
export function MissingNote({
  missing: { what, error, retry },
  access,
  children,
}: {
  missing: Missing;
  access: string;
  children: ReactNode;
}) {
  return (
    <p className="w-full text-muted-foreground">
      The game&rsquo;s list of {what} couldn’t be loaded. {children}{" "}
      <RetryAdvice error={error} access={access} retry={retry} />
    </p>
  );
}
