import type { ApiError } from "@/lib/api/errors";

/** The specification's own sentence for code 7. */
export const NO_FACTION_ACCESS =
  "You do not have faction API access. Contact your faction leader to enable this feature for you.";

/** What happened and one thing to do, in a sentence each. `needs` is what the page needs of a key. */
export function adviceFor(error: ApiError, needs: string): string {
  switch (error.kind) {
    case "key-rejected":
      return `The game does not know your API key (${error.message}). Log in with another one.`;
    case "key-unusable":
      return `The game does not let your API key be used at present (${error.message}). Put that right in the game, then try again.`;
    case "access-too-low":
      return `Your API key may not read this: the page needs ${needs}. Create a Full Access key and log in with it.`;
    case "no-faction-access":
      return NO_FACTION_ACCESS;
    case "not-migrated":
      return `The game does not offer this to you yet (${error.message}). Move to the game's newer crimes to use it.`;
    case "rate-limited":
      return "Your tools together passed the game's limit of 100 calls a minute. Try again: the call waits until the minute is over.";
    case "address-blocked":
      return "The game takes no calls from your address for now. Calls go on after five minutes: try again then.";
    case "daily-limit":
      return `Your API key has read all that the game allows in a day (${error.message}). Try again tomorrow.`;
    case "unavailable":
      return `The game's API is closed or out of order (${error.message}). Try again in a few minutes.`;
    case "bad-request":
      return `The game did not accept our request (${error.message}). Try again, and tell us if it stays.`;
    case "unexpected-shape":
      return `The game's answer is not one that we know: ${error.message}. Try again, and tell us if it stays.`;
    case "timeout":
      return `The game did not answer in time: ${error.message}. Try again in a few minutes.`;
    case "offline":
      return `There is no connection to the game: ${error.message}. Check your network, then try again.`;
  }
}
