import { ArrowRight, ArrowUpRight } from "lucide-react";

import { type CrimeLookups, memberName } from "@/components/crimes/crime-lookups";
import { Countdown, GameTime } from "@/components/game/game-time";
import { itemMarketUrl } from "@/components/game/action-links";
import { crimeUrl } from "@/components/game/links";
import { profileUrl } from "@/components/game/player-link";
import { Button } from "@/components/ui/button";
import { useTimeSelector } from "@/components/window/use-now";
import { DAY_MS, MINUTE_MS } from "@/lib/common/time";
import { formatShortGameDay } from "@/lib/format/days";
import { formatDuration, formatGameMoment } from "@/lib/format/times";
import type { Action, ActionableCrime } from "@/lib/game/crimes/group-crimes";
import { filledCount, isRecruiting, type OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { cn } from "@/lib/utils";

import { CrimeEntry } from "./crime-entry";
import { MISSING_ITEMS } from "./missing-items";
import { type ProblemTextOptions, problemText } from "./problem-text";
import { Slots, slotViews } from "./slots";

/** Crimes that are due within this time are displayed in red. */
const SOON_MS = 120 * MINUTE_MS;

/** Within this time a weekday is unambiguous. */
const NAMED_BY_WEEKDAY_MS = 6 * DAY_MS;

/** The number of problems that a row shows before it is opened. */
const MAX_PROBLEMS = 2;

/** Name and time, slots, problems and action on a phone; a column for each on a wide page. */
const GRID =
  "grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 py-2.5 @4xl/page:min-h-13 @4xl/page:grid-cols-[7rem_minmax(9.5rem,11rem)_14rem_minmax(0,1fr)_8.25rem] @4xl/page:items-center @4xl/page:gap-x-4 @4xl/page:py-1.5";

const ACTION_LOOK =
  "relative z-1 min-w-30 justify-between self-end @4xl/page:self-center max-md:h-11";

export interface CrimeRowProps extends ProblemTextOptions {
  row: ActionableCrime;
  /** Opens the payout of a crime. */
  onPayOut: (crimeId: number) => void;
  /** Called when the player has paid this crime by hand. */
  onSettle: (crimeId: number) => void;
  /** Marks the items of a crime in the shopping list. */
  onBuy: (crimeId: number) => void;
  /** True if the player has just taken back its mark as settled: its row gets the focus. */
  isReturning: boolean;
}

/** A crime that needs attention: its time, slots, problems and next action. It opens on its roster. */
export function CrimeRow({
  row,
  onPayOut,
  onSettle,
  onBuy,
  isReturning,
  ...options
}: CrimeRowProps) {
  const { crime } = row;
  const { lookups, nowMs } = options;
  return (
    <CrimeEntry
      row={row}
      className="border-b border-row last:border-rule"
      grid={GRID}
      isReturning={isReturning}
    >
      {(name, isOpen) => (
        <>
          {name}
          <When row={row} nowMs={nowMs} />
          <div className="col-span-2 @4xl/page:col-span-1">
            <Slots slots={slotViews(row)} lookups={lookups} />
          </div>
          <div className="min-w-0">
            <ProblemLines
              row={row}
              options={options}
              isUrgent={isSoon(row, nowMs)}
              isOpen={isOpen}
            />
            {row.mostUrgent.kind === "unpaid" && (
              <Button
                variant="link"
                size="inline"
                className="relative z-1 max-md:-my-3"
                aria-label={`Mark as settled: ${crime.name}`}
                onClick={() => {
                  onSettle(crime.id);
                }}
              >
                Mark as settled
              </Button>
            )}
          </div>
          <RowAction row={row} lookups={lookups} onPayOut={onPayOut} onBuy={onBuy} />
        </>
      )}
    </CrimeEntry>
  );
}

const isSoon = ({ mostUrgent: { kind, atMs } }: ActionableCrime, nowMs: number) =>
  kind !== "unpaid" && atMs !== null && atMs - nowMs < SOON_MS;

function When({ row, nowMs }: { row: ActionableCrime; nowMs: number }) {
  const { kind, atMs } = row.mostUrgent;
  const left = atMs === null ? 0 : atMs - nowMs;
  return (
    <p className="text-right @4xl/page:order-first @4xl/page:text-left">
      {atMs === null ? (
        "Time unknown"
      ) : (
        <>
          <b
            className={cn(
              "block font-display text-[1.0625rem] leading-5.5 font-medium whitespace-nowrap",
              isSoon(row, nowMs) && "text-destructive",
            )}
          >
            <TimeLeft row={row} atMs={atMs} nowMs={nowMs} />
          </b>
          <span className="block text-small leading-4 text-muted-foreground">
            {whenText(kind, left)}
            {kind !== "stuck" && left > 0 && isRecruiting(row.crime) && "about "}
            <GameTime atMs={atMs}>
              {Math.abs(left) < NAMED_BY_WEEKDAY_MS
                ? formatGameMoment(atMs, nowMs)
                : formatShortGameDay(atMs)}
            </GameTime>
          </span>
        </>
      )}
    </p>
  );
}

interface TimeLeftProps {
  row: ActionableCrime;
  atMs: number;
  nowMs: number;
}

/** The time left, counted as in the headline, or the time since. */
function TimeLeft({ row: { crime, mostUrgent }, atMs, nowMs }: TimeLeftProps) {
  if (atMs <= nowMs) return <Since atMs={atMs} />;
  // While slots are empty, the estimated start moves with the clock.
  const isMoving = mostUrgent.kind !== "stuck" && filledCount(crime) < crime.slots.length;
  if (isMoving) return formatDuration(atMs - nowMs);
  return <Countdown endsAtMs={atMs} format={formatDuration} />;
}

const Since = ({ atMs }: { atMs: number }) =>
  useTimeSelector(1000, (nowMs) => formatDuration(nowMs - atMs));

function whenText(kind: ActionableCrime["mostUrgent"]["kind"], remainingMs: number): string {
  if (kind === "stuck") return "expires ";
  if (remainingMs > 0) return "";
  return kind === "unpaid" ? "ago, " : "late, ";
}

interface ProblemLinesProps {
  row: ActionableCrime;
  options: ProblemTextOptions;
  /** True if the most urgent problem is due soon. */
  isUrgent: boolean;
  isOpen: boolean;
}

/** The problems of a crime: all in full if its row is open, else the two most urgent in short. */
function ProblemLines({ row: { problems }, options, isUrgent, isOpen }: ProblemLinesProps) {
  const shown = isOpen ? problems : problems.slice(0, MAX_PROBLEMS);
  const more = problems.length - shown.length;
  return shown.map((problem, index) => {
    const [text, Icon, price] = problemText(problem, options, !isOpen);
    return (
      <span key={index} className="flex gap-1.5">
        <Icon
          aria-hidden
          className={cn(
            "mt-0.5 size-4 shrink-0",
            isUrgent && index === 0 ? "text-destructive" : "text-muted-foreground",
          )}
        />
        <span data-slot="row-detail" className="min-w-0 wrap-anywhere">
          {text}
          {price !== undefined && (
            <>
              , <span className="whitespace-nowrap">{price}</span>
            </>
          )}{" "}
          {more > 0 && index === shown.length - 1 && (
            <span className="whitespace-nowrap text-muted-foreground">{more} more</span>
          )}
        </span>
      </span>
    );
  });
}

type RowActionProps = Pick<CrimeRowProps, "row" | "lookups" | "onPayOut" | "onBuy">;

/** The next action for a crime: a link to the game, the payouts or the shopping list below. */
function RowAction({ row: { crime, action }, lookups, onPayOut, onBuy }: RowActionProps) {
  if (action.kind === "pay out") {
    return (
      <Button
        variant="outline"
        size="sm"
        className={ACTION_LOOK}
        aria-label={`Pay out ${crime.name}`}
        onClick={() => {
          onPayOut(crime.id);
        }}
      >
        Pay out
        <ArrowRight aria-hidden />
      </Button>
    );
  }
  const { text, of, href } = linkOf(action, crime, lookups);
  const isHere = href.startsWith("#");
  return (
    <Button asChild variant="outline" size="sm" className={ACTION_LOOK}>
      <a
        href={href}
        aria-label={`${text}: ${of}`}
        {...(isHere
          ? {
              onClick: () => {
                onBuy(crime.id);
              },
            }
          : { target: "_blank", rel: "noreferrer" })}
      >
        {text}
        {isHere ? <ArrowRight aria-hidden /> : <ArrowUpRight aria-hidden />}
      </a>
    </Button>
  );
}

function linkOf(
  action: Exclude<Action, { kind: "pay out" }>,
  crime: OrganisedCrime,
  lookups: CrimeLookups,
) {
  if (action.kind === "profile") {
    const { memberId } = action;
    return { text: "Open profile", of: memberName(lookups, memberId), href: profileUrl(memberId) };
  }
  if (action.kind === "buy") {
    const { slots } = action;
    const item = slots[0] && lookups.items.get(slots[0].item.id);
    if (slots.length > 1) {
      return { text: `Buy ${slots.length} items`, of: crime.name, href: `#${MISSING_ITEMS}` };
    }
    if (item) return { text: "Buy item", of: item.name, href: itemMarketUrl(item) };
  }
  return { text: "Open crime", of: crime.name, href: crimeUrl(crime.id) };
}
