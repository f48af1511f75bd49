"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";

import { Collapsible } from "@/components/figures/collapsible";
import { SectionHeader } from "@/components/figures/section-header";
import { LongList } from "@/components/list/long-list";
import { logOut, useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { dialogOnDemand } from "@/components/ui/dialog-on-demand";
import { useDialogTarget } from "@/components/window/use-dialog-target";
import { useNow } from "@/components/window/use-now";
import { sum } from "@/lib/common/numbers";
import { MINUTE_MS } from "@/lib/common/time";
import { formatBytes } from "@/lib/format/bytes";
import { formatCount } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import { playerStore } from "@/lib/store/account/player";
import { removeAnswers } from "@/lib/store/account/response-cache";
import {
  removeCrimeHistory,
  removeCompanyNews,
  removeFactionNews,
  removeLedgerHistory,
  removeStatHistories,
  removeTrainingHistory,
} from "@/lib/store/account/listed-histories";
import { askToPersist, removeLocal } from "@/lib/store/engine/browser-storage";
import { gameTime } from "@/lib/store/preferences/game-clock";

import {
  companyNewsRows,
  historyRows,
  ledgerRows,
  localRows,
  newsRows,
  type Removal,
  responseRows,
  singleRows,
  statsRows,
  type StorageRow,
  trainingRows,
} from "./rows";
import { type StorageReport, useStorageReport } from "./use-storage-report";

const CELL = "border-b border-row py-1.5 pr-3 text-left align-middle font-normal last:pr-0";

interface StorageTableProps {
  label: string;
  rows: readonly StorageRow[];
  onRemove: (row: StorageRow, button: HTMLElement) => void;
}

/** A table of stored data: the name, the size, and a button to delete it. */
export function StorageTable({ label, rows, onRemove }: StorageTableProps) {
  return (
    <LongList entries={rows}>
      {(shown) => (
        <table className="w-full border-separate border-spacing-0">
          <caption className="sr-only">{label}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Data</th>
              <th scope="col">Size</th>
              <th scope="col">Delete</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.id}>
                <th scope="row" className={`${CELL} wrap-anywhere`}>
                  {row.label}
                  <span className="block text-small text-muted-foreground">
                    {row.note}
                    {row.savedAtMs !== null && <Age {...row} savedAtMs={row.savedAtMs} />}
                  </span>
                </th>
                <td className={`${CELL} text-right whitespace-nowrap`}>{formatBytes(row.bytes)}</td>
                <td className={`${CELL} text-right`}>
                  {row.remove.by !== "itself" && (
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={`Delete ${row.label}`}
                      onClick={({ currentTarget }) => {
                        onRemove(row, currentTarget);
                      }}
                    >
                      Delete
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </LongList>
  );
}

function Age({ savedAtMs, parts = 1 }: { savedAtMs: number; parts?: number }) {
  const nowMs = useNow(MINUTE_MS);
  return (
    <>
      ; {parts > 1 ? "oldest saved" : "saved"}{" "}
      {formatDuration(Math.max(0, nowMs - gameTime(savedAtMs)))} ago
    </>
  );
}

const Confirm = dialogOnDemand(() =>
  import("@/components/settings/confirm").then((module) => module.Confirm),
);

/** The data stored in this browser, with its size, its age and a button that deletes it. */
export function StoredData() {
  const queryClient = useQueryClient();
  const { isSample } = useSession();
  const { report, reread } = useStorageReport();
  const { target, trigger, openDialog, close } = useDialogTarget<StorageRow>();

  async function remove({ remove: removal }: StorageRow) {
    if (removal.by === "logout") {
      logOut(queryClient);
      return;
    }
    await removeStored(removal);
    reread();
  }

  function onRemove(row: StorageRow, button: HTMLElement) {
    if (needsConfirmation(row)) openDialog(row, button);
    else void remove(row);
  }

  const rows = report && storageRows(report, isSample);
  const bytes = sum((rows ?? []).map((row) => row.bytes));

  return (
    <section aria-label="Stored data" className="max-md:mt-4">
      <SectionHeader
        title="Stored data"
        {...(rows && { aside: `${formatBytes(bytes)} in all, only in this browser` })}
      />
      {report === undefined || rows === undefined ? (
        <p role="status" className="mt-2 text-muted-foreground">
          Loading...
        </p>
      ) : (
        <>
          <StorageState report={report} onAsked={reread} />
          {rows.length === 0 ? (
            <p className="mt-2 text-muted-foreground">Nothing stored.</p>
          ) : (
            <Collapsible
              title="Everything stored"
              aside={formatCount(rows.length, "entry", "entries")}
              isOpenAtFirst={!report.hasRoom}
            >
              <StorageTable label="Stored data" rows={rows} onRemove={onRemove} />
            </Collapsible>
          )}
          {(report.responses ?? []).length > 0 && (
            <Collapsible
              title="Saved API responses"
              aside={formatCount(report.responses?.length ?? 0, "response", "responses")}
            >
              <StorageTable
                label="Saved API responses"
                rows={singleRows(report.responses ?? [])}
                onRemove={onRemove}
              />
            </Collapsible>
          )}
          <p className="mt-2 max-w-136 text-small text-muted-foreground">
            A cookie remembers for 7 days whether the sidebar is open. If this page won’t load, use{" "}
            <a href="/rescue" className="text-primary underline">
              the rescue page
            </a>{" "}
            to view, save or delete this data.
          </p>
        </>
      )}
      {target && (
        <Suspense>
          <Confirm
            title={`Delete “${target.label}”?`}
            action="Delete"
            trigger={trigger}
            onClose={close}
            onConfirm={() => void remove(target)}
          >
            <p className="max-w-112">{consequence(target)}</p>
          </Confirm>
        </Suspense>
      )}
    </section>
  );
}

function storageRows(report: StorageReport, isSample: boolean): readonly StorageRow[] {
  return [
    ...localRows(report.local ?? [], isSample),
    ...historyRows(report.histories ?? []),
    ...newsRows(report.news ?? []),
    ...companyNewsRows(report.companyNews ?? []),
    ...statsRows(report.stats ?? [], playerStore.get()),
    ...trainingRows(report.training ?? [], playerStore.get()),
    ...ledgerRows(report.ledgers ?? []),
    ...responseRows(report.responses ?? []),
  ];
}

async function removeStored(removal: Exclude<Removal, { by: "logout" }>) {
  switch (removal.by) {
    case "name":
      removeLocal(removal.names);
      break;
    case "responses":
      await removeAnswers(removal.fits);
      break;
    case "history":
      await removeCrimeHistory(removal.factionId);
      break;
    case "news":
      await removeFactionNews(removal.id);
      break;
    case "companyNews":
      await removeCompanyNews(removal.companyId);
      break;
    case "stats":
      await removeStatHistories(removal.owner);
      break;
    case "training":
      await removeTrainingHistory(removal.owner);
      break;
    case "ledger":
      await removeLedgerHistory(removal.owner);
      break;
    case "itself":
      break;
  }
}

/** True if the removal logs the player out, or deletes user data or data that takes long to load again. */
const needsConfirmation = ({ remove }: StorageRow) =>
  ["logout", "history", "news", "companyNews", "stats", "training", "ledger"].includes(remove.by) ||
  (remove.by === "name" && remove.isUserData);

function consequence({ remove, isInBackup }: StorageRow): string {
  if (remove.by === "logout") {
    return "You’ll be logged out and your account data deleted. Your notes and settings stay.";
  }
  return isInBackup
    ? "You can’t undo this, except with a backup you’ve already made."
    : "You can’t undo this.";
}

/** Storage problems, and a sentence about the browser's right to delete the stored data. */
function StorageState({ report, onAsked }: { report: StorageReport; onAsked: () => void }) {
  const [isRefused, setIsRefused] = useState(false);
  const { isPersisted, removesUnvisited, quotaBytes } = report.browser;

  async function askBrowser() {
    setIsRefused(!(await askToPersist()));
    onAsked();
  }

  return (
    <div className="mt-2 grid max-w-136 gap-2">
      {problems(report).map((problem) => (
        <p key={problem} role="alert" className="border border-destructive bg-card px-3 py-2.5">
          {problem}
        </p>
      ))}
      <p className="text-muted-foreground">
        {isPersisted === true && "Your browser won’t delete this on its own."}
        {isPersisted === false && "Your browser may delete this when it runs low on space."}
        {isPersisted === null && "We can’t tell whether your browser may delete this."}
        {removesUnvisited &&
          " Safari also deletes all of it after seven days of use without a visit to this site, unless the site is on your home screen or in your Dock. Make a backup either way."}
        {quotaBytes !== null && ` Your browser allows up to ${formatBytes(quotaBytes)}.`}
      </p>
      {isPersisted === false && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="outline" onClick={() => void askBrowser()}>
            Ask browser to keep this data
          </Button>
          {isRefused && (
            <span role="status" className="min-w-0 flex-1 basis-48 text-muted-foreground">
              Your browser refused. It may agree after more visits; make a backup.
            </span>
          )}
        </p>
      )}
    </div>
  );
}

function problems({ local, hasRoom, ...database }: StorageReport): readonly string[] {
  if (local === null) {
    return [
      "Your browser blocks storage for this site, so settings last only while this page is open. Allow site data in your browser settings.",
    ];
  }
  return [
    hasRoom
      ? ""
      : "Storage is full, so nothing new is saved. Make a backup, then delete something below.",
    [
      database.responses,
      database.histories,
      database.news,
      database.companyNews,
      database.stats,
      database.training,
      database.ledgers,
    ].includes(null)
      ? "Saved data isn’t available, so everything loads from the game each time. Close other tabs of this site, then refresh."
      : "",
  ].filter(Boolean);
}
