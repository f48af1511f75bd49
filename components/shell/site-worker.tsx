"use client";

import { Suspense, useEffect, useState } from "react";

import { useFetching } from "@/components/feedback/use-query-cache";
import { onDemand } from "@/components/ui/on-demand";

const NewVersion = onDemand(
  () => import("./new-version").then((l) => l.NewVersion),
  () => null,
);

/** A page without a call for this time is taken to have its data. */
const QUIET_MS = 2_000;

/** Starts the service worker once the page has its data, so that it doesn't delay any of it. */
export function SiteWorker() {
  const [isDue, setIsDue] = useState(false);
  const isFetching = useFetching() > 0;

  useEffect(() => {
    if (isFetching || process.env.NODE_ENV !== "production") return;
    const timer = setTimeout(setIsDue, QUIET_MS, true);
    return () => {
      clearTimeout(timer);
    };
  }, [isFetching]);

  return (
    <div role="status">
      {isDue && (
        <Suspense>
          <NewVersion />
        </Suspense>
      )}
    </div>
  );
}
