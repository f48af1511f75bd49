"use client";

import {
  Building2,
  FileText,
  GraduationCap,
  House,
  Landmark,
  type LucideIcon,
  Package,
  UserRound,
  Zap,
} from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { RetryButton } from "@/components/feedback/retry-button";
import { ICONS } from "@/components/navigation/navigation";
import { useVisitorSession } from "@/components/session/session";
import {
  CommandDialog,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
} from "@/components/ui/command";
import type { Session } from "@/lib/api/transport/session";
import { formatCount, formatList } from "@/lib/format/numbers";

import {
  createIndex,
  type PaletteEntry,
  type Hit,
  holdsWords,
  type EntryKind,
  partsOf,
  type ResultGroup,
  searchGroups,
} from "./search";
import { FIND, type PaletteProps } from "./shortcut-table";
import { pageEntries, useActions, useSearchSources } from "./use-search-sources";

/** The maximum number of results per kind; typing another letter narrows them down. */
const PER_KIND = 8;

const KIND_LABELS: Readonly<Record<EntryKind, { heading: string; Icon: LucideIcon }>> = {
  page: { heading: "Pages", Icon: FileText },
  action: { heading: "Actions", Icon: Zap },
  item: { heading: "Items", Icon: Package },
  stock: { heading: "Stocks", Icon: Landmark },
  course: { heading: "Courses", Icon: GraduationCap },
  company: { heading: "Companies", Icon: Building2 },
  property: { heading: "Properties", Icon: House },
  member: { heading: "Members", Icon: UserRound },
};

/** The kinds whose names are from this site. All others are names from the game. */
const OURS: readonly EntryKind[] = ["page", "action"];

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
  onOpen,
}: Omit<PaletteProps, "opener"> & { session: Session }) {
  const router = useRouter();
  const actions = useActions(session, onOpen);
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
  // cmdk selects the first line when the text changes, but not when a response adds a better match. Pressing Home selects it.
  useEffect(() => {
    if (hasMoved) return;
    field.current?.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true }));
  }, [best, hasMoved]);

  function choose({ entry: { leadsTo, views }, name }: Hit<PaletteEntry>) {
    // Actions concern the page, so they run after the palette has closed.
    flushSync(onClose);
    if (typeof leadsTo === "string") router.push(views?.[name] ?? leadsTo);
    else if (typeof leadsTo === "object") onOpen(leadsTo);
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

/** All entries of a kind, as listed before anything is typed. */
const asFound = (entries: readonly PaletteEntry[]): ResultGroup<PaletteEntry> => ({
  kind: entries[0]?.kind ?? "page",
  hits: entries.map((entry) => ({ entry, name: entry.names[0] ?? "", rank: 0 })),
  total: entries.length,
});

interface ResultsProps {
  groups: readonly ResultGroup<PaletteEntry>[];
  text: string;
  onChoose: (hit: Hit<PaletteEntry>) => void;
}

function Results({ groups, text, onChoose }: ResultsProps) {
  return (
    <CommandList label="Results">
      {groups.map(({ kind, hits }) => (
        <CommandGroup key={kind} heading={KIND_LABELS[kind].heading}>
          {hits.map((hit) => (
            <Result key={hit.entry.id} hit={hit} text={text} onChoose={onChoose} />
          ))}
        </CommandGroup>
      ))}
    </CommandList>
  );
}

function Result({
  hit,
  text,
  onChoose,
}: { hit: Hit<PaletteEntry> } & Pick<ResultsProps, "text" | "onChoose">) {
  const { entry, name } = hit;
  const Icon = entry.icon ? ICONS[entry.icon] : KIND_LABELS[entry.kind].Icon;
  const shown = entry.names[0] ?? "";
  return (
    <CommandItem
      value={entry.id}
      onSelect={() => {
        onChoose(hit);
      }}
    >
      <Icon aria-hidden />
      <span translate={OURS.includes(entry.kind) ? undefined : "no"} className="min-w-0">
        <Marked name={shown} text={text} />
        {!holdsWords(shown, name) && (
          <span className="text-small text-muted-foreground">
            {" "}
            <Marked name={name} text={text} />
          </span>
        )}
      </span>{" "}
      <span className="ml-auto shrink-0 text-small text-muted-foreground">
        <Marked name={entry.detail} text={text} />
        {entry.value && (
          <>
            {" "}
            <span translate="no" className="ml-2 text-foreground">
              {entry.value}
            </span>
          </>
        )}
      </span>
      <kbd
        aria-hidden
        className="hidden font-sans text-tiny text-muted-foreground md:group-data-[selected=true]/item:block"
      >
        Enter
      </kbd>
    </CommandItem>
  );
}

function Marked({ name, text }: { name: string; text: string }) {
  return partsOf(name, text).map((part, index) =>
    part.isMatch ? (
      <b key={index} className="text-primary">
        {part.text}
      </b>
    ) : (
      part.text
    ),
  );
}

interface PaletteStatusProps {
  groups: readonly ResultGroup<unknown>[];
  text: string;
  /** The lists that are loading, and those that failed to load: "items", "stocks". */
  loading: readonly string[];
  failed: readonly string[];
  retry: () => void;
}

/** The line below the results: how many were found, and which lists could not be searched. Screen readers announce it. */
function PaletteStatus({ groups, text, loading, failed, retry }: PaletteStatusProps) {
  return (
    <div className="flex min-h-9 shrink-0 flex-wrap items-center gap-x-3 border-t px-3 py-1 text-small text-muted-foreground">
      <p role="status" className="min-w-0 flex-1">
        {[
          text.trim() === "" ? "" : countText(groups, text),
          loading.length > 0 ? `Loading ${formatList(loading)}.` : "",
          failed.length > 0 ? `Couldn’t load ${formatList(failed)}.` : "",
        ]
          .filter((sentence) => sentence !== "")
          .join(" ")}
      </p>
      {failed.length > 0 && <RetryButton variant="sentence" onRetry={retry} />}
      <p aria-hidden className="max-md:hidden">
        ↑ ↓ to select, Esc to close
      </p>
    </div>
  );
}

function countText(groups: readonly ResultGroup<unknown>[], text: string): string {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const shown = groups.reduce((sum, group) => sum + group.hits.length, 0);
  if (total === 0) return `Nothing matches “${text.trim()}”. Try fewer letters, a code or an id.`;
  const results = formatCount(total, "result", "results");
  return shown < total ? `${results}, showing the top ${shown}.` : `${results}.`;
}
