import { clear } from "idb-keyval";

import { playerStore } from "@/lib/store/account/player";
import { removeAnswers } from "@/lib/store/account/response-cache";
import {
  removeHistories,
  listCrimeHistories,
  removeStatHistories,
} from "@/lib/store/account/stored-histories";
import { removeLocal } from "@/lib/store/engine/browser-storage";
import { keysOf } from "@/lib/store/engine/keys";
import { withTimeout } from "@/lib/store/engine/with-timeout";
import { sidebarStore } from "@/lib/store/preferences/shell";

/** Removes the active user data, and the past that was read for this player. */
export async function clearUserData(): Promise<void> {
  removeLocal(keysOf("user"));
  await removeHistories(((await listCrimeHistories()) ?? []).map(({ factionId }) => factionId));
  await removeStatHistories(playerStore.get());
}

/**
 * Removes all that this site keeps in the browser: the key, what anybody made, the game's answers, the caches and the service
 * worker. What the browser refuses to remove stays without stopping the rest.
 */
export async function clearEverything(): Promise<void> {
  sidebarStore.clear();
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      storage().clear();
    } catch {
      // Blocked: then nothing is in it.
    }
  }
  await Promise.all([
    withTimeout(() => clear()),
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
