import type { ApiError } from "@/lib/api/transport/errors";

/** The sentence for code 7. Source: contract 5.4. */
export const NO_FACTION_ACCESS =
  "You do not have faction API access. Contact your faction leader to enable this feature for you.";

/** Returns two sentences: the error, and one thing to do about it. `access` is the access that the call needs, in words. */
export function adviceFor(error: ApiError, access: string): string {
  switch (error.kind) {
    case "key-rejected":
      return `The game doesn’t recognise your API key (${error.message}). Log in with another one.`;
    case "key-unusable":
      return `Your API key can’t be used right now (${error.message}). Try again once it works, or log in with another one.`;
    case "access-too-low":
      return `Your API key can’t access this: the page needs ${access}. Log in with a Full Access key.`;
    case "no-faction-access":
      return NO_FACTION_ACCESS;
    case "not-migrated":
      return `Not available until you or your faction switch to crimes 2.0 (${error.message}).`;
    case "rate-limited":
      return "Your tools together went over the game’s limit of 100 calls per minute. Try again; the call waits until it’s allowed.";
    case "address-blocked":
      return "The game is blocking your IP address. Try again in a few minutes.";
    case "daily-limit":
      return `Daily limit reached (${error.message}). Try again tomorrow.`;
    case "unavailable":
      return `The game’s API is down (${error.message}). Try again in a few minutes.`;
    case "bad-request":
      return `The game rejected our request (${error.message}). Try again, and tell us if it keeps happening.`;
    case "unexpected-shape":
      return `Unexpected data from the game: ${error.message}. Try again, and tell us if it keeps happening.`;
    case "timeout":
      return `The game is slow: ${error.message}. Try again in a few minutes.`;
    case "offline":
      return `Couldn’t connect: ${error.message}. Check your connection, then try again.`;
  }
}
