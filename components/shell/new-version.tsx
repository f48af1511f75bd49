"use client";

import { CircleArrowUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { Button } from "@/components/ui/button";
import { HOUR_MS } from "@/lib/common/time";

/** A newer version: it waits, or it has taken over while this tab still shows the version before. */
type Newer = { waiting: ServiceWorkerRegistration } | "taken over";

/** Registers the service worker, and says at the bottom of the window when there is a newer version. */
export function NewVersion() {
  const [newer, setNewer] = useState<Newer | null>(null);
  const isAccepted = useRef(false);
  useEffect(() => {
    const ended = new AbortController();
    const hasTyping = watchTyping(ended.signal);
    registerServiceWorker(ended.signal, {
      onWaiting(waiting) {
        setNewer({ waiting });
      },
      onTakenOver() {
        if (isAccepted.current || !hasTyping()) window.location.reload();
        else setNewer("taken over");
      },
    });
    return () => {
      ended.abort();
    };
  }, []);

  return (
    newer !== null && (
      <div className="flex flex-wrap items-center gap-3 border-t border-rule bg-popover px-3 py-2 text-popover-foreground">
        <CircleArrowUp aria-hidden className="size-4 shrink-0 text-info" />
        <p className="min-w-0 flex-1 basis-48">
          <b>New version available.</b>{" "}
          {newer === "taken over"
            ? "Save what you’ve typed, then reload to get it."
            : "Reload to get it."}
        </p>
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            isAccepted.current = true;
            if (newer === "taken over") window.location.reload();
            else activateWaiting(newer.waiting);
          }}
        >
          Reload
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            setNewer(null);
          }}
        >
          Later
        </Button>
      </div>
    )
  );
}

/**
 * Selects fields that lose nothing on a reload: their text is in the URL or saved as it is typed, or they are switches outside a
 * form.
 */
const KEPT =
  "[type=search], [role=combobox], :not(form *):is([type=checkbox], [type=radio], select)";

/** Watches typed text. Returns a function that returns true if a reload would lose some of it. */
function watchTyping(signal: AbortSignal): () => boolean {
  const typed = new Set<Field>();
  document.addEventListener(
    "input",
    ({ target }) => {
      if (isField(target) && !target.matches(KEPT)) typed.add(target);
    },
    { signal },
  );
  document.addEventListener(
    "submit",
    ({ target }) => {
      for (const field of typed) if (field.form === target) typed.delete(field);
    },
    { signal },
  );
  return () =>
    // A form that rejected its values was submitted too, so its fields are no longer in `typed`.
    document.querySelector("form [aria-invalid=true]") !== null ||
    [...typed].some((field) => field.isConnected && field.value.trim() !== "");
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

interface WorkerEvents {
  onWaiting: (registration: ServiceWorkerRegistration) => void;
  /** Called when a newer version has taken over, in whichever tab it was accepted. The previous version's files are gone. */
  onTakenOver: () => void;
}

/** Registers the service worker. Reports when a newer version waits to take over, and when it has taken over. */
function registerServiceWorker(signal: AbortSignal, { onWaiting, onTakenOver }: WorkerEvents) {
  // Missing if the site isn't served over HTTPS.
  const workers = "serviceWorker" in navigator ? navigator.serviceWorker : null;
  if (workers === null) return;

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
        if (!isFirst) onTakenOver();
        isFirst = false;
      },
      { signal },
    );
    // The browser itself checks for updates only when a page loads, and a tab of ours may stay open for days.
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

  // A browser may refuse, or have no network. The site works without a service worker.
  workers
    .register("/sw.js", { updateViaCache: "none" })
    .then(watch)
    .catch(() => undefined);
}

/** Activates the waiting version. */
function activateWaiting({ waiting }: ServiceWorkerRegistration) {
  if (waiting === null) window.location.reload();
  else waiting.postMessage("take over");
}
