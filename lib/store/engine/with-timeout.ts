/** Timeout for storage operations, in ms. Some browsers never settle them. */
const STORAGE_TIMEOUT_MS = 3_000;

/** The value of a storage operation; null if it is refused, missing, or times out. */
export async function withTimeout<T>(ask: () => Promise<T>): Promise<{ value: T } | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, STORAGE_TIMEOUT_MS, null);
  });
  try {
    return await Promise.race([withoutTimeout(ask), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The value of a storage operation; null if it is refused or missing. For one that may take longer than the timeout, such as a
 * large write, in a browser that has just settled another one.
 */
export async function withoutTimeout<T>(ask: () => Promise<T>): Promise<{ value: T } | null> {
  try {
    return { value: await ask() };
  } catch {
    return null;
  }
}
