import { ArrowUpRight, TriangleAlert } from "lucide-react";
import Link from "next/link";

import { RetryButton } from "@/components/feedback/retry-button";
import { Explain } from "@/components/figures/explain";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { Skeleton } from "@/components/ui/skeleton";
import { formatWhole } from "@/lib/format/numbers";
import { cn } from "@/lib/utils";

import type { CheckNames } from "./items/define-check";
import { errorText, STATES, titleOf } from "./text";
import type { ChecklistItemState } from "./use-checklist";

/** The title above the note; side by side if there is room. */
const GRID =
  "grid-cols-[1.75rem_minmax(0,1fr)_fit-content(60%)_auto] @min-[32rem]/checks:grid-cols-[1.75rem_12.5rem_minmax(0,1fr)_auto_auto]";

const BOTH_LINES = "row-span-2 @min-[32rem]/checks:row-span-1";

/** An item with its state. The whole row links to the page where the item is done, or to the one of this site that shows it. */
export function CheckRow({
  check,
  names,
  isFailureInBanner,
}: {
  check: ChecklistItemState;
  names: CheckNames;
  /** True if the banner above shows the item's failure. */
  isFailureInBanner: boolean;
}) {
  const { state, isOutOfReach } = check;
  const title = titleOf(check);
  const needsNothing = state === "complete" || state === "loading" || isOutOfReach;
  const isQuiet = needsNothing || isFailureInBanner;
  const lines = "view" in check ? check.view.explain(names) : [];
  const link = cn(
    "grid size-7 place-items-center text-muted-foreground group-hover/check:text-primary after:absolute after:inset-x-0 after:top-0 after:-bottom-px",
    needsNothing && "md:opacity-0 md:group-hover/check:opacity-100 md:focus-visible:opacity-100",
  );
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
          "col-start-2 row-start-2 pr-2 text-small text-pretty max-md:leading-4.5 @min-[32rem]/checks:col-start-3 @min-[32rem]/checks:row-start-1",
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
          <RetryButton variant="row" className="relative z-1" onRetry={check.retry} />
        )}
        {check.page ? (
          <Link
            href={check.page}
            prefetch={false}
            aria-label={`Open My Company: ${check.title}`}
            className={link}
          >
            <ArrowUpRight aria-hidden className="size-4 rotate-45" />
          </Link>
        ) : (
          <a
            href={check.gameUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={`Open in the game: ${check.title}`}
            className={link}
          >
            <ArrowUpRight aria-hidden className="size-4" />
          </a>
        )}
      </div>
    </li>
  );
}

/** The fraction of the item that is done, 0 to 1; 0 for items without a total. */
function fractionOf(check: ChecklistItemState): number {
  const figure = figureOf(check);
  return typeof figure === "object" ? figure.count / figure.of : 0;
}

/** "52 / 100" for items with a total, otherwise the number that still need attention; null if that is 0. */
function figureText(check: ChecklistItemState): string | null {
  const figure = figureOf(check);
  if (typeof figure === "object") return `${formatWhole(figure.count)} / ${formatWhole(figure.of)}`;
  return figure === 0 ? null : formatWhole(figure);
}

const figureOf = (check: ChecklistItemState) => ("view" in check ? check.view.figure : 0);

/** The note of a row, next to its title. */
export function CheckNote({
  check,
  names,
  isFailureInBanner,
}: {
  check: ChecklistItemState;
  names: CheckNames;
  /** True if the banner above shows the item's failure. */
  isFailureInBanner: boolean;
}) {
  if (check.state === "loading") return <Skeleton className="h-2.5 w-28" />;
  if (check.state === "error") return errorText(check, isFailureInBanner);
  if (check.state === "disabled") return null;
  if (check.isOutOfReach) return "In Torn only";
  return check.view.note(names);
}

const TONES: Readonly<Record<ChecklistItemState["state"], string>> = {
  loading: "text-muted-foreground",
  complete: "text-success",
  incomplete: "text-foreground",
  disabled: "text-muted-foreground",
  error: "text-destructive",
};

interface CheckMarkProps {
  state: ChecklistItemState["state"];
  /** The fraction that is done, 0 to 1. */
  fraction: number;
  /** True if the icon is muted. */
  isQuiet: boolean;
}

/** The state of an item as an icon, with a word for screen readers. */
function CheckMark({ state, fraction, isQuiet }: CheckMarkProps) {
  return (
    <span className={cn("grid content-center", isQuiet ? "text-muted-foreground" : TONES[state])}>
      <StateIcon state={state} fraction={fraction} />
      <span className="sr-only">{STATES[state]}</span>
    </span>
  );
}

function StateIcon({ state, fraction }: Omit<CheckMarkProps, "isQuiet">) {
  if (state === "error") return <TriangleAlert aria-hidden className="size-4" />;
  if (state === "complete") {
    return (
      <svg viewBox="0 0 16 16" aria-hidden className="size-4">
        <circle cx="8" cy="8" r="7" fill="currentColor" />
        <path
          d="m4.9 8.2 2.1 2.1 4.1-4.4"
          fill="none"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-background"
        />
      </svg>
    );
  }
  if (state === "loading") {
    return (
      <svg viewBox="0 0 16 16" aria-hidden className="size-4 animate-spin">
        <circle
          cx="8"
          cy="8"
          r="6.25"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeDasharray="2.6 2.3"
        />
      </svg>
    );
  }
  return <ProgressCircle value={fraction} className="size-4" />;
}
