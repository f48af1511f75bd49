import { type Book } from "@/components/crimes/book";
import { Countdown } from "@/components/game/countdown";
import { GameTime } from "@/components/game/game-time";
import { LongList } from "@/components/list/long-list";
import { ToggleField } from "@/components/list/toggle-field";
import { SectionHead } from "@/components/state/section-head";
import { Button } from "@/components/ui/button";
import { useUrlChoices } from "@/components/window/use-url-choice";
import { formatShortGameDay } from "@/lib/format/days";
import { formatCount } from "@/lib/format/numbers";
import { formatDuration, formatGameMoment } from "@/lib/format/times";
import { DAY_MS, MINUTE_MS } from "@/lib/game/time/time";
import { cn } from "@/lib/utils";

import { NeedAction } from "./need-action";
import { NEED_KINDS, type NeedKind } from "./need-kinds";
import type { NeedRow } from "./need-rows";
import { NeedWhy } from "./need-why";
import { PassRateField } from "./pass-rate-field";

/** What is due within this time is shown in red, with its time first. */
const SOON_MS = 120 * MINUTE_MS;

/** Within it, a day of the week says which day. */
const WEEK_MS = 6 * DAY_MS;

const KINDS = Object.keys(NEED_KINDS) as NeedKind[];
const CHOICES = KINDS.map((kind) => [kind.replaceAll(" ", "-"), NEED_KINDS[kind].label] as const);

interface NeedListProps {
  needs: readonly NeedRow[];
  book: Book;
  nowMs: number;
  /** Percent. */
  passRate: number;
  /** Opens the payouts. */
  onPayOut: () => void;
  /** Called when the player has paid this crime by hand. */
  onSettle: (crimeId: number) => void;
}

/** Everything a leader has to deal with, the most urgent first. */
export function NeedList({ needs, book, nowMs, passRate, onPayOut, onSettle }: NeedListProps) {
  const [chosen, setChosen] = useUrlChoices("needs", CHOICES);
  const choices = CHOICES.filter(([value], index) =>
    needs.some(({ kind }) => kind === KINDS[index] || chosen.includes(value)),
  );
  const shown = needs.filter(
    ({ kind }) => chosen.length === 0 || chosen.includes(kind.replaceAll(" ", "-")),
  );
  return (
    <section aria-label="Needs you" className="mt-4">
      <SectionHead
        title="Needs you"
        aside={
          shown.length === needs.length
            ? formatCount(needs.length, "thing", "things")
            : `${shown.length} of ${formatCount(needs.length, "thing", "things")}`
        }
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        {choices.length > 1 ? (
          <ToggleField
            label="Kinds of needs"
            options={choices}
            chosen={chosen}
            onChange={setChosen}
          />
        ) : (
          <span />
        )}
        <PassRateField />
      </div>
      {shown.length === 0 ? (
        <p className="border-b border-rule py-3 text-muted-foreground">
          Nothing needs you: every slot has its item, everyone is available, everything is paid.
        </p>
      ) : (
        <LongList entries={shown}>
          {(drawn) => (
            <ol aria-label="Needs" className="border-t">
              {drawn.map((need) => (
                <li
                  key={`${need.kind} ${need.crime.id} ${"memberId" in need ? `${need.memberId} ${need.slot.position}` : ""}`}
                  className="grid min-h-13 grid-cols-[7rem_10.5rem_minmax(0,1fr)_6.25rem] items-center gap-x-3 border-b border-row py-1.5 last:border-rule @max-2xl/page:grid-cols-[6rem_minmax(0,1fr)_auto] @max-2xl/page:gap-x-2 @max-2xl/page:py-2.5 @max-[22rem]/page:grid-cols-[minmax(0,1fr)_auto]"
                >
                  <When atMs={need.atMs} nowMs={nowMs} expires={need.kind === "stuck"} />
                  <Kind kind={need.kind} isSoon={isSoon(need, nowMs)} />
                  <p className="wrap-anywhere @max-2xl/page:col-start-2 @max-[22rem]/page:col-start-1">
                    <span className="block font-semibold">
                      {need.crime.name}
                      {need.crime.difficulty !== null && (
                        <span className="text-small font-normal">
                          {" "}
                          level {need.crime.difficulty}
                        </span>
                      )}
                    </span>
                    <span className="block text-small text-muted-foreground [&_b]:font-medium [&_b]:text-foreground">
                      <NeedWhy need={need} book={book} nowMs={nowMs} passRate={passRate} />{" "}
                      {need.kind === "unpaid" && (
                        <Button
                          variant="link"
                          size="inline"
                          aria-label={`Mark as settled: ${need.crime.name}`}
                          onClick={() => {
                            onSettle(need.crime.id);
                          }}
                        >
                          Mark as settled
                        </Button>
                      )}
                    </span>
                  </p>
                  <span className="grid @max-2xl/page:col-start-3 @max-2xl/page:row-span-2 @max-2xl/page:row-start-1 @max-2xl/page:self-center @max-[22rem]/page:col-start-2">
                    <NeedAction need={need} book={book} onPayOut={onPayOut} />
                  </span>
                </li>
              ))}
            </ol>
          )}
        </LongList>
      )}
    </section>
  );
}

const isSoon = ({ atMs, kind }: NeedRow, nowMs: number) =>
  kind !== "unpaid" && atMs !== null && atMs - nowMs < SOON_MS;

const WHEN = "@max-2xl/page:row-span-2 @max-2xl/page:self-start @max-[22rem]/page:row-span-1";

function When({ atMs, nowMs, expires }: { atMs: number | null; nowMs: number; expires: boolean }) {
  if (atMs === null) return <p className={WHEN}>Time unknown</p>;
  const left = atMs - nowMs;
  return (
    <p className={cn(WHEN, left < SOON_MS && left > 0 && "text-destructive")}>
      <b className="block font-display text-[1.0625rem] leading-5.5 font-medium whitespace-nowrap @max-2xl/page:text-[0.9375rem]">
        {left > 0 ? <Countdown endsAtMs={atMs} format={formatDuration} /> : formatDuration(-left)}
      </b>
      <span className="block text-xs text-muted-foreground">
        {left <= 0 ? "ago, " : expires && "expires "}
        <GameTime atMs={atMs}>
          {Math.abs(left) < WEEK_MS ? formatGameMoment(atMs, nowMs) : formatShortGameDay(atMs)}
        </GameTime>
      </span>
    </p>
  );
}

function Kind({ kind, isSoon: soon }: { kind: NeedKind; isSoon: boolean }) {
  const { label, Icon } = NEED_KINDS[kind];
  return (
    <p className={cn("flex items-center gap-2 max-md:text-small", soon && "text-destructive")}>
      <Icon aria-hidden className={cn("size-4 shrink-0", !soon && "text-muted-foreground")} />
      {label}
    </p>
  );
}
