"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Download, Trash2, Upload } from "lucide-react";
import { type ChangeEvent, Suspense, useRef, useState } from "react";

import { SectionHeader } from "@/components/figures/section-header";
import { leaveAfter, logOut, useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { dialogOnDemand } from "@/components/ui/dialog-on-demand";
import { useDialogTarget } from "@/components/window/use-dialog-target";
import type { Backup } from "@/lib/store/backup/backup";
import { disableWrites } from "@/lib/store/engine/stored-value";

const RestoreDialog = dialogOnDemand(() =>
  import("./restore-dialog").then((module) => module.RestoreDialog),
);

const Confirm = dialogOnDemand(() =>
  import("@/components/settings/confirm").then((l) => l.Confirm),
);

/** All of the work with files loads with the first press. */
const loadFiles = () => import("./files").catch(() => null);

const loadClear = () => import("@/lib/store/backup/clear");

const NOT_LOADED = "Part of this page didn’t load. Check your connection, then try again.";

interface Chosen {
  file: Backup;
  here: Backup;
}

/** One file with everything that the player made, and the way back. */
export function BackUp() {
  const [told, setTold] = useState("");
  const [text, setText] = useState<string>();
  const [chosen, setChosen] = useState<Chosen>();
  const input = useRef<HTMLInputElement>(null);
  const restoreButton = useRef<HTMLButtonElement>(null);

  async function save() {
    const files = await loadFiles();
    const saved = await files?.saveBackup().catch(() => null);
    setTold(saved?.told ?? NOT_LOADED);
    setText(saved?.text);
  }

  async function show(shown: string) {
    const files = await loadFiles();
    if (files === null) setTold(NOT_LOADED);
    else files.showBackup(shown);
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [blob] = target.files ?? [];
    if (blob === undefined) return;
    setTold("");
    setText(undefined);
    const files = await loadFiles();
    const found = files === null ? NOT_LOADED : await files.openBackup(blob);
    // The same file can be chosen again.
    target.value = "";
    if (typeof found === "string") setTold(found);
    else setChosen(found);
  }

  return (
    <section aria-label="Back-up" className="mt-8">
      <SectionHeader title="Back-up" />
      <p className="mt-2 max-w-136">
        One file with everything that you made here, and the crimes that were read over time. Never
        the key, and nothing else that the game told.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => void save()}>
          <Download aria-hidden />
          Back up
        </Button>
        <Button
          ref={restoreButton}
          variant="outline"
          onClick={() => {
            input.current?.click();
          }}
        >
          <Upload aria-hidden />
          Restore
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label="Back-up file"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => void choose(event)}
        />
      </div>
      <p role="status" className="mt-2 max-w-136 empty:hidden">
        {told}
      </p>
      {text !== undefined && (
        <Button variant="ghost" onClick={() => void show(text)}>
          No file? Show its text
        </Button>
      )}
      {chosen && (
        <Suspense>
          <RestoreDialog
            {...chosen}
            trigger={restoreButton}
            onDone={setTold}
            onClose={() => {
              setChosen(undefined);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

const EVERYTHING = [
  "The API key: you will be logged out",
  "Everything that you made: notes, views, values, thresholds, settled crimes, the crimes read over time",
  "What other players who logged in here made",
  "All saved answers of the game, reference data such as items and stocks included",
  "The theme, the sidebar’s width and the other settings of this device",
  "The pages kept for use without a network",
];

/** The two ways to leave without a trace, or with less of one than a logout leaves. */
export function Clear() {
  const queryClient = useQueryClient();
  const { isSample } = useSession();
  const { target, trigger, openDialog, close } = useDialogTarget<"everything" | "made">();

  async function remove(what: "everything" | "made") {
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
    <section aria-label="Clear" className="mt-8">
      <SectionHeader title="Clear" />
      <p className="mt-2 max-w-136">
        At logout, what you made stays in this browser, out of sight, until you log in again.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {!isSample && (
          <Button
            variant="outline"
            className="max-w-full whitespace-normal"
            onClick={({ currentTarget }) => {
              openDialog("made", currentTarget);
            }}
          >
            Log out and remove what you made
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
            title={
              target === "everything" ? "Clear everything?" : "Log out and remove what you made?"
            }
            action={target === "everything" ? "Clear everything" : "Log out and remove"}
            trigger={trigger}
            onClose={close}
            onConfirm={() => void remove(target)}
          >
            {target === "everything" ? (
              <>
                <p>All that this site keeps in this browser goes, and can’t be had back:</p>
                <ul className="mt-2 ml-5 grid list-disc gap-1">
                  {EVERYTHING.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </>
            ) : (
              <p className="max-w-112">
                Your notes, views, values, thresholds and settled crimes go, the crimes read over
                time too, along with the key. It can’t be had back, except from a back-up.
              </p>
            )}
          </Confirm>
        </Suspense>
      )}
    </section>
  );
}
