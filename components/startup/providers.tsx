"use client";

import { QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";

import { adviceFor } from "@/components/feedback/advice";
import { announce, LiveRegion } from "@/components/feedback/live-region";
import { RefreshProvider } from "@/components/feedback/refresh";
import { showToast } from "@/components/feedback/show-toast";
import { Toasts } from "@/components/feedback/toasts";
import { useFetching } from "@/components/feedback/use-query-cache";
import { queryStorage } from "@/components/session/query-storage";
import { callQueue, isLeaving, useVisitorSession } from "@/components/session/session";
import { subscribeToClock } from "@/components/window/use-now";
import { ApiError, codeAndMessage } from "@/lib/api/transport/errors";
import { createQueryClient } from "@/lib/api/transport/query-client";
import { fingerprint } from "@/lib/api/transport/session";
import { loginPath } from "@/lib/site/next-path";
import { apiKeyStore, authStore, rejectionStore, removeKey } from "@/lib/store/account/session";
import { migrateStorage } from "@/lib/store/engine/migrations";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { gameClockStore } from "@/lib/store/preferences/game-clock";

import { clockWatch } from "./clock-watch";

// Before the first page reads what is stored.
migrateStorage();

const REST_MS = 2_000;

const isNobody = () => authStore.get().kind === "signed-out";

/** The providers for pages that read player data; other pages don't load them. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() =>
    createQueryClient({
      onKeyRejected: forgetKey,
      onStaleError: toast,
      onRecovered,
      storage: queryStorage,
    }),
  );

  // Calls that started before the scripts loaded count towards the limit, whether the page uses their responses or finds its data
  // in this browser.
  useEffect(() => {
    if (globalThis.takePreloadedCall) void callQueue.readUsage();
  }, []);

  useEffect(ignoreErrorsOfUnmountedPages, []);

  // Starts them once the page has come to rest. If their code doesn't load, the page does without them.
  useEffect(() => {
    const timer = setTimeout(() => {
      import("./background-tasks").then(
        (late) => {
          late.startBackgroundTasks(queryClient);
        },
        () => undefined,
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [queryClient]);

  // After a change of key, or a logout: nothing of the previous account may be requested, shown or stored.
  useEffect(() => {
    let visitor = authStore.get();
    return authStore.subscribe(() => {
      const before = visitor;
      visitor = authStore.get();
      if (visitor === before) return;
      // A preloaded response that nothing has used yet may be another rejection, and would delete the key of the next login.
      globalThis.takePreloadedCall = undefined;
      void queryClient.cancelQueries();
      queryClient.removeQueries({ queryKey: ["account"], type: "inactive" });
    });
  }, [queryClient]);

  return (
    <QueryClientProvider client={queryClient}>
      <RefreshProvider>{children}</RefreshProvider>
      <Toasts />
      <LiveRegion />
    </QueryClientProvider>
  );
}

/** Sends visitors without a key to the login, and remembers where they were going. */
export function Guard({ children }: { children: ReactNode }) {
  const router = useRouter();
  const visitor = useStoredValue(authStore);

  useEffect(() => {
    // Read from the store: while hydrating, `visitor` is still "signed-out", as in the static HTML.
    if (!isNobody() || isLeaving()) return;
    const { pathname, search } = window.location;
    router.replace(loginPath(pathname + search));
  }, [visitor, router]);

  useEffect(() => {
    // The browser may restore a page from before the logout, including player data (bfcache).
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isNobody()) window.location.reload();
    };
    window.addEventListener("pageshow", onShow);
    return () => {
      window.removeEventListener("pageshow", onShow);
    };
  }, []);

  return children;
}

const SECOND_MS = 1000;

let watch: ReturnType<typeof clockWatch> | undefined;

/** Compares the device's clock with the game's when that is due, once the page has all of its responses. */
export function ClockCheck() {
  const session = useVisitorSession();
  const queryClient = useQueryClient();
  const isFetching = useFetching() > 0;

  useEffect(() => {
    if (session === null || session.isSample || isFetching) return;
    return subscribeToClock(SECOND_MS, () => {
      watch ??= clockWatch(gameClockStore.get);
      if (!watch.isDue()) return;
      watch.asked();
      void import("./compare-clocks")
        .then(({ compareClocks }) => compareClocks(queryClient, session))
        // The page doesn't need the result, so a failure is ignored: the next check tries again.
        .then(watch.compared, () => undefined);
    });
  }, [session, queryClient, isFetching]);
  return null;
}

/** Removes a rejected key. The guard then opens the login, which says why. */
function forgetKey(error: ApiError) {
  const key = apiKeyStore.get();
  // A response to a previous key, which another tab has replaced, says nothing about the current key.
  if (key === "" || error.account !== fingerprint({ key })) return;
  rejectionStore.set(codeAndMessage(error));
  void removeKey();
}

/** Shows one toast per kind of error, however many calls fail together. */
function toast(error: ApiError) {
  showToast({
    kind: "error",
    title: "Couldn’t refresh",
    description: adviceFor(error, "a Full Access key"),
    id: error.kind,
  });
}

function onRecovered() {
  announce("Updated");
}

/**
 * A call may fail just as the player leaves the page that waits for it. React then continues with the next page, and reports the
 * error as uncaught although it is harmless. Unhandled rejections are still reported.
 * @returns a function that stops it
 */
export function ignoreErrorsOfUnmountedPages(): () => void {
  const ignore = (event: ErrorEvent) => {
    if (event.error instanceof ApiError) event.preventDefault();
  };
  window.addEventListener("error", ignore);
  return () => {
    window.removeEventListener("error", ignore);
  };
}
