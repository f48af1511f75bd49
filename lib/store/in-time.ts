/** How long a browser may take to store or find something. Some never answer at all. */
const PATIENCE_MS = 3_000;

/** What the browser's storage answers; null where it refuses, is missing, or does not answer in time. */
export async function inTime<T>(ask: () => Promise<T>): Promise<{ value: T } | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  try {
    return await Promise.race([ask().then((value) => ({ value })), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
