import type { ReactNode } from "react";

import { accessFor, type ApiPath } from "@/lib/api/transport/access";
import type { ApiError } from "@/lib/api/transport/errors";

import { adviceFor } from "./advice";
import { RetryButton } from "./retry-button";

interface RetryAdviceProps {
  error: ApiError;
  /** The access that the call needs, in words. */
  access: string;
  retry: () => void;
}

/** A response that the page works without, which is missing if `error` is set, and the path of its call. */
export interface MissingResponse {
  path: ApiPath;
  error: ApiError | null;
  retry: () => void;
}

/** Says what is missing on the page without the data, why, and how to retry. Renders nothing without an error. */
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

/** Follows a sentence about missing data that the page works without: advice, and a button to retry. */
export function RetryAdvice({ error, access, retry }: RetryAdviceProps) {
  return (
    <>
      {adviceFor(error, access)} <RetryButton variant="sentence" onRetry={retry} />
    </>
  );
}
