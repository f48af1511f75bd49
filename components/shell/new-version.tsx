"use client";

import { CircleArrowUp } from "lucide-react";
import { useEffect, useState } from "react";

import { Button } from "@/components/ui/button";

import { registerServiceWorker, activateWaiting } from "./register-service-worker";

/** Runs the service worker, and says at the bottom of the window when a newer version waits. */
export function NewVersion() {
  const [waiting, setWaiting] = useState<ServiceWorkerRegistration | null>(null);
  useEffect(() => registerServiceWorker(setWaiting), []);

  return (
    waiting !== null && (
      <div className="flex flex-wrap items-center gap-3 border-t border-rule bg-popover px-3 py-2 text-popover-foreground">
        <CircleArrowUp aria-hidden className="size-4 shrink-0 text-info" />
        <p className="min-w-0 flex-1 basis-48">
          <b>There is a new version.</b> Until you reload, everything works as before.
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
