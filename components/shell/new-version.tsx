"use client";

import { CircleArrowUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { Button } from "@/components/ui/button";
import { HOUR_MS } from "@/lib/common/time";

/** A newer version: it waits, or it has taken over and this tab shows the one before. */
type Newer = { waiting: ServiceWorkerRegistration } | "taken over";

/** Runs the service worker, and says at the bottom of the window when there is a newer version. */
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

/** Fields whose text is in the address or saved as it is typed, and switches that aren't part of a form. */
const KEPT =
  "[type=search], [role=combobox], :not(form *):is([type=checkbox], [type=radio], select)";

/** Watches what is typed. The function that it returns says whether a reload would lose some of it. */
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
    // A form that refused its values has been submitted as well.
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
  /** A newer version has taken over, in whichever tab it was accepted: the files of the previous one are gone. */
  onTakenOver: () => void;
}

/** Registers the service worker, and reports when a newer one waits to take over, and when one has. */
function registerServiceWorker(signal: AbortSignal, { onWaiting, onTakenOver }: WorkerEvents) {
  // Missing where the site isn't served over HTTPS.
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
}

/** Activates the waiting version. */
function activateWaiting({ waiting }: ServiceWorkerRegistration) {
  if (waiting === null) window.location.reload();
  else waiting.postMessage("take over");
}
