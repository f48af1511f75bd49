"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { useFetching } from "@/components/feedback/use-query-cache";
import { useVisitorSession } from "@/components/session/session";
import { subscribeToClock } from "@/components/window/use-now";
import { gameClockStore } from "@/lib/store/preferences/game-clock";

import { clockWatch } from "./clock-watch";

const SECOND_MS = 1000;

let watch: ReturnType<typeof clockWatch> | undefined;

/** Compares the device's clock with the game's when that is due, once the page has all of its answers. */
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
