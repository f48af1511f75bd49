"use client";

import type { QueryClient } from "@tanstack/react-query";
import { createContext, use, useMemo } from "react";

import { CallQueue } from "@/lib/api/transport/call-queue";
import type { Session } from "@/lib/api/transport/session";
import {
  type AuthState,
  authStore,
  rejectionStore,
  removeKey,
  sampleStore,
} from "@/lib/store/account/session";
import { SharedEntries, usageEntriesSchema } from "@/lib/store/engine/shared-entries";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";

/** The call queue of this tab. It shares its count of calls with other tabs. */
export const callQueue = new CallQueue(new SharedEntries("calls", usageEntriesSchema));

/** The session of a key that may not be stored yet. */
export const sessionOf = (key: string): Session => ({ key, queue: callQueue, isSample: false });

/** The visitor's session, or null while nobody is logged in. */
export function useVisitorSession(): Session | null {
  const visitor = useStoredValue(authStore);
  return useMemo(() => visitorSession(visitor), [visitor]);
}

export function visitorSession(visitor: AuthState): Session | null {
  switch (visitor.kind) {
    case "signed-out":
      return null;
    case "sample":
      return { key: "", queue: callQueue, isSample: true };
    case "signed-in":
      return sessionOf(visitor.key);
  }
}

const PlayerSession = createContext<Session | null>(null);

/** Provides the player's session to everything inside it. */
export const SessionProvider = PlayerSession.Provider;

/** The player's session. Throws outside a Panel, which shows its children only if there is a session. */
export function useSession(): Session {
  const session = use(PlayerSession);
  if (session === null) throw new Error("useSession needs a Panel around its component");
  return session;
}

let leaving = false;

/** True from the logout until the page is unloaded: the player then goes to the landing page, not to the login. */
export const isLeaving = () => leaving;

/**
 * Removes the key and all data of the account, then reloads at the landing page. In the sample data, it only leaves the sample.
 */
export function logOut(queryClient: QueryClient) {
  leaveAfter(queryClient, async () => {
    if (sampleStore.get()) {
      sampleStore.set(false);
      return;
    }
    rejectionStore.clear();
    await removeKey();
  });
}

/** Calls `remove`, which deletes data of the player, then reloads at the landing page. */
export function leaveAfter(queryClient: QueryClient, remove: () => Promise<void>) {
  leaving = true;
  queryClient.clear();
  void remove().finally(() => {
    window.location.replace("/");
  });
}
