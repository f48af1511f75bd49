/** How long a browser may take to store or find something. Some never answer at all. */
const STORAGE_TIMEOUT_MS = 3_000;

/** What the browser's storage answers; null where it refuses, is missing, or does not answer in time. */
export async function withTimeout<T>(ask: () => Promise<T>): Promise<{ value: T } | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, STORAGE_TIMEOUT_MS, null);
  });
  try {
    return await Promise.race([ask().then((value) => ({ value })), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
