import { Button } from "@/components/ui/button";
import type { ApiError } from "@/lib/api/errors";

import { adviceFor } from "./advice";

interface RetryAdviceProps {
  error: ApiError;
  /** What the call needs of an API key. */
  access: string;
  retry: () => void;
}

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
