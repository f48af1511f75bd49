import { memberName } from "@/components/crimes/crime-lookups";
import { Countdown } from "@/components/game/countdown";
import { GameTime } from "@/components/game/game-time";
import { Button } from "@/components/ui/button";
import { useTimeSelector } from "@/components/window/use-now";
import { formatShortGameDay } from "@/lib/format/days";
import { formatDuration, formatGameMoment } from "@/lib/format/times";
import type { ActionableCrime } from "@/lib/game/crimes/group-crimes";
import { filledCount } from "@/lib/game/crimes/slots";
import { isRecruiting } from "@/lib/game/crimes/status";
import { DAY_MS, MINUTE_MS } from "@/lib/game/time/time";
import { cn } from "@/lib/utils";

import { CrimeName } from "./crime-name";
import { ProblemLines } from "./problem-lines";
import type { ProblemTextOptions } from "./problem-text";
import { RowAction } from "./row-action";
import { slotViews } from "./slot-views";
import { Slots } from "./slots";

/** What is due within this time is red. */
const SOON_MS = 120 * MINUTE_MS;

/** Within it, a day of the week says which day. */
const WEEK_MS = 6 * DAY_MS;

export interface CrimeRowProps extends ProblemTextOptions {
  row: ActionableCrime;
  /** Opens the payouts. */
  onPayOut: () => void;
  /** Called when the player has paid this crime by hand. */
  onSettle: (crimeId: number) => void;
}

/** A crime that needs somebody: when, its slots, why, and the one thing to do. */
export function CrimeRow({ row, onPayOut, onSettle, ...terms }: CrimeRowProps) {
  const { crime } = row;
  const { book } = terms;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 border-b border-row py-2.5 last:border-rule @4xl/page:min-h-13 @4xl/page:grid-cols-[6.5rem_minmax(9.5rem,13rem)_13.5rem_minmax(0,1fr)_8.25rem] @4xl/page:items-center @4xl/page:gap-x-4 @4xl/page:py-1.5">
      <CrimeName crime={crime} />
      <When row={row} nowMs={terms.nowMs} />
      <div className="col-span-2 @4xl/page:col-span-1">
        <Slots slots={slotViews(row)} nameOf={(id) => memberName(book, id)} />
      </div>
      <div className="min-w-0">
        <ProblemLines row={row} terms={terms} isUrgent={isSoon(row, terms.nowMs)} />
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
      <RowAction row={row} book={book} onPayOut={onPayOut} />
    </li>
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
            {whenWord(kind, left)}
            {kind !== "stuck" && left > 0 && isRecruiting(row.crime) && "about "}
            <GameTime atMs={atMs}>
              {Math.abs(left) < WEEK_MS ? formatGameMoment(atMs, nowMs) : formatShortGameDay(atMs)}
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

/** The time left, as the lead counts it, or the time since. */
function TimeLeft({ row: { crime, mostUrgent }, atMs, nowMs }: TimeLeftProps) {
  if (atMs <= nowMs) return <Since atMs={atMs} />;
  // With empty slots the start moves with the clock.
  const isMoving = mostUrgent.kind !== "stuck" && filledCount(crime) < crime.slots.length;
  if (isMoving) return formatDuration(atMs - nowMs);
  return <Countdown endsAtMs={atMs} format={formatDuration} />;
}

const Since = ({ atMs }: { atMs: number }) =>
  useTimeSelector(1000, (nowMs) => formatDuration(nowMs - atMs));

function whenWord(kind: ActionableCrime["mostUrgent"]["kind"], leftMs: number): string {
  if (kind === "stuck") return "ends ";
  if (leftMs > 0) return "";
  return kind === "unpaid" ? "ago, " : "late, ";
}
