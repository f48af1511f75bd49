import {
  ArrowRight,
  ArrowUpRight,
  Banknote,
  BedDouble,
  DoorOpen,
  Hourglass,
  type LucideIcon,
  Package,
  Plane,
  Scale,
} from "lucide-react";
import type { ReactNode } from "react";

import {
  atLeast,
  type CrimeLookups,
  itemName,
  memberName,
  unpricedText,
} from "@/components/crimes/crime-lookups";
import { abroadText } from "@/components/faction/state-text";
import { Countdown, GameTime } from "@/components/game/game-time";
import { crimeUrl, itemMarketUrl } from "@/components/game/links";
import { profileUrl } from "@/components/game/player-link";
import { Button } from "@/components/ui/button";
import { useTimeSelector } from "@/components/window/use-now";
import { sum } from "@/lib/common/numbers";
import { DAY_MS, MINUTE_MS } from "@/lib/common/time";
import { formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatMoneyShort } from "@/lib/format/numbers";
import { formatDuration, formatGameMoment } from "@/lib/format/times";
import type { Action, ActionableCrime } from "@/lib/game/crimes/group-crimes";
import {
  filledCount,
  isRecruiting,
  type OrganisedCrime,
  slotCount,
  type SlotWithoutItem,
} from "@/lib/game/crimes/organised-crime";
import type { CrimeProblem, MemberState } from "@/lib/game/crimes/problems";
import { cn } from "@/lib/utils";

import { MISSING_ITEMS } from "./missing-items";
import { Slots, slotViews } from "./slots";

/** Crimes that are due within this time are displayed in red. */
const SOON_MS = 120 * MINUTE_MS;

/** Within this time a weekday is unambiguous. */
const NAMED_BY_WEEKDAY_MS = 6 * DAY_MS;

/** The number of problems that a row shows before it is opened. */
const MAX_PROBLEMS = 2;

/** In a row that can be opened, each problem takes one line until the row is open. */
const CUT = "truncate group-open/problems:wrap-anywhere group-open/problems:whitespace-normal";

const ACTION_LOOK = "min-w-30 justify-between self-end @4xl/page:self-center max-md:h-11";

/** The text and icon for the location of a member who can’t take part, by the game's state. */
const ABSENCES: Readonly<Record<string, readonly [text: string, Icon: LucideIcon]>> = {
  Hospital: ["in hospital", BedDouble],
  Jail: ["in jail", DoorOpen],
  Federal: ["in federal jail", DoorOpen],
  Fallen: ["fallen", DoorOpen],
  Traveling: ["traveling", Plane],
  Abroad: ["abroad", Plane],
};

interface ProblemTextOptions {
  lookups: CrimeLookups;
  nowMs: number;
  /** Percent. */
  minimumPassRate: number;
}

export interface CrimeRowProps extends ProblemTextOptions {
  row: ActionableCrime;
  /** Opens the payouts. */
  onPayOut: () => void;
  /** Called when the player has paid this crime by hand. */
  onSettle: (crimeId: number) => void;
}

/** A crime that needs attention: its time, slots, problems and next action. */
export function CrimeRow({ row, onPayOut, onSettle, ...options }: CrimeRowProps) {
  const { crime } = row;
  const { lookups, nowMs } = options;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 border-b border-row py-2.5 last:border-rule @4xl/page:min-h-13 @4xl/page:grid-cols-[6.5rem_minmax(9.5rem,13rem)_13.5rem_minmax(0,1fr)_8.25rem] @4xl/page:items-center @4xl/page:gap-x-4 @4xl/page:py-1.5">
      <CrimeName crime={crime} />
      <When row={row} nowMs={nowMs} />
      <div className="col-span-2 @4xl/page:col-span-1">
        <Slots slots={slotViews(row)} nameOf={(id) => memberName(lookups, id)} />
      </div>
      <div className="min-w-0">
        <ProblemLines row={row} options={options} isUrgent={isSoon(row, nowMs)} />
        {row.mostUrgent.kind === "unpaid" && (
          <Button
            variant="link"
            size="inline"
            className="max-md:-my-3"
            aria-label={`Mark as settled: ${crime.name}`}
            onClick={() => {
              onSettle(crime.id);
            }}
          >
            Mark as settled
          </Button>
        )}
      </div>
      <RowAction row={row} lookups={lookups} onPayOut={onPayOut} />
    </li>
  );
}

/** The crime with its level, its status and the number of filled slots, linked to the crime in the game. */
export function CrimeName({ crime }: { crime: OrganisedCrime }) {
  const { id, name, difficulty, status } = crime;
  return (
    <a
      href={crimeUrl(id)}
      target="_blank"
      rel="noreferrer"
      className="group/name block self-start wrap-anywhere max-md:-my-0.5 max-md:min-h-11 max-md:py-0.5 @4xl/page:self-center"
    >
      <b
        translate="no"
        className="block font-semibold group-hover/name:underline max-md:text-base max-md:leading-5"
      >
        {name}
      </b>
      <span className="block text-small leading-4 text-muted-foreground max-md:text-sm max-md:leading-5">
        {difficulty !== null && `Level ${difficulty}, `}
        {status} {filledCount(crime)} of {slotCount(crime)}
      </span>
    </a>
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
}

/** The problems of a crime. If there are two or more, shows the two most urgent on one line each, and opens to show all. */
function ProblemLines({ row: { problems }, options, isUrgent }: ProblemLinesProps) {
  const line = (problem: CrimeProblem, look: string, more?: ReactNode) => {
    const [text, Icon, price] = problemText(problem, options);
    return (
      <span key={problems.indexOf(problem)} className="flex gap-1.5">
        <Icon
          aria-hidden
          className={cn(
            "mt-0.5 size-4 shrink-0",
            isUrgent && problem === problems[0] ? "text-destructive" : "text-muted-foreground",
          )}
        />
        <span className="flex min-w-0">
          <span className={look} title={text}>
            {text}
          </span>
          {price !== undefined && <span className="shrink-0">, {price}</span>}
        </span>{" "}
        {more}
      </span>
    );
  };
  const more = problems.length - MAX_PROBLEMS;
  if (more < 0) return problems.map((problem) => line(problem, "line-clamp-2 wrap-anywhere"));
  return (
    <details className="group/problems">
      <summary className="flex cursor-pointer list-none flex-col justify-center max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        {problems
          .slice(0, MAX_PROBLEMS)
          .map((problem, index) =>
            line(
              problem,
              CUT,
              index > 0 && more > 0 && (
                <span className="shrink-0 text-muted-foreground underline group-open/problems:hidden">
                  {more} more
                </span>
              ),
            ),
          )}
      </summary>
      {problems.slice(MAX_PROBLEMS).map((problem) => line(problem, "wrap-anywhere"))}
    </details>
  );
}

/** The short text and the icon of a problem. The price of missing items is separate, since it is never truncated. */
function problemText(
  problem: CrimeProblem,
  { lookups, nowMs, minimumPassRate }: ProblemTextOptions,
): [text: string, Icon: LucideIcon, price?: string] {
  switch (problem.kind) {
    case "late":
    case "away": {
      const { member } = problem;
      const text = `${memberName(lookups, member.id)} ${absenceText(member, nowMs)}`;
      return [text, ABSENCES[member.state]?.[1] ?? BedDouble];
    }
    case "left":
      return [`${memberName(lookups, problem.memberId)} has left the faction`, DoorOpen];
    case "missing-item":
      return [itemText(problem.slots, lookups), Package, priceOf(problem.slots, lookups)];
    case "stuck":
      return [stuckText(problem, nowMs), Hourglass];
    case "unpaid": {
      const members = formatCount(problem.memberIds.length, "member", "members");
      return [`${formatMoneyShort(problem.money)} owed to ${members}`, Banknote];
    }
    case "low-pass-rate": {
      const rates = formatCount(problem.slots.length, "pass rate", "pass rates");
      return [`${rates} below ${minimumPassRate}%`, Scale];
    }
  }
}

function itemText(slots: readonly SlotWithoutItem[], lookups: CrimeLookups): string {
  const [first] = slots;
  return slots.length === 1 && first !== undefined
    ? `${itemName(lookups, first.item.id)} for ${memberName(lookups, first.member.id)}`
    : formatCount(slots.length, "item", "items");
}

function priceOf(slots: readonly SlotWithoutItem[], lookups: CrimeLookups): string {
  const prices = slots.flatMap(({ item }) => lookups.prices.get(item.id) ?? []);
  if (prices.length === 0) return unpricedText(lookups);
  return atLeast(formatMoneyShort(sum(prices)), slots.length - prices.length);
}

function stuckText(
  { filled, total, crime: { createdAtMs } }: Extract<CrimeProblem, { kind: "stuck" }>,
  nowMs: number,
): string {
  const days = createdAtMs === null ? 0 : Math.floor((nowMs - createdAtMs) / DAY_MS);
  const since = days > 0 ? ` in ${formatCount(days, "day", "days")}` : "";
  return filled === 0
    ? `Nobody has joined${since}`
    : `${filled} of ${formatCount(total, "slot", "slots")} filled${since}`;
}

/** "in hospital until 14:20"; abroad "in hospital in Japan until 14:20, then still abroad". */
function absenceText({ state, stateUntilMs, abroadIn }: MemberState, nowMs: number): string {
  const known = ABSENCES[state]?.[0] ?? (state === "" ? "status unknown" : state.toLowerCase());
  const text = abroadIn === null ? known : `${known} ${abroadText(abroadIn)}`;
  if (stateUntilMs === null) return text;
  if (abroadIn !== null && stateUntilMs <= nowMs) return abroadText(abroadIn);
  const until = `${text} until ${formatGameMoment(stateUntilMs, nowMs)}`;
  return abroadIn === null ? until : `${until}, then still abroad`;
}

interface RowActionProps {
  row: ActionableCrime;
  lookups: CrimeLookups;
  /** Opens the payouts. */
  onPayOut: () => void;
}

/** The next action for a crime: a link to the game, the payouts or the shopping list below. */
function RowAction({ row: { crime, action }, lookups, onPayOut }: RowActionProps) {
  if (action.kind === "pay out") {
    return (
      <Button
        variant="outline"
        size="sm"
        className={ACTION_LOOK}
        aria-label={`Pay out ${crime.name}`}
        onClick={onPayOut}
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
        {...(!isHere && { target: "_blank", rel: "noreferrer" })}
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
