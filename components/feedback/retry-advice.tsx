import type { ReactNode } from "react";

import { accessFor, type ApiPath } from "@/lib/api/transport/access";
import type { ApiError } from "@/lib/api/transport/errors";

import { adviceFor } from "./advice";
import { RetryButton } from "./retry-button";

interface RetryAdviceProps {
  error: ApiError;
  /** What the call needs of an API key. */
  access: string;
  retry: () => void;
}

/** Missing data that the page works without, and the path of its call. */
export interface MissingResponse {
  path: ApiPath;
  error: ApiError | null;
  retry: () => void;
}

/** Says what the page lacks without the data, why, and how to retry; nothing while the data isn’t missing. */
export const FailedCall = ({
  path,
  error,
  retry,
  children,
}: MissingResponse & { children: ReactNode }) =>
  error && (
    <p role="alert" className="mt-3 text-muted-foreground">
      {children} <RetryAdvice error={error} access={accessFor(path)} retry={retry} />
    </p>
  );

/** Ends a sentence about missing data that the page works without: what to do, and a button to retry. */
export function RetryAdvice({ error, access, retry }: RetryAdviceProps) {
  return (
    <>
      {adviceFor(error, access)} <RetryButton place="sentence" onRetry={retry} />
    </>
  );
}
