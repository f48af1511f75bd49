"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";

import { Collapsible } from "@/components/figures/collapsible";
import { SectionHeader } from "@/components/figures/section-header";
import { logOut, useSession } from "@/components/session/session";
import { dialogOnDemand } from "@/components/ui/dialog-on-demand";
import { useDialogTarget } from "@/components/window/use-dialog-target";
import { formatBytes } from "@/lib/format/bytes";
import { formatCount } from "@/lib/format/numbers";
import { removeHistories } from "@/lib/store/account/crime-histories";
import { removeAnswers } from "@/lib/store/account/response-cache";
import { removeStatHistories } from "@/lib/store/account/stat-history";
import { removeLocal } from "@/lib/store/engine/local-data";

import { answerRows, historyRows, type StorageRow, localRows, singleRows, statsRows } from "./rows";
import { StorageState } from "./storage-state";
import { StorageTable } from "./storage-table";
import { useStorage } from "./use-storage";

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
