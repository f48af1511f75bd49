"use client";

import { CircleArrowUp } from "lucide-react";
import { useEffect, useState } from "react";

import { Button } from "@/components/ui/button";
import { HOUR_MS } from "@/lib/common/time";

/** Runs the service worker, and says at the bottom of the window when a newer version waits. */
export function NewVersion() {
  const [waiting, setWaiting] = useState<ServiceWorkerRegistration | null>(null);
  useEffect(() => registerServiceWorker(setWaiting), []);

  return (
    waiting !== null && (
      <div className="flex flex-wrap items-center gap-3 border-t border-rule bg-popover px-3 py-2 text-popover-foreground">
        <CircleArrowUp aria-hidden className="size-4 shrink-0 text-info" />
        <p className="min-w-0 flex-1 basis-48">
          <b>New version available.</b> Reload to get it.
        </p>
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            activateWaiting(waiting);
          }}
        >
          Reload
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            setWaiting(null);
          }}
        >
          Later
        </Button>
      </div>
    )
  );
}

/**
 * Registers the service worker, and reports when a newer one waits to take over. Once it has, whichever tab allowed it,
 * every tab reloads: the files of the previous version are gone.
 * @returns what ends it
 */
function registerServiceWorker(
  onWaiting: (registration: ServiceWorkerRegistration) => void,
): () => void {
  // Missing where the site isn't served over HTTPS.
  const workers = "serviceWorker" in navigator ? navigator.serviceWorker : null;
  if (workers === null) return () => undefined;
  const ended = new AbortController();
  const { signal } = ended;

  const watch = (registration: ServiceWorkerRegistration) => {
    if (signal.aborted) return;
    let isFirst = registration.active === null;
    const look = () => {
      if (registration.waiting !== null && registration.active !== null) onWaiting(registration);
    };
    look();
    registration.addEventListener(
      "updatefound",
      () => {
        registration.installing?.addEventListener("statechange", look, { signal });
      },
      { signal },
    );
    workers.addEventListener(
      "controllerchange",
      () => {
        if (!isFirst) window.location.reload();
        isFirst = false;
      },
      { signal },
    );
    // The browser itself looks only when a page loads, and a tab of ours may stay open for days.
    let lookedAtMs = performance.now();
    document.addEventListener(
      "visibilitychange",
      () => {
        if (document.hidden || performance.now() - lookedAtMs < HOUR_MS) return;
        lookedAtMs = performance.now();
        registration.update().catch(() => undefined);
      },
      { signal },
    );
  };

  // A browser may refuse, or have no network: the site works without.
  workers
    .register("/sw.js", { updateViaCache: "none" })
    .then(watch)
    .catch(() => undefined);
  return () => {
    ended.abort();
  };
}

/** Activates the waiting version. */
function activateWaiting({ waiting }: ServiceWorkerRegistration) {
  if (waiting === null) window.location.reload();
  else waiting.postMessage("take over");
}
