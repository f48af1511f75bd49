/** The path with the time of the call: the game then answers with what is, not with what it told half a minute ago. */
export const withTimestamp = (path: string): string =>
  `${path}?timestamp=${Math.floor(Date.now() / 1000)}`;
