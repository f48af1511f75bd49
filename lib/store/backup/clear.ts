import { clear } from "idb-keyval";

import { removeLedgerHistory } from "@/lib/store/account/listed-histories";
import { playerStore } from "@/lib/store/account/player";
import { removeAnswers } from "@/lib/store/account/response-cache";
import { historyChanges, storedEntries } from "@/lib/store/account/stored-histories";
import { removeNames, writeHistories } from "@/lib/store/account/write-histories";
import { removeLocal } from "@/lib/store/engine/browser-storage";
import { keysOf } from "@/lib/store/engine/keys";
import { sharedDatabase } from "@/lib/store/engine/shared-entries";
import { withTimeout } from "@/lib/store/engine/with-timeout";
import { sidebarStore } from "@/lib/store/preferences/shell";

/**
 * Removes the active player's user data and histories: statistics, sessions and trades that their key has fetched, and crimes and
 * news of factions and companies, unless another player's key has fetched them in this browser too. Those that were fetched by an
 * unknown player's key are the player's.
 */
export async function clearUserData(): Promise<void> {
  removeLocal(keysOf("user"));
  const kept = await storedEntries();
  if (kept === null) return;
  const none = {
    crimeHistories: {},
    factionNews: {},
    companyNews: {},
    pastStats: {},
    trainingHistories: {},
  };
  const changes = historyChanges(kept, playerStore.get(), none);
  await writeHistories(kept, changes, () => undefined);
  await removeNames(changes.removed);
  await removeLedgerHistory(playerStore.get());
}

/**
 * Removes everything that this site stores in the browser: the key, all user data, saved API responses, the caches and the
 * service worker. If a part can't be removed, the rest is still removed.
 */
export async function clearEverything(): Promise<void> {
  sidebarStore.clear();
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      storage().clear();
    } catch {
      // Storage is blocked, so it is empty.
    }
  }
  await Promise.all([
    withTimeout(() => clear()),
    withTimeout(() => clear(sharedDatabase())),
    removeAnswers(),
    withTimeout(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    }),
    withTimeout(async () => {
      for (const worker of await navigator.serviceWorker.getRegistrations()) {
        await worker.unregister();
      }
    }),
  ]);
}
