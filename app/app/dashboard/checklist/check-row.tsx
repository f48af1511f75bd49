import { ArrowUpRight } from "lucide-react";

import { Explain } from "@/components/figures/explain";
import { Button } from "@/components/ui/button";
import { formatWhole } from "@/lib/format/numbers";
import { cn } from "@/lib/utils";

import { CheckMark } from "./check-mark";
import { CheckNote } from "./check-note";
import type { ChecklistItemState } from "./item-state";
import type { Names } from "./items/define-check";
import { titleOf } from "./text";

/** Title and note one below the other, and side by side where there is room. */
const GRID =
  "grid-cols-[1.75rem_minmax(0,1fr)_fit-content(60%)_auto] @min-[32rem]/checks:grid-cols-[1.75rem_12.5rem_minmax(0,1fr)_auto_auto]";
const BOTH_LINES = "row-span-2 @min-[32rem]/checks:row-span-1";

/** An item with its state; all of it leads to where it is done in the game. */
export function CheckRow({
  check,
  names,
  isFailureInBanner,
}: {
  check: ChecklistItemState;
  names: Names;
  /** Whether the banner above shows its failure. */
  isFailureInBanner: boolean;
}) {
  const { state } = check;
  const title = titleOf(check);
  const needsNothing = state === "complete" || state === "loading";
  const isQuiet = needsNothing || isFailureInBanner;
  const lines = "facts" in check ? check.explain(check.facts, names) : [];
  return (
    <li
      className={cn(
        "group/check relative grid min-h-9 items-center border-b border-row py-1 last:border-b-0 hover:bg-accent max-md:min-h-11 max-md:py-0.5 max-md:leading-5",
        GRID,
      )}
    >
      <span className={BOTH_LINES}>
        <CheckMark state={state} fraction={fractionOf(check)} isQuiet={isFailureInBanner} />
      </span>
      <span className={isQuiet ? "text-muted-foreground" : "font-semibold"}>{title}</span>
      <div
        className={cn(
          "col-start-2 row-start-2 pr-2 text-small max-md:leading-4.5 @min-[32rem]/checks:col-start-3 @min-[32rem]/checks:row-start-1",
          state === "error" && !isFailureInBanner ? "text-destructive" : "text-muted-foreground",
        )}
      >
        <CheckNote check={check} names={names} isFailureInBanner={isFailureInBanner} />
      </div>
      <div
        className={cn(
          "flex items-center justify-end gap-1 text-right font-semibold @min-[32rem]/checks:whitespace-nowrap",
          BOTH_LINES,
        )}
      >
        {figureText(check)}
        {lines.length > 0 && (
          <div className="relative z-1">
            <Explain
              title={check.title}
              lines={lines}
              {...(check.excludes !== undefined && { note: check.excludes })}
            />
          </div>
        )}
      </div>
      <div className={cn("flex items-center gap-1", BOTH_LINES)}>
        {check.state === "error" && !isFailureInBanner && check.error.kind !== "key-rejected" && (
          <Button variant="outline" size="sm" className="relative z-1" onClick={check.retry}>
            Try again
          </Button>
        )}
        <a
          href={check.gameUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={`Open ${check.title} in the game`}
          className={cn(
            "grid size-7 place-items-center text-muted-foreground group-hover/check:text-primary after:absolute after:inset-x-0 after:top-0 after:-bottom-px",
            needsNothing &&
              "md:opacity-0 md:group-hover/check:opacity-100 md:focus-visible:opacity-100",
          )}
        >
          <ArrowUpRight aria-hidden className="size-4" />
        </a>
      </div>
    </li>
  );
}

/** How much of it is done, as far as that can be said. */
function fractionOf(check: ChecklistItemState): number {
  const figure = figureOf(check);
  return typeof figure === "object" ? figure.count / figure.of : 0;
}

/** "52 / 100" for what counts towards a number, otherwise how many still need attention. */
function figureText(check: ChecklistItemState): string | null {
  const figure = figureOf(check);
  if (typeof figure === "object") return `${formatWhole(figure.count)} / ${formatWhole(figure.of)}`;
  return figure === 0 ? null : formatWhole(figure);
}

const figureOf = (check: ChecklistItemState) =>
  "facts" in check ? (check.figure?.(check.facts) ?? 0) : 0;
