import { CalendarPlus } from "lucide-react";

import { AddRowToCalendar, AddToCalendar } from "@/components/calendar/add-to-calendar";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { GameTime } from "@/components/game/game-time";
import { stockUrl } from "@/components/game/links";
import type { TwoLines } from "@/components/list/two-line-row";
import { stockColumn, StockTitle } from "@/components/stocks/stock-link";
import { dividendFraction, progressText } from "@/components/stocks/tier-progress";
import { INTEGER, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { Button } from "@/components/ui/button";
import { useNow } from "@/components/window/use-now";
import { DAY_MS, MINUTE_MS } from "@/lib/common/time";
import type { CalendarEvent } from "@/lib/format/calendar";
import { formatIsoDay } from "@/lib/format/days";
import { formatCount, formatDays, formatMoney, formatWhole } from "@/lib/format/numbers";
import { formatGameDay } from "@/lib/format/times";
import type { Dividend } from "@/lib/game/stocks/dividends";
import { cn } from "@/lib/utils";

const STATES = ["Ready", "In progress", "Pending"] as const;
type State = (typeof STATES)[number];

const TONES = {
  Ready: "font-semibold text-success",
  "In progress": "",
  Pending: "text-warning",
} as const;

/** Pending: bought, but the game counts none of its tiers yet. */
export function stateOf({ isReady, isPending }: Dividend): State {
  if (isReady) return "Ready";
  return isPending ? "Pending" : "In progress";
}

const pendingText = ({ uncountedTiers }: Dividend) =>
  uncountedTiers > 0 ? `, ${formatWhole(uncountedTiers)} pending` : "";

/** "2", or "1 + 1 pending". */
const tiersText = ({ tiers, uncountedTiers }: Dividend) =>
  formatWhole(tiers) + (uncountedTiers > 0 ? ` + ${formatWhole(uncountedTiers)} pending` : "");

const rankOf = (dividend: Dividend) => STATES.indexOf(stateOf(dividend));

const column = columnsFor<Dividend>();

export const dividendColumns = column.columns([
  stockColumn<Dividend>(),
  column.accessor("tiers", {
    id: "tiers",
    header: "Tiers",
    ...INTEGER,
    cell: ({ row: { original } }) => tiersText(original),
  }),
  column.accessor(rankOf, {
    id: "state",
    header: "State",
    meta: {
      align: "afterFigure",
      sortText: { asc: "ready first", desc: "pending first" },
      text: stateOf,
    },
    cell: ({ row }) => <StateMark dividend={row.original} />,
  }),
  column.accessor(({ dueAtMs }) => dueAtMs ?? undefined, {
    id: "due",
    header: "Due",
    sortUndefined: "last",
    meta: {
      sortText: { asc: "soonest first", desc: "latest first" },
      text: ({ dueAtMs }: Dividend) => (dueAtMs === null ? "" : formatIsoDay(dueAtMs)),
    },
    cell: ({ row }) => <Due dividend={row.original} />,
  }),
  column.accessor(({ dollars }) => dollars ?? undefined, {
    id: "dividend",
    header: "Dividend",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row }) => <Payment dividend={row.original} />,
  }),
  column.display({
    id: "actions",
    header: "Actions",
    enableSorting: false,
    meta: {
      align: "afterFigure",
      noText: true,
    },
    cell: ({ row }) => (
      <span className="flex items-center gap-2">
        <AddOneToCalendar dividend={row.original} />
        {row.original.isReady && <CollectLink dividend={row.original} />}
      </span>
    ),
  }),
]);

/** A dividend on a phone: its payment, its state and when it is due. The circle is the passed part of the days. */
export const dividendLines = (dividend: Dividend): TwoLines => {
  const state = stateOf(dividend);
  const progress = progressText(dividend);
  return {
    mark: (
      <ProgressCircle
        value={dividendFraction(dividend)}
        className={cn("mt-2.75 mr-1 size-4.5", TONES[state])}
      />
    ),
    title: <StockTitle stock={dividend.stock} />,
    figure: <Payment dividend={dividend} />,
    detail: (
      <>
        {state === "In progress" && progress !== null ? (
          `Day ${progress}`
        ) : (
          <span className={TONES[state]}>{state}</span>
        )}
        , {formatCount(dividend.tiers, "tier", "tiers")}
        {pendingText(dividend)}
      </>
    ),
    second: <Due dividend={dividend} />,
  };
};

function StateMark({ dividend }: { dividend: Dividend }) {
  const state = stateOf(dividend);
  const progress = progressText(dividend);
  return (
    <span
      className={cn(
        "inline-flex items-center gap-2 wrap-normal! md:whitespace-nowrap",
        TONES[state],
      )}
    >
      <ProgressCircle value={dividendFraction(dividend)} />
      {state}
      {state !== "Ready" && progress !== null && (
        <span className="text-small text-muted-foreground">day {progress}</span>
      )}
    </span>
  );
}

/** The due day in game time; hovering shows the player's own time. */
function Due({ dividend }: { dividend: Dividend }) {
  const now = useNow(MINUTE_MS);
  const { dueAtMs, isReady } = dividend;
  if (dueAtMs === null) return <span title="Countdown not started yet">–</span>;
  if (isReady) return "Now";
  return (
    <span className="whitespace-nowrap">
      <GameTime atMs={dueAtMs}>{formatGameDay(dueAtMs)}</GameTime>,{" "}
      <span className="text-small text-muted-foreground">{untilText(dueAtMs, now)}</span>
    </span>
  );
}

/** "now", "tomorrow", "in 6 days", by the days of the game. */
export function untilText(atMs: number, nowMs: number): string {
  const days = Math.floor(atMs / DAY_MS) - Math.floor(nowMs / DAY_MS);
  if (days <= 0) return "now";
  return days === 1 ? "tomorrow" : `in ${formatDays(days)}`;
}

/** The payment in cash; if it has no cash value, the game's description. */
function Payment({ dividend: { dollars, stock } }: { dividend: Dividend }) {
  if (dollars !== null) return formatMoney(dollars);
  return <span className="text-small text-muted-foreground">{stock.benefit.description}</span>;
}

function CollectLink({ dividend: { stock } }: { dividend: Dividend }) {
  return (
    <a
      href={stockUrl(stock.id)}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-center text-primary underline max-md:min-h-11"
    >
      Collect <span className="sr-only">{stock.acronym}</span>
    </a>
  );
}

/** Leads to the dividend of a stock in the game, as a button. */
export const CollectButton = ({ stock }: Pick<Dividend, "stock">) => (
  <Button variant="outline" asChild>
    <a href={stockUrl(stock.id)} target="_blank" rel="noreferrer">
      <span>
        Collect <span translate="no">{stock.acronym}</span>
      </span>
    </a>
  </Button>
);

/** Saves the next due date of every dividend that has one as a calendar file. */
export function AddAllToCalendar({ dividends }: { dividends: readonly Dividend[] }) {
  const events = calendarEvents(dividends);
  if (events.length === 0) return null;
  return (
    <AddToCalendar variant="outline" fileName="dividends.ics" events={events}>
      <CalendarPlus aria-hidden />
      <span className="max-md:sr-only">Add to calendar</span>
    </AddToCalendar>
  );
}

/** Saves the next due date of a single dividend as a calendar file. */
function AddOneToCalendar({ dividend }: { dividend: Dividend }) {
  const events = calendarEvents([dividend]);
  if (events.length === 0) return null;
  const { acronym } = dividend.stock;
  return <AddRowToCalendar name={acronym} fileName={`dividend-${acronym}.ics`} events={events} />;
}

/** The next due date of each dividend that has one. */
const calendarEvents = (dividends: readonly Dividend[]): CalendarEvent[] =>
  dividends.flatMap(({ stock, tiers, dueAtMs, dollars }) =>
    dueAtMs === null
      ? []
      : [
          {
            id: `stock-${stock.id}`,
            title: `${stock.acronym} dividend`,
            description: [
              dollars === null ? stock.benefit.description : formatMoney(dollars),
              `${stock.name}, ${formatCount(tiers, "tier", "tiers")}`,
            ]
              .filter((words) => words !== "")
              .join("\n"),
            url: stockUrl(stock.id),
            startsOnMs: dueAtMs,
          },
        ],
  );
