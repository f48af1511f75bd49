import { switchPlayer } from "./player";
import { apiKeyStore, removeAccountData } from "./session";

/**
 * Logs in. If the key is a different one, the previous account's data is removed.
 * @param player the number of the player whose key it is, or "" if it isn't known yet
 */
export function logIn(key: string, player = "") {
  if (key !== apiKeyStore.get()) void removeAccountData();
  switchPlayer(player);
  apiKeyStore.set(key);
}
