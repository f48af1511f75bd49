/** The address of the game's API, for the client and for a page's preloaded calls. */
export const GAME_API_URL = process.env.NEXT_PUBLIC_GAME_API_URL ?? "https://api.torn.com/v2";

export const TIMEOUT_MS = 20_000;

/** Time before an automatic refetch, in ms: `staleTime` of all queries. */
export const STALE_TIME_MS = 60_000;

/** The key is sent to this address only, and nothing else is sent with it. */
export const CALL_OPTIONS = {
  redirect: "error",
  credentials: "omit",
  referrerPolicy: "no-referrer",
} as const satisfies RequestInit;

/** The address of a path. It names the tool in the player's list of API calls, where the game displays ten characters. */
export const gameAddress = (path: string, api = GAME_API_URL): string =>
  `${api}${path}${path.includes("?") ? "&" : "?"}comment=Almanac`;

/** The path with the time of the call, which bypasses the API's cache of half a minute. */
export const withTimestamp = (path: string): string =>
  `${path}?timestamp=${Math.floor(Date.now() / 1000)}`;
