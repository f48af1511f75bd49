import type { ReactNode } from "react";

import { Button } from "@/components/ui/button";
import { accessFor, type ApiPath } from "@/lib/api/transport/access";
import type { ApiError } from "@/lib/api/transport/errors";

import { adviceFor } from "./advice";

interface RetryAdviceProps {
  error: ApiError;
  /** What the call needs of an API key. */
  access: string;
  retry: () => void;
}

/** An answer that the page does without, and the path that it is asked by. */
export interface MissingResponse {
  path: ApiPath;
  error: ApiError | null;
  retry: () => void;
}

/** Says what a missing answer takes from the page, with its reason and a button; nothing while it isn’t missing. */
export const Missing = ({
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

/** Ends a sentence about an answer that the page can do without: what to do, and the button that asks again. */
export function RetryAdvice({ error, access, retry }: RetryAdviceProps) {
  return (
    <>
      {adviceFor(error, access)}{" "}
      <Button variant="link" size="inline" onClick={retry}>
        Try again
      </Button>
    </>
  );
}
