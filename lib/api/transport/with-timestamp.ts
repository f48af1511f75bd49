/** The path with the time of the call, which bypasses the API's cache of half a minute. */
export const withTimestamp = (path: string): string =>
  `${path}?timestamp=${Math.floor(Date.now() / 1000)}`;
