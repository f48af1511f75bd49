import { NotebookPen, X } from "lucide-react";
import { createContext, memo, type ReactNode, Suspense, use } from "react";

import { abroadText } from "@/components/faction/state-text";
import { AttackLink, FighterMark, OutIn, LastAction, TimeLeft } from "@/components/fight/fighter";
import { Explain } from "@/components/figures/explain";
import { RowPlayerLink } from "@/components/game/row-player-link";
import { PlayerName } from "@/components/game/player-name";
import type { NoteDrafts } from "@/components/notes/note-form";
import { onDemand } from "@/components/ui/on-demand";
import { useTimeSelector } from "@/components/window/use-now";
import type { FightEstimate } from "@/lib/game/fight/estimate";
import type { ScoreAt } from "@/lib/game/fight/fair-fight";
import { isInStay } from "@/lib/game/fight/fighter";
import { cn } from "@/lib/utils";

import { DIFFICULTY_COLUMN, RESPECT_COLUMN } from "./explanation";
import type { Sort } from "./filters";
import { isReleasedAbroad, type ListRow, stateOf } from "./rows";
import { SortButton } from "@/components/list/sort-button";
import {
  agedDifficultyText,
  difficultyText,
  figureAge,
  rangeText,
  statsText,
  type TextContext,
} from "@/components/fight/fight-text";
import { ROW_KEYS } from "./use-row-keys";

const TargetDetails = onDemand(() => import("./target-details").then((l) => l.TargetDetails));

/** Two lines on a phone; one column per figure on a wide page. */
const ROW_GRID =
  "grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-2 @4xl/page:grid-cols-[1.75rem_minmax(0,1fr)_10.5rem_6rem_6rem_11.5rem_6.5rem] @4xl/page:gap-x-3";
const ONLY_WIDE = "hidden @4xl/page:block";
const LINE = "flex min-w-0 items-baseline justify-between gap-2 @4xl/page:contents";
const SECOND = "text-base text-muted-foreground @4xl/page:text-small @4xl/page:leading-4.5";

interface ColumnHeadProps {
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The column headers of a wide page. A button sorts by each column that has a sort order. */
export function ColumnHead({ sort, onSort }: ColumnHeadProps) {
  const button = (by: Sort, text: string) => (
    <SortButton
      isSorted={by === sort}
      isAscending={by === "name"}
      onSort={() => {
        onSort(by);
      }}
    >
      {text}
    </SortButton>
  );
  return (
    <div
      role="group"
      aria-label="Sort by column"
      className={cn(
        ROW_GRID,
        "hidden min-h-10 items-baseline border-b pb-1.5 text-small text-muted-foreground @4xl/page:grid",
      )}
    >
      <span className="col-span-2 flex gap-1">
        <span>{button("name", "Name")},</span>
        {button("level", "Level")}
      </span>
      <span>State, last action</span>
      <span className="text-right whitespace-nowrap">
        <Explain {...RESPECT_COLUMN} /> {button("respect", "Respect")}
      </span>
      <span className="text-right">{button("fair-fight", "Fair fight")}</span>
      <span className="pl-4">
        Difficulty, total stats <Explain {...DIFFICULTY_COLUMN} />
      </span>
    </div>
  );
}

interface TargetRowContextValue {
  /** Opens or closes the details of the player with that id. */
  toggle: (id: number) => void;
  /** The unsaved note of the open row. */
  drafts: NoteDrafts;
  /** Its `nowMs` is the start of the minute, for ages. */
  textContext: TextContext;
  scoreAt: ScoreAt;
  /** True if the response is recent enough for a filled button, which means that the target is ready now. */
  isCurrent: boolean;
}

/** The actions and the data that all rows of the list share. */
export const TargetRowContext = createContext<TargetRowContextValue | null>(null);

function useRowContext(): TargetRowContextValue {
  const context = use(TargetRowContext);
  if (context === null) throw new Error("A row outside of a list.");
  return context;
}

interface TargetRowProps {
  row: ListRow;
  isOpen: boolean;
  /** The length of the bar: the respect as a fraction of the greatest one among ready targets; null without a bar. */
  fraction: number | null;
}

/**
 * The row of a target: its state, the expected respect, and the link to the game's attack page. It opens as a whole; the name and
 * the link lie over its button.
 */
export const TargetRow = memo(function TargetRow({ row, isOpen, fraction }: TargetRowProps) {
  const { id, name, readiness } = row;
  const { textContext, scoreAt, drafts, isCurrent, toggle } = useRowContext();
  return (
    <li className="border-b border-row text-read last:border-rule nth-[5n]:border-row-fifth">
      <div
        className={cn(
          ROW_GRID,
          "relative min-h-15 py-1 @4xl/page:min-h-13 @4xl/page:grid-rows-[minmax(1.25rem,auto)_minmax(1.125rem,auto)] @4xl/page:content-center @4xl/page:items-baseline @4xl/page:py-1.5",
        )}
      >
        <button
          type="button"
          id={`target-${id}`}
          aria-expanded={isOpen}
          aria-keyshortcuts={ROW_KEYS}
          aria-label={`${name}, details`}
          className="absolute inset-0 -outline-offset-2"
          onClick={() => {
            toggle(id);
          }}
        />
        <FighterMark
          readiness={readiness}
          availability={row.availability}
          className="size-5 @4xl/page:row-span-2 @4xl/page:self-center"
        />
        <div className="grid min-w-0 @4xl/page:contents">
          <NameAndRespect row={row} />
          <StateAndDifficulty row={row} />
          <WideCells row={row} />
        </div>
        <AttackOrOut row={row} isCurrent={isCurrent} />
        {fraction !== null && (
          <span
            aria-hidden
            className="absolute right-28 -bottom-px h-0.5 bg-primary max-[22rem]:right-25 @4xl/page:right-[26.25rem]"
            style={{ width: `calc(${fraction} * 5rem)` }}
          />
        )}
      </div>
      {isOpen && (
        <Suspense fallback={<p className="py-2 pl-10 text-muted-foreground">Loading data...</p>}>
          <TargetDetails row={row} context={textContext} scoreAt={scoreAt} drafts={drafts} />
        </Suspense>
      )}
    </li>
  );
});

/** The link to the attack page, or the time left of the target's stay if the player can only attack after it. */
function AttackOrOut({ row, isCurrent }: { row: ListRow; isCurrent: boolean }) {
  const { id, name, readiness } = row;
  const isIn = useTimeSelector(1000, (nowMs) => nowMs !== 0 && isInStay(row, nowMs));
  const isOut = readiness === "later" || (readiness === "ready" && isIn);
  return (
    <span
      className={cn(
        "w-26 text-right font-medium max-[22rem]:w-23 @4xl/page:col-start-7 @4xl/page:row-span-2 @4xl/page:row-start-1 @4xl/page:w-auto @4xl/page:self-center",
        !isOut && "relative",
      )}
    >
      {isOut ? (
        <WhenOut row={row} />
      ) : (
        <AttackLink id={id} name={name} isReady={readiness === "ready" && isCurrent} />
      )}
    </span>
  );
}

/** True for a respect within limits and an unknown difficulty, whose place it takes on a phone: the name needs the first line. */
const isUnknown = ({ respect, strength, isLostLast }: FightEstimate) =>
  respect.least < respect.most && !strength?.difficulty && !isLostLast;

/** The first line on a phone. On a wide page, two columns. */
function NameAndRespect({ row }: Pick<TargetRowProps, "row">) {
  const { id, name, level, estimate, note, readiness } = row;
  const weight = readiness === "later" ? "font-medium" : "font-semibold";
  return (
    <div className={LINE}>
      <span
        className={cn(
          "min-w-0 @4xl/page:col-start-2",
          note === "" && "@4xl/page:row-span-2 @4xl/page:self-center",
        )}
      >
        <span className={cn("wrap-anywhere", weight)}>
          <RowPlayerLink id={id} isInline>
            <PlayerName>{name}</PlayerName>
          </RowPlayerLink>
        </span>{" "}
        <span className="text-base font-normal">
          <span className="sr-only">level </span>
          {level}
        </span>
        {note !== "" && (
          <NotebookPen aria-hidden className="ml-1 inline size-3.5 @4xl/page:hidden" />
        )}
      </span>
      <span
        translate="no"
        className={cn(
          "shrink-0 text-right @4xl/page:col-start-4 @4xl/page:row-start-1",
          estimate.source === null ? "text-base text-muted-foreground" : weight,
          isUnknown(estimate) && "@max-4xl/page:hidden",
        )}
      >
        <span className="sr-only">respect </span>
        {rangeText(estimate.respect)}
      </span>
    </div>
  );
}

/** The second line on a phone, with the state or the last action. On a wide page, two columns, with both. */
function StateAndDifficulty({ row }: { row: ListRow }) {
  const { textContext, isCurrent } = useRowContext();
  const { estimate, readiness } = row;
  // On a phone, the last action replaces the less informative "Okay".
  const isPlain =
    readiness === "ready" &&
    (isCurrent || row.state === "Okay") &&
    !isInStay(row, textContext.nowMs);
  return (
    <div className={cn(LINE, "text-base")}>
      <span className="min-w-0 @4xl/page:contents">
        <span
          className={cn(
            "@4xl/page:col-start-3 @4xl/page:row-start-1",
            isPlain && "hidden @4xl/page:inline",
          )}
        >
          <StateText row={row} isCurrent={isCurrent} />
        </span>
        <span
          className={cn(
            SECOND,
            "@4xl/page:col-start-3 @4xl/page:row-start-2",
            !isPlain && "hidden @4xl/page:inline",
          )}
        >
          <LastAction lastAction={row.lastAction} />
        </span>
      </span>
      <span className="shrink-0 @4xl/page:col-start-6 @4xl/page:row-start-1 @4xl/page:pl-4">
        {estimate.isLostLast ? (
          <span className="font-medium whitespace-nowrap text-destructive">
            <X aria-hidden className="inline size-3.5" /> Lost last time
          </span>
        ) : (
          <>
            <span className="@4xl/page:hidden">
              {isUnknown(estimate) ? (
                <span translate="no" className="text-muted-foreground">
                  <span className="sr-only">respect </span>
                  {rangeText(estimate.respect)}
                </span>
              ) : (
                agedDifficultyText(estimate, textContext.nowMs)
              )}
            </span>
            <span className={ONLY_WIDE}>{difficultyText(estimate)}</span>
          </>
        )}
      </span>
    </div>
  );
}

/** The cells that a phone has no room for: fair fight with its age, total stats and the note. */
function WideCells({ row: { estimate, stats, note } }: { row: ListRow }) {
  const { textContext } = useRowContext();
  return (
    <>
      <span
        translate="no"
        className={cn(ONLY_WIDE, "text-right @4xl/page:col-start-5 @4xl/page:row-start-1")}
      >
        {estimate.source === null ? (
          "–"
        ) : (
          <>
            <span className="sr-only">fair fight </span>
            {rangeText(estimate.fairFight)}
          </>
        )}
      </span>
      {estimate.atMs !== null && (
        <span
          className={cn(
            ONLY_WIDE,
            SECOND,
            "text-right @4xl/page:col-start-5 @4xl/page:row-start-2",
          )}
        >
          {figureAge(estimate.atMs, textContext.nowMs)}
        </span>
      )}
      <span
        className={cn(
          ONLY_WIDE,
          SECOND,
          "@4xl/page:col-start-6 @4xl/page:row-start-2 @4xl/page:pl-4",
        )}
      >
        {statsText(stats, estimate, textContext)}
      </span>
      {note !== "" && (
        <span
          className={cn(ONLY_WIDE, SECOND, "truncate @4xl/page:col-start-2 @4xl/page:row-start-2")}
        >
          <span className="sr-only">Note: </span>
          {note}
        </span>
      )}
    </>
  );
}

function StateText({ row, isCurrent }: { row: ListRow; isCurrent: boolean }): ReactNode {
  const { readiness, stateUntilMs } = row;
  const text = useTimeSelector(1000, (nowMs) => stateOf(row, { nowMs, isCurrent }));
  return readiness === "soon" && stateUntilMs !== null ? <OutIn atMs={stateUntilMs} /> : text;
}

/** The time left of a stay, with the country if it ends abroad. */
function WhenOut({ row }: { row: ListRow }) {
  const isAbroad = useTimeSelector(1000, (nowMs) => nowMs !== 0 && isReleasedAbroad(row, nowMs));
  return (
    <span>
      <TimeLeft fighter={row} />
      {isAbroad && (
        <span className="block text-small font-normal text-muted-foreground">
          out {row.abroadIn ? abroadText(row.abroadIn) : "abroad"}
        </span>
      )}
    </span>
  );
}
