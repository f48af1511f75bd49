"use client";

import { Download, Upload } from "lucide-react";
import { type ChangeEvent, Suspense, useRef, useState } from "react";

import { SectionHeader } from "@/components/figures/section-header";
import { Button } from "@/components/ui/button";
import { dialogOnDemand } from "@/components/ui/dialog-on-demand";
import type { Backup } from "@/lib/store/backup/backup";

const RestoreDialog = dialogOnDemand(() =>
  import("./restore-dialog").then((module) => module.RestoreDialog),
);

/** All of the work with files loads with the first press. */
const loadFiles = () => import("./files").catch(() => null);

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
