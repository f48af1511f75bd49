"use client";

import { Banknote, Clock, Copy, NotebookPen, X } from "lucide-react";
import { memo, type ReactNode, Suspense, useState } from "react";

import { stateText } from "@/components/faction/state-text";
import { copyText } from "@/components/feedback/copy-text";
import { Flag } from "@/components/figures/flag";
import { GameTime } from "@/components/game/game-time";
import { playerLink } from "@/components/game/player-link";
import { INTEGER, NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import type { DrawEntry } from "@/components/table/phone-rows";
import { onDemand } from "@/components/ui/on-demand";
import { formatIsoMoment } from "@/lib/format/days";
import { formatMoney, formatMoneyShort, formatWhole, orDash } from "@/lib/format/numbers";
import { cn } from "@/lib/utils";

import type { MemberRow } from "./rows";

const MemberMore = onDemand(() => import("./member-more").then((l) => l.MemberMore));

const column = columnsFor<MemberRow>();

/** A hidden text column that the game may leave empty; empty cells sort last in both directions. */
const TEXT_COLUMN = {
  sortUndefined: "last",
  sortFn: "text",
  meta: { ...NAMES, hidden: true },
} as const;

const columns = column.columns([
  column.accessor("name", {
    id: "name",
    header: "Name",
    sortFn: "text",
    meta: {
      ...NAMES,
      text: ({ name, id }) => `${name} [${id}]`,
      phone: {
        at: "line",
        cell: ({ name, id }) => <CopyName name={name} id={id} />,
        order: -1,
      },
    },
    cell: ({ row: { original } }) => (
      <MemberName id={original.id} name={original.name} note={original.note} />
    ),
  }),
  column.accessor("level", {
    id: "level",
    header: "Level",
    ...INTEGER,
  }),
  column.accessor(({ daysInFaction }) => daysInFaction ?? undefined, {
    id: "days",
    header: "Days in Faction",
    sortUndefined: "last",
    meta: { ...NUMERIC, phone: { at: "detail", label: "Days" } },
    cell: ({ row }) => orDash(row.original.daysInFaction, formatWhole),
  }),
  column.accessor(({ lastAction }) => lastAction.atMs ?? undefined, {
    id: "lastAction",
    header: "Last Action",
    sortUndefined: "last",
    meta: {
      align: "afterFigure",
      sortText: { asc: "oldest first", desc: "newest first" },
      text: ({ lastAction }) => (lastAction.atMs === null ? "" : formatIsoMoment(lastAction.atMs)),
    },
    cell: ({ row }) => <LastAction {...row.original} />,
  }),
  // Unknown values sort last in both directions.
  column.accessor(({ money }) => money ?? undefined, {
    id: "money",
    header: "Money",
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      phone: {
        at: "line",
        cell: ({ money }) => <Balance value={money} format={formatMoney} />,
        order: -1,
      },
    },
    cell: ({ row }) => <MoneyHeld {...row.original} />,
  }),
  column.accessor(({ points }) => points ?? undefined, {
    id: "points",
    header: "Points",
    sortUndefined: "last",
    meta: { ...NUMERIC, phone: { at: "detail", order: -1 } },
    cell: ({ row }) => <Balance value={row.original.points} format={formatWhole} />,
  }),
  column.accessor(({ isInOc }) => isInOc ?? undefined, {
    id: "inOc",
    header: "In OC",
    sortUndefined: "last",
    meta: { align: "afterFigure", sortText: { asc: "No first", desc: "Yes first" } },
    cell: ({ row }) => <InOc {...row.original} />,
  }),
  column.accessor(({ position }) => position || undefined, {
    id: "position",
    header: "Position",
    ...TEXT_COLUMN,
    meta: { ...TEXT_COLUMN.meta, phone: { at: "line", cell: ({ position }) => position || null } },
    cell: ({ row }) => <Word>{row.original.position}</Word>,
  }),
  column.accessor(({ state }) => state || undefined, {
    // Still needed for the URLs and views that players have saved.
    id: "status",
    header: "State",
    ...TEXT_COLUMN,
    meta: {
      ...TEXT_COLUMN.meta,
      text: ({ state, stateUntilMs, abroadIn }) => {
        const words = stateText(state, abroadIn);
        return stateUntilMs === null ? words : `${words} until ${formatIsoMoment(stateUntilMs)}`;
      },
      phone: {
        at: "line",
        cell: (member) => (member.state === "" ? null : <State {...member} />),
      },
    },
    cell: ({ row }) => <State {...row.original} />,
  }),
  column.accessor(({ revives }) => revives ?? undefined, {
    id: "revives",
    header: "Revives",
    ...TEXT_COLUMN,
    meta: { ...TEXT_COLUMN.meta, phone: { at: "line", cell: ({ revives }) => revives } },
    cell: ({ row }) => <Word>{row.original.revives}</Word>,
  }),
]);

const columnsWithNote = column.columns([
  ...columns,
  column.accessor(({ note }) => note || undefined, {
    id: "note",
    header: "Note",
    sortUndefined: "last",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row: { original } }) => (
      <span title={original.note} className="line-clamp-1 max-w-44 wrap-anywhere">
        {original.note}
      </span>
    ),
  }),
]);

/** The columns of the table. The column for notes appears only if there are notes. */
export const columnsOf = (rows: readonly MemberRow[]) =>
  rows.some(({ note }) => note !== "") ? columnsWithNote : columns;

interface MemberNameProps {
  id: number;
  name: string;
  /** Empty if there is none. */
  note: string;
}

/** A member's name, which a click copies, and a link to their sheet with the player's note. */
const MemberName = memo(function MemberName({ id, name, note }: MemberNameProps) {
  return (
    <span
      className={cn(
        "inline-flex min-w-0 items-center gap-1 wrap-anywhere",
        note !== "" && "md:flex-wrap",
      )}
    >
      <CopyName name={name} id={id} />
      <a
        {...playerLink(id)}
        aria-label={`Note on ${name}`}
        className={cn(
          "-my-1 inline-flex h-7 min-w-7 shrink-0 items-center justify-center gap-1 rounded-sm px-1 text-small text-muted-foreground hover:bg-accent hover:text-foreground max-md:min-h-11 max-md:min-w-11",
          note === "" && QUIET,
        )}
      >
        <NotebookPen aria-hidden className="size-3.5 shrink-0" />
        {note !== "" && "Note"}
      </a>
    </span>
  );
});

/** Without a note the link shows only on hover or focus, and takes no room in the table. */
const QUIET =
  "md:-mr-7 md:opacity-0 md:group-hover/row:opacity-100 md:focus-visible:opacity-100 [@media(hover:none)]:opacity-100";

/**
 * A member's entry on a phone: two lines, and the columns on tap. Table columns can't describe lines that open, so this entry
 * isn't built from them.
 */
export const memberMobileRow: DrawEntry<MemberRow> = (member, details) => (
  <MemberMobileRow member={member} details={details} />
);

function MemberMobileRow({ member, details }: { member: MemberRow; details: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    // The negative margins cancel the row's padding, so that the whole row is the tap target.
    <details
      className="-mt-3 -mb-2.5"
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary className="grid min-h-13 list-none grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 py-1 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 items-center gap-1.5 text-read leading-5 font-semibold">
          <span translate="no" className="wrap-anywhere">
            {member.name}
          </span>
          {member.note !== "" && (
            <NotebookPen role="img" aria-label="Has a note" className="size-3.5 shrink-0" />
          )}
        </span>{" "}
        <span className="font-display text-xl leading-5 font-medium whitespace-nowrap">
          {formatWhole(member.level)} <span className="sr-only">level</span>
        </span>{" "}
        <span className="col-span-2 grid min-h-6 grid-cols-[minmax(6.75rem,auto)_minmax(0,1fr)_auto] items-center gap-2 whitespace-nowrap text-muted-foreground max-[22rem]:flex max-[22rem]:flex-wrap">
          <span>
            <LastAction {...member} />
          </span>{" "}
          <span>
            <Crime {...member} />
          </span>{" "}
          <Money of={member.money} />
        </span>
      </summary>
      {isOpen && (
        <Suspense>
          <MemberMore {...member} details={details} />
        </Suspense>
      )}
    </details>
  );
}

/** Nothing for a member in an OC, as nearly everybody is. */
function Crime({ isInOc }: Pick<MemberRow, "isInOc">) {
  if (isInOc === null) return <Unsaid />;
  return !isInOc && <Flag Icon={X}>Not in an OC</Flag>;
}

function Money({ of: money }: { of: number | null }) {
  if (money !== null && money < 0) {
    return <Flag Icon={Banknote}>Owes {formatMoneyShort(-money)}</Flag>;
  }
  return (
    <span className="text-foreground">
      <Balance value={money} format={formatMoneyShort} />
    </span>
  );
}

function LastAction({ seenText, isInactive }: Pick<MemberRow, "seenText" | "isInactive">) {
  if (seenText === null) return <Unsaid />;
  if (!isInactive) return seenText;
  return (
    <Flag Icon={Clock}>
      {seenText} <span className="sr-only">(inactive)</span>
    </Flag>
  );
}

/** The older API does not say whether a member is in a crime. */
function InOc({ isInOc }: Pick<MemberRow, "isInOc">) {
  if (isInOc === null) return <Unsaid />;
  return isInOc ? "Yes" : <Flag Icon={X}>No</Flag>;
}

/** "Hospital until 14:20", "Hospital in Japan until 14:20". */
function State({
  state,
  stateUntilMs,
  stateEnds,
  abroadIn,
}: Pick<MemberRow, "state" | "stateUntilMs" | "stateEnds" | "abroadIn">) {
  if (state === "") return <Unsaid />;
  const words = stateText(state, abroadIn);
  if (stateUntilMs === null) return words;
  return (
    <>
      {words} until <GameTime atMs={stateUntilMs}>{stateEnds}</GameTime>
    </>
  );
}

/** A word from the game, or a dash if there is none. */
const Word = ({ children }: { children: string | null }) =>
  children === null || children === "" ? <Unsaid /> : children;

const Unsaid = () => <span title="Not reported by the game">–</span>;

/** The full amount, with a flag for a debt. */
const MoneyHeld = ({ money }: Pick<MemberRow, "money">) =>
  money !== null && money < 0 ? (
    <Flag Icon={Banknote}>
      {formatMoney(money)} <span className="sr-only">(owes money)</span>
    </Flag>
  ) : (
    <Balance value={money} format={formatMoney} />
  );

interface BalanceProps {
  value: number | null;
  format: (figure: number) => string;
}

/** A member's balance in the faction. */
const Balance = ({ value: figure, format }: BalanceProps) =>
  figure === null ? <span title="Couldn’t be loaded">–</span> : format(figure);

/** A player in the game's format, "name [id]". A click copies this text. */
function CopyName({ name, id }: { name: string; id: number }) {
  const text = `${name} [${id}]`;
  return (
    <button
      type="button"
      title="Click to copy"
      className="group/copy inline-flex min-w-0 items-center gap-1.5 text-left max-md:min-h-11"
      onClick={() => {
        void copyText(text, { copied: text, otherwise: `Copy it yourself: ${text}` });
      }}
    >
      <span translate="no" className="min-w-0">
        {name} <span className="whitespace-nowrap text-muted-foreground">[{id}]</span>
      </span>
      <Copy
        aria-hidden
        className="size-3.5 shrink-0 text-muted-foreground opacity-0 group-hover/copy:opacity-100 group-focus-visible/copy:opacity-100 max-md:opacity-100"
      />
    </button>
  );
}
