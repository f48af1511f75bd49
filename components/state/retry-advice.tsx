import { Button } from "@/components/ui/button";
import type { ApiError } from "@/lib/api/errors";

import { adviceFor } from "./advice";

interface RetryAdviceProps {
  error: ApiError;
  /** What the call needs of an API key. */
  needs: string;
  retry: () => void;
}

/** Ends a sentence about an answer that the page can do without: what to do, and the button that asks again. */
export function RetryAdvice({ error, needs, retry }: RetryAdviceProps) {
  return (
    <>
      {adviceFor(error, needs)}{" "}
      <Button variant="link" size="inline" onClick={retry}>
        Try again
      </Button>
    </>
  );
}
