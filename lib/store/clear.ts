import { clear } from "idb-keyval";

import { dropHistories, keptHistories } from "./kept-histories";
import { inTime } from "./in-time";
import { keysOf } from "./keys";
import { dropAnswers } from "./read-answers";
import { dropLocal } from "./local-data";
import { dropPastStats } from "./past-stats";
import { playerStore } from "./player";
import { sidebarStore } from "./sidebar";

/** Removes what the player in view has made, and the past that was read for them. */
export async function clearMade(): Promise<void> {
  dropLocal(keysOf("made"));
  await dropHistories(((await keptHistories()) ?? []).map(({ factionId }) => factionId));
  await dropPastStats(playerStore.get());
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
    inTime(() => clear()),
    dropAnswers(),
    inTime(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    }),
    inTime(async () => {
      for (const worker of await navigator.serviceWorker.getRegistrations()) {
        await worker.unregister();
      }
    }),
  ]);
}
