"use client";

import { useRouter } from "next/navigation";
import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { useVisitorSession } from "@/components/session/session";
import { CommandDialog, CommandInput } from "@/components/ui/command";
import type { Session } from "@/lib/api/transport/session";

import { pageEntries } from "./entries";
import type { Entry } from "./entry";
import { FIND, type PaletteProps } from "./palette-props";
import { PaletteStatus } from "./palette-status";
import { Results } from "./results";
import { type ResultGroup, searchGroups, createIndex } from "./search";
import { useActions } from "./use-actions";
import { useSearchSources } from "./use-search-sources";

/** How many of a kind are shown; typing another letter narrows them down. */
const PER_KIND = 8;

/** Finds anything with a name, and opens or runs it. */
export function Palette({ opener, onClose, ...props }: PaletteProps) {
  const session = useVisitorSession();
  // Without a session the guard is about to open the login.
  if (session === null) return null;
  return (
    <CommandDialog title={FIND} trigger={opener} onClose={onClose}>
      <Finding session={session} onClose={onClose} {...props} />
    </CommandDialog>
  );
}

function Finding({
  session,
  pages,
  text,
  onTextChange,
  onClose,
  onShortcuts,
}: Omit<PaletteProps, "opener"> & { session: Session }) {
  const router = useRouter();
  const actions = useActions(session, onShortcuts);
  const { lists, ...things } = useSearchSources(session, pages);
  const own = useMemo(() => [pageEntries(pages), actions], [pages, actions]);
  const amongOwn = useMemo(() => own.map(createIndex), [own]);
  const amongThings = useMemo(() => lists.map(createIndex), [lists]);
  const groups = useMemo(
    () =>
      text.trim() === ""
        ? own.map(asFound)
        : searchGroups([...amongOwn, ...amongThings], text, PER_KIND),
    [own, amongOwn, amongThings, text],
  );

  const field = useRef<HTMLInputElement>(null);
  const [hasMoved, setHasMoved] = useState(false);
  const best = groups[0]?.hits[0]?.entry.id;
  // cmdk selects the first line when the text changes, but not when an answer adds a better one. Pressing Home does.
  useEffect(() => {
    if (hasMoved) return;
    field.current?.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true }));
  }, [best, hasMoved]);

  function choose({ leadsTo }: Entry) {
    // Actions concern the page, so they run after the palette has closed.
    flushSync(onClose);
    if (typeof leadsTo === "string") router.push(leadsTo);
    else leadsTo();
  }

  return (
    <>
      <CommandInput
        ref={field}
        autoFocus
        placeholder={FIND}
        enterKeyHint="go"
        autoCapitalize="none"
        value={text}
        onValueChange={(next) => {
          setHasMoved(false);
          onTextChange(next);
        }}
        onKeyDown={({ key }) => {
          if (key.startsWith("Arrow")) setHasMoved(true);
        }}
      />
      <Results groups={groups} text={text} onChoose={choose} />
      <PaletteStatus groups={groups} text={text} {...things} />
    </>
  );
}

/** All of a kind, as they are listed before anything is typed. */
const asFound = (entries: readonly Entry[]): ResultGroup<Entry> => ({
  kind: entries[0]?.kind ?? "page",
  hits: entries.map((entry) => ({ entry, name: entry.names[0] ?? "", rank: 0, similarity: 0 })),
  total: entries.length,
});
