"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download, Trash2, Upload } from "lucide-react";
import { Suspense, useRef, useState } from "react";

import { SectionHeader } from "@/components/figures/section-header";
import { leaveAfter, logOut, useSession } from "@/components/session/session";
import { ENTERED } from "@/components/settings/user-data-labels";
import { Button } from "@/components/ui/button";
import { dialogOnDemand } from "@/components/ui/dialog-on-demand";
import { Progress } from "@/components/ui/progress";
import { useDialogTarget } from "@/components/window/use-dialog-target";
import type { Backup } from "@/lib/store/backup/backup";
import { disableWrites } from "@/lib/store/engine/stored-value";

const RestoreDialog = dialogOnDemand(() =>
  import("./restore-dialog").then((module) => module.RestoreDialog),
);

const Confirm = dialogOnDemand(() =>
  import("@/components/settings/confirm").then((l) => l.Confirm),
);

/** The code for files loads on the first click. */
const loadFiles = () => import("./files");

const loadClear = () => import("@/lib/store/backup/clear");

const NOT_LOADED = "Part of this page didn’t load. Check your connection, then try again.";

/** A backup to restore, and one of this browser to compare it with. */
interface OpenedBackup {
  file: Backup;
  here: Backup;
}

/** Saves user data to a file, and restores it. */
export function BackUp() {
  const [message, setMessage] = useState("");
  const [opened, setOpened] = useState<OpenedBackup>();
  /** The fraction of a file that has been restored, 0 to 1; undefined unless it is being restored. */
  const [fraction, setFraction] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  const restoreButton = useRef<HTMLButtonElement>(null);
  const { save, show, open } = useBackupFiles(setMessage, setOpened);
  const text = save.data?.text;

  return (
    <section aria-label="Backup" className="mt-8 max-md:mt-4">
      <SectionHeader title="Backup" />
      <p className="mt-2 max-w-136">
        One file with your notes and settings, plus your saved crime, stat and training history and
        faction news. Never your API key or other account data.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="outline"
          onClick={() => {
            if (fraction === undefined) save.mutate();
          }}
        >
          <Download aria-hidden />
          Back up
        </Button>
        <Button
          ref={restoreButton}
          variant="outline"
          onClick={() => {
            if (fraction === undefined) input.current?.click();
          }}
        >
          <Upload aria-hidden />
          Restore
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label="Backup file"
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const [blob] = target.files ?? [];
            if (blob === undefined) return;
            open.mutate(blob, {
              onSettled() {
                // Allows the player to select the same file again.
                target.value = "";
              },
            });
          }}
        />
      </div>
      <p role="status" className="mt-2 max-w-136 empty:hidden">
        {fraction === undefined ? message : "Restoring…"}
      </p>
      {fraction !== undefined && (
        <Progress
          label="Restoring the backup"
          role="progressbar"
          value={Math.round(fraction * 100)}
          max={100}
          className="mt-2 w-40"
        />
      )}
      {text !== undefined && (
        <Button
          variant="ghost"
          onClick={() => {
            show.mutate(text);
          }}
        >
          No file? Show the text
        </Button>
      )}
      {opened && (
        <Suspense>
          <RestoreDialog
            {...opened}
            trigger={restoreButton}
            onProgress={setFraction}
            onDone={(result) => {
              setFraction(undefined);
              setMessage(result);
            }}
            onClose={() => {
              setOpened(undefined);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The actions that save, show and open a backup. Each calls `onMessage` with its result, or with the reason of a failure. */
function useBackupFiles(
  onMessage: (message: string) => void,
  onOpened: (backup: OpenedBackup) => void,
) {
  const onError = () => {
    onMessage(NOT_LOADED);
  };
  const save = useMutation({
    mutationFn: async () => (await loadFiles()).saveBackup(),
    onSuccess: (saved) => {
      onMessage(saved.message);
    },
    onError,
  });
  const show = useMutation({
    mutationFn: async (text: string) => {
      (await loadFiles()).showBackup(text);
    },
    onError,
  });
  const open = useMutation({
    mutationFn: async (blob: File) => (await loadFiles()).openBackup(blob),
    onMutate: () => {
      onMessage("");
      save.reset();
    },
    onSuccess: (found) => {
      if (typeof found === "string") onMessage(found);
      else onOpened(found);
    },
    onError,
  });
  return { save, show, open };
}

const EVERYTHING = [
  "Your API key (you’ll be logged out)",
  `Your ${ENTERED}`,
  "All crime, stat, training and ledger history and faction news",
  "Data of other players who logged in here",
  "All saved game data, including items and stocks",
  "Theme, sidebar and other device settings",
  "Pages saved for offline use",
];

/** Two ways to delete more than a logout does: the player's own data, or everything. */
export function Clear() {
  const queryClient = useQueryClient();
  const { isSample } = useSession();
  const { target, trigger, openDialog, close } = useDialogTarget<"everything" | "own">();

  async function remove(what: "everything" | "own") {
    if (what === "everything") {
      leaveAfter(queryClient, async () => {
        const { clearEverything } = await loadClear();
        disableWrites();
        await clearEverything();
      });
      return;
    }
    await (await loadClear()).clearUserData();
    logOut(queryClient);
  }

  return (
    <section aria-label="Clear" className="mt-8 max-md:mt-4">
      <SectionHeader title="Clear" />
      <p className="mt-2 max-w-136">
        Logging out deletes your account data. What you entered and the history you loaded stay in
        this browser, hidden until you log in again.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {!isSample && (
          <Button
            variant="outline"
            className="max-w-full whitespace-normal!"
            onClick={({ currentTarget }) => {
              openDialog("own", currentTarget);
            }}
          >
            Log out and delete my data
          </Button>
        )}
        <Button
          variant="outline"
          className="border-destructive text-destructive"
          onClick={({ currentTarget }) => {
            openDialog("everything", currentTarget);
          }}
        >
          <Trash2 aria-hidden />
          Clear everything
        </Button>
      </div>
      {target && (
        <Suspense>
          <Confirm
            title={target === "everything" ? "Clear everything?" : "Log out and delete your data?"}
            action={target === "everything" ? "Clear everything" : "Log out and delete"}
            trigger={trigger}
            onClose={close}
            onConfirm={() => void remove(target)}
          >
            {target === "everything" ? (
              <>
                <p>This permanently deletes everything this site stored in this browser:</p>
                <ul className="mt-2 ml-5 grid list-disc gap-1">
                  {EVERYTHING.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </>
            ) : (
              <p className="max-w-112">
                This deletes your key, your {ENTERED}, your crime, stat, training and ledger
                history, and faction news. Crime history and faction news that another player of
                this browser has loaded too stay. You can’t undo this, except with a backup you’ve
                already made.
              </p>
            )}
          </Confirm>
        </Suspense>
      )}
    </section>
  );
}
