import { useState } from "react";

import { Button } from "@/components/ui/button";
import { formatBytes } from "@/lib/format/bytes";
import { askToPersist } from "@/lib/store/engine/browser-storage";

import type { StorageReport } from "./use-storage";

/** What stands in the way of keeping anything, and whether the browser may remove it by itself. */
export function StorageState({ kept, onAsked }: { kept: StorageReport; onAsked: () => void }) {
  const [isRefused, setIsRefused] = useState(false);
  const { isPersisted, removesUnvisited, usedBytes, quotaBytes } = kept.browser;

  async function askBrowser() {
    setIsRefused(!(await askToPersist()));
    onAsked();
  }

  return (
    <div className="mt-2 grid max-w-136 gap-2">
      {problems(kept).map((problem) => (
        <p key={problem} role="alert" className="border border-destructive bg-card px-3 py-2.5">
          {problem}
        </p>
      ))}
      <p className="text-muted-foreground">
        {isPersisted === true && "The browser keeps all of this until you remove it."}
        {isPersisted === false &&
          "The browser may remove all of this by itself when it needs room."}
        {isPersisted === null && "The browser doesn’t say whether it may remove this by itself."}
        {removesUnvisited &&
          " Safari also deletes all of it if you use it for seven days without visiting this site. It doesn’t if the site is on your home screen or in your Dock. Make a backup either way."}
        {usedBytes !== null &&
          quotaBytes !== null &&
          ` It counts ${formatBytes(usedBytes)} of the ${formatBytes(quotaBytes)} that it allows.`}
      </p>
      {isPersisted === false && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="outline" onClick={() => void askBrowser()}>
            Ask the browser to keep it
          </Button>
          {isRefused && (
            <span role="status" className="min-w-0 flex-1 basis-48 text-muted-foreground">
              The browser declined. It goes by how often you come: make a back-up meanwhile.
            </span>
          )}
        </p>
      )}
    </div>
  );
}

function problems({ local, hasRoom, answers, histories }: StorageReport): readonly string[] {
  if (local === null) {
    return [
      "This browser refuses to keep anything for this site: what you set lasts as long as the page is open. Allow site data in the browser’s settings.",
    ];
  }
  return [
    hasRoom
      ? ""
      : "This browser has no room left for this site: nothing new is kept. Make a back-up, then remove something below.",
    answers === null || histories === null
      ? "The browser doesn’t answer about saved answers and crimes: they are read from the game each time. Close other tabs of this site, then refresh."
      : "",
  ].filter(Boolean);
}
