import type { ApiError } from "@/lib/api/transport/errors";

/** The sentence for code 7. Source: contract 5.4. */
export const NO_FACTION_ACCESS =
  "You do not have faction API access. Contact your faction leader to enable this feature for you.";

/** What happened and one thing to do, a sentence each. `access` is what a key must be able to read for it, in words. */
export function adviceFor(error: ApiError, access: string): string {
  switch (error.kind) {
    case "key-rejected":
      return `The game doesn’t recognise your API key (${error.message}). Log in with another one.`;
    case "key-unusable":
      return `Your API key can’t be used right now (${error.message}). Fix that in the game, then try again.`;
    case "access-too-low":
      return `Your API key can’t read this: the page needs ${access}. Create a Full Access key and log in with it.`;
    case "no-faction-access":
      return NO_FACTION_ACCESS;
    case "not-migrated":
      return `The game doesn’t offer you this yet (${error.message}). Switch to the newer crimes in the game to use it.`;
    case "rate-limited":
      return "Your tools together went over the game’s limit of 100 calls a minute. Try again: the call waits until the minute is over.";
    case "address-blocked":
      return "The game is blocking calls from your address. Calls resume in five minutes: try again then.";
    case "daily-limit":
      return `Your API key has read all it’s allowed to in a day (${error.message}). Try again tomorrow.`;
    case "unavailable":
      return `The game’s API is closed or not working (${error.message}). Try again in a few minutes.`;
    case "bad-request":
      return `The game didn’t accept our request (${error.message}). Try again, and tell us if it keeps happening.`;
    case "unexpected-shape":
      return `We don’t understand the game’s answer: ${error.message}. Try again, and tell us if it keeps happening.`;
    case "timeout":
      return `The game didn’t answer in time: ${error.message}. Try again in a few minutes.`;
    case "offline":
      return `We can’t reach the game: ${error.message}. Check your connection, then try again.`;
  }
}
