"use client";

import { Hourglass } from "lucide-react";
import { useEffect } from "react";

import type { PalettePage } from "@/components/palette/entry";
import { Button } from "@/components/ui/button";
import { useStoredValue } from "@/lib/store/use-stored-value";

import { askAgain, heldPage, holdPages, holdScripts } from "./held-pages";

/** Keeps the player in the app when a page doesn't load, and says so at the bottom of the window. */
export function NotHere({ pages }: { pages: readonly PalettePage[] }) {
  const heldPath = useStoredValue(heldPage);
  useEffect(holdPages, []);

  return (
    <div role="status">
      {heldPath !== null && (
        <div className="flex flex-wrap items-center gap-3 border-t border-rule bg-popover px-3 py-2 text-popover-foreground">
          <Hourglass aria-hidden className="size-4 shrink-0 text-info" />
          <p className="min-w-0 flex-1 basis-48">
            <b>
              {pages.find(({ path }) => path === heldPath)?.title ?? "This page"} isn&rsquo;t here
              yet.
            </b>{" "}
            {navigator.onLine ? "The site isn’t answering." : "There is no network."} The page opens
            by itself as soon as it arrives.
          </p>
          <Button variant="outline" size="sm" onClick={askAgain}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}

/** Shown instead of a page whose scripts don't load. */
export function ScriptsNotHere() {
  useEffect(holdScripts, []);
  return (
    <main id="main" className="px-8 max-md:px-4">
      <h1>This page isn&rsquo;t here yet</h1>
    </main>
  );
}
