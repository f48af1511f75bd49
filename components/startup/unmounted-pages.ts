import { ApiError } from "@/lib/api/transport/errors";

/**
 * A call may fail just as the player leaves the page that waits for it. React then goes on with the next page, and reports
 * the error as uncaught although nobody misses anything: the browser need not hear of it. A promise's error is no such case.
 * @returns what ends it
 */
export function ignoreErrorsOfUnmountedPages(): () => void {
  const ignore = (event: ErrorEvent) => {
    if (event.error instanceof ApiError) event.preventDefault();
  };
  window.addEventListener("error", ignore);
  return () => {
    window.removeEventListener("error", ignore);
  };
}
