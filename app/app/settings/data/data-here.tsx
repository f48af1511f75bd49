"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useCallback, useEffect, useState } from "react";

import { useRefreshCount } from "@/components/feedback/refresh";
import { Collapsible } from "@/components/figures/collapsible";
import { SectionHeader } from "@/components/figures/section-header";
import { logOut, useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { dialogOnDemand } from "@/components/ui/dialog-on-demand";
import { useDialogTarget } from "@/components/window/use-dialog-target";
import { formatBytes } from "@/lib/format/bytes";
import { formatCount } from "@/lib/format/numbers";
import { removeAnswers } from "@/lib/store/account/response-cache";
import { type CacheEntry, listResponses } from "@/lib/store/account/response-cache-write";
import {
  listCrimeHistories,
  removeHistories,
  type StoredCrimeHistory,
  listStatHistories,
  removeStatHistories,
  type StoredStatHistory,
} from "@/lib/store/account/stored-histories";
import {
  askToPersist,
  type BrowserStorage,
  browserStorage,
  hasLocalRoom,
  localEntries,
  type LocalEntry,
  removeLocal,
} from "@/lib/store/engine/browser-storage";

import { answerRows, historyRows, localRows, singleRows, statsRows, type StorageRow } from "./rows";
import { StorageTable } from "./storage-table";

const Confirm = dialogOnDemand(() =>
  import("@/components/settings/confirm").then((module) => module.Confirm),
);

/** What this browser keeps, how much and how old, and a way to remove each of it. */
export function DataHere() {
  const queryClient = useQueryClient();
  const { isSample } = useSession();
  const { kept, reread } = useStorage();
  const { target, trigger, openDialog, close } = useDialogTarget<StorageRow>();

  async function remove(row: StorageRow) {
    switch (row.remove.by) {
      case "logout":
        logOut(queryClient);
        return;
      case "name":
        removeLocal(row.remove.names);
        break;
      case "answers":
        await removeAnswers(row.remove.fits);
        break;
      case "history":
        await removeHistories([row.remove.factionId]);
        break;
      case "stats":
        await removeStatHistories(row.remove.owner);
        break;
      case "itself":
        break;
    }
    reread();
  }

  /** What the player made, or would have to wait for again, goes only after a question. */
  function onRemove(row: StorageRow, button: HTMLElement) {
    const { by } = row.remove;
    const isAsked =
      by === "logout" ||
      by === "history" ||
      by === "stats" ||
      (by === "name" && row.remove.isUserData);
    if (isAsked) openDialog(row, button);
    else void remove(row);
  }

  const rows = kept && [
    ...localRows(kept.local ?? [], isSample),
    ...historyRows(kept.histories ?? []),
    ...statsRows(kept.stats ?? []),
    ...answerRows(kept.answers ?? []),
  ];
  const bytes = rows?.reduce((sum, row) => sum + row.bytes, 0) ?? 0;

  return (
    <section aria-label="Data here" className="mt-8">
      <SectionHeader
        title="Data here"
        {...(rows && { aside: `${formatBytes(bytes)}, only in this browser` })}
      />
      {kept === undefined || rows === undefined ? (
        <p role="status" className="mt-2 text-muted-foreground">
          Loading...
        </p>
      ) : (
        <>
          <StorageState kept={kept} onAsked={reread} />
          {rows.length === 0 ? (
            <p className="mt-2 text-muted-foreground">Nothing is kept here.</p>
          ) : (
            <StorageTable label="What this browser keeps" rows={rows} onRemove={onRemove} />
          )}
          {(kept.answers ?? []).length > 0 && (
            <Collapsible
              title="Each saved answer"
              aside={formatCount(kept.answers?.length ?? 0, "answer", "answers")}
            >
              <StorageTable
                label="Saved answers"
                rows={singleRows(kept.answers ?? [])}
                onRemove={onRemove}
              />
            </Collapsible>
          )}
          <p className="mt-2 max-w-136 text-small text-muted-foreground">
            Besides, a cookie remembers the sidebar’s width for seven days. If this page itself
            doesn’t open one day,{" "}
            <a href="/rescue" className="text-primary underline">
              the rescue page
            </a>{" "}
            shows, saves and clears the same without the app.
          </p>
        </>
      )}
      {target && (
        <Suspense>
          <Confirm
            title={`Remove “${target.label}”?`}
            action="Remove"
            trigger={trigger}
            onClose={close}
            onConfirm={() => void remove(target)}
          >
            <p className="max-w-112">
              {target.remove.by === "logout"
                ? "You will be logged out, and what the game told about your account goes too. What you made stays."
                : "It can’t be had back, except from a back-up."}
            </p>
          </Confirm>
        </Suspense>
      )}
    </section>
  );
}

/** What stands in the way of keeping anything, and whether the browser may remove it by itself. */
function StorageState({ kept, onAsked }: { kept: StorageReport; onAsked: () => void }) {
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

/** What this browser keeps; null for what it refuses, or doesn't answer. */
interface StorageReport {
  local: readonly LocalEntry[] | null;
  hasRoom: boolean;
  answers: readonly CacheEntry[] | null;
  histories: readonly StoredCrimeHistory[] | null;
  stats: readonly StoredStatHistory[] | null;
  browser: BrowserStorage;
}

async function readStorage(): Promise<StorageReport> {
  const [answers, histories, stats, browser] = await Promise.all([
    listResponses(),
    listCrimeHistories(),
    listStatHistories(),
    browserStorage(),
  ]);
  return { local: localEntries(), hasRoom: hasLocalRoom(), answers, histories, stats, browser };
}

/** Undefined until it has been read: again with each refresh, whenever something else changes it, and by `reread`. */
function useStorage(): { kept: StorageReport | undefined; reread: () => void } {
  const [kept, setKept] = useState<StorageReport>();
  const [round, setRound] = useState(0);
  const refreshes = useRefreshCount();
  const reread = useCallback(() => {
    setRound((before) => before + 1);
  }, []);

  useEffect(() => {
    let isWanted = true;
    void readStorage().then((found) => {
      if (isWanted) setKept(found);
    });
    return () => {
      isWanted = false;
    };
  }, [round, refreshes]);

  useEffect(() => {
    // Another tab, or a back-up that was restored. The probe for room is no news.
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== "probe") reread();
    };
    window.addEventListener("storage", onStorage);
    return () => {
      window.removeEventListener("storage", onStorage);
    };
  }, [reread]);

  return { kept, reread };
}
