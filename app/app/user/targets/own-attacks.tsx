import { Copy, Download, X } from "lucide-react";
import { type ReactNode, useState } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { FailedCall } from "@/components/feedback/retry-advice";
import { useOwnPlayer } from "@/components/fight/use-own-player";
import { Explain } from "@/components/figures/explain";
import type { ExplainedSum } from "@/components/figures/explain-lines";
import { ViewHeadline } from "@/components/figures/page-headline";
import { SectionHeader } from "@/components/figures/section-header";
import { LongList } from "@/components/list/long-list";
import { ToggleField } from "@/components/list/toggles";
import { LoadProgressNote } from "@/components/reading/load-progress-note";
import { DataTable } from "@/components/table/data-table";
import { copyTable, saveCsv } from "@/components/table/export-actions";
import { Button } from "@/components/ui/button";
import { ColumnHeaders } from "@/components/ui/column-headers";
import { useUrlChoice } from "@/components/window/use-url-value";
import { accessFor } from "@/lib/api/transport/access";
import { dayStartMs, WEEK_MS } from "@/lib/common/time";
import { formatGameDate, formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatHundredths, formatWhole, orDash } from "@/lib/format/numbers";
import {
  ATTACK_ENERGY,
  attackRecord,
  type AttackRecord,
  type DecidedAttack,
  type WeekRecord,
} from "@/lib/game/fight/own-attacks";
import { weekStartMs } from "@/lib/game/week/span";
import { cn } from "@/lib/utils";

import {
  attackTable,
  BY_RESPECT,
  targetColumns,
  targetLines,
  TargetName,
} from "./own-attack-columns";
import { explainPerAttack } from "./explanation";
import { useOwnAttacks } from "./use-own-attacks";

const SPANS = [
  ["week", "Week"],
  ["month", "Month"],
  ["13-weeks", "13 weeks"],
  ["year", "Year"],
] as const;

/** The player's own attacks of a period and their results, by target and by week. */
export function OwnAttacks() {
  const player = useOwnPlayer();
  const [span, setSpan] = useUrlChoice("span", SPANS, "13-weeks");
  const { attacks, byTarget, byWeek, decided, fromMs, nowMs, progress } = useOwnAttacks(
    player.id,
    span,
  );
  const all = attackRecord(attacks);
  const thisWeekMs = weekStartMs(nowMs);
  // On a Monday, "this week" would look as if it were more than that day.
  const weekText = thisWeekMs === dayStartMs(nowMs) ? "today" : "since Monday";
  return (
    <>
      <ViewHeadline figure={orDash(all.respectPerAttack, formatHundredths)}>
        respect per 25 energy <Explain {...explainPerAttack(all)} />
        <span className="block text-small text-muted-foreground">
          since {formatGameDate(Math.max(fromMs, progress.oldestLoadedMs))}
          {all.bonusHits > 0 && " without bonus hits"}, {weekText}{" "}
          {orDash(byWeek[0]?.respectPerAttack ?? null, formatHundredths)}
        </span>
      </ViewHeadline>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-1 pb-3">
        <ToggleField
          label="Period"
          options={SPANS}
          chosen={[span]}
          onChange={(spans) => {
            setSpan(spans.at(-1) ?? span);
          }}
        />
        <div className="ml-auto flex gap-1 max-md:hidden">
          <Button variant="quiet" size="sm" onClick={() => void copyTable(attackTable(attacks))}>
            <Copy aria-hidden />
            Copy attacks
          </Button>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => void saveCsv(attackTable(attacks), "Attacks")}
          >
            <Download aria-hidden />
            CSV of attacks
          </Button>
        </div>
      </div>
      <Figures all={all} week={byWeek[0]} weekText={weekText} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 @4xl/page:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div>
          <SectionHeader title="Fair fight over time" />
          <Plot decided={decided} weeks={byWeek} fromMs={fromMs} toMs={nowMs} />
          <Losses losses={decided.filter(({ isLost }) => isLost)} />
        </div>
        <Weeks weeks={byWeek} thisWeekMs={thisWeekMs} />
      </div>
      <LoadProgressNote
        progress={progress}
        count={attacks.length}
        names={["attack", "attacks"]}
        access={accessFor("user/attacks")}
      />
      <DataTable
        title="By target"
        columns={targetColumns}
        rows={byTarget}
        total={byTarget.length}
        rowId={({ target }) => String(target.id)}
        initialSort={BY_RESPECT}
        phoneLines={targetLines}
        firstSort="desc"
        empty={
          <EmptyState title="You made no attacks in this period">
            Choose a longer period to see earlier ones.
          </EmptyState>
        }
      />
      <p className="max-w-200 py-3 text-small text-muted-foreground">
        FF is fair fight. Its change is from your first to your last attack on the target in this
        period: a rise means the target has grown faster than you. Respect is what the game paid,
        including mugging, chain and war effects; chain bonus hits are listed separately, and their
        energy isn’t counted per 25 energy.
      </p>
      <FailedCall path="user/basic" {...player.profile}>
        Couldn’t load your player id, so we can’t tell your attacks from those on you.
      </FailedCall>
    </>
  );
}

function Losses({ losses }: { losses: readonly DecidedAttack[] }) {
  if (losses.length === 0) return null;
  return (
    <>
      <SectionHeader title="Losses" aside={formatWhole(losses.length)} />
      <LongList entries={losses} part={12}>
        {(drawn) => (
          <ol aria-label="Losses" className="grid gap-x-8 @4xl/page:grid-cols-2">
            {drawn.map(({ id, target, atMs, fairFight }) => (
              <li
                key={id}
                className="grid min-h-9 grid-cols-[4rem_minmax(0,1fr)_auto] items-center border-b border-row max-md:min-h-11"
              >
                <span className="text-muted-foreground">{formatShortGameDay(atMs)}</span>
                <span className="min-w-0 pr-2 wrap-anywhere">
                  <TargetName {...target} />
                </span>
                <span translate="no">FF {orDash(fairFight, formatHundredths)}</span>
              </li>
            ))}
          </ol>
        )}
      </LongList>
    </>
  );
}

const MEDIAN: ExplainedSum = {
  title: "fair fight",
  lines: [{ label: "Shown", value: "median" }],
  note: "Half of the attacks that earned you respect had a higher fair fight, half a lower one.",
};

interface FiguresProps {
  all: AttackRecord;
  /** The current week so far. */
  week: AttackRecord | undefined;
  /** "today" or "since Monday": the days of that week. */
  weekText: string;
}

function Figures({ all, week, weekText }: FiguresProps) {
  const others = all.attacks - all.won - all.lost;
  const figures: readonly { label: ReactNode; value: string; unit?: string; note: string }[] = [
    {
      label: "Won",
      value: formatWhole(all.won),
      unit: ` of ${formatWhole(all.attacks)}`,
      note: `${formatWhole(all.lost)} lost${others > 0 ? `, ${formatWhole(others)} with no result` : ""}`,
    },
    {
      label: "Respect",
      value: formatHundredths(all.respect),
      note:
        all.bonusHits === 0
          ? "no bonus hits"
          : `+ ${formatHundredths(all.bonusRespect)}, ${formatCount(all.bonusHits, "bonus hit", "bonus hits")}`,
    },
    {
      label: "Energy",
      value: formatWhole(all.energy),
      note:
        all.bonusHits === 0
          ? `${weekText} ${orDash(week?.energy ?? null, formatWhole)}`
          : `${formatWhole(all.energy - all.bonusHits * ATTACK_ENERGY)} without bonus hits`,
    },
    {
      label: (
        <>
          Fair fight <Explain {...MEDIAN} />
        </>
      ),
      value: orDash(all.fairFight, formatHundredths),
      note: `${weekText} ${orDash(week?.fairFight ?? null, formatHundredths)}`,
    },
  ];
  return (
    <dl className="grid grid-cols-2 border-y md:grid-cols-4">
      {figures.map(({ label, value, unit, note }, index) => (
        <div
          key={index}
          className="border-l px-4 py-2 max-md:py-1 first:border-l-0 first:pl-0 max-md:odd:border-l-0 max-md:odd:pl-0"
        >
          <dt className="min-h-7 text-small text-muted-foreground max-md:min-h-0 max-md:leading-6">
            {label}
          </dt>
          <dd translate="no" className="font-display text-h1 font-medium">
            {value}
            {unit !== undefined && <span className="font-sans text-base font-normal">{unit}</span>}
          </dd>
          <dd className="text-small text-muted-foreground">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

const MIN_FAIR_FIGHT = 1;
const MAX_FAIR_FIGHT = 3;
const SCALE = [3, 2.5, 2, 1.5, 1];
/** The maximum number of dots: more would be indistinguishable. */
const MAX_DOTS = 1_000;

interface PlotProps {
  decided: readonly DecidedAttack[];
  weeks: readonly WeekRecord[];
  fromMs: number;
  toMs: number;
}

/** Each attack by date and fair fight, and the median of each week. The tables have the same data in figures. */
function Plot({ decided, weeks, fromMs, toMs }: PlotProps) {
  const x = (atMs: number) => `${(Math.max(0, atMs - fromMs) / (toMs - fromMs)) * 100}%`;
  const y = (fair: number) =>
    `${((MAX_FAIR_FIGHT - fair) / (MAX_FAIR_FIGHT - MIN_FAIR_FIGHT)) * 100}%`;
  const known = decided.flatMap(({ fairFight, ...attack }) =>
    fairFight === null ? [] : [{ ...attack, fairFight }],
  );
  return (
    <>
      <div className="mt-4 mr-2 flex h-60 gap-2 max-md:h-40">
        <div
          aria-hidden
          className="-my-2 flex w-6 shrink-0 flex-col justify-between text-right text-small leading-4 text-muted-foreground"
        >
          {SCALE.map((fair) => (
            <span key={fair}>{fair.toFixed(1)}</span>
          ))}
        </div>
        <svg
          role="img"
          aria-label="Fair fight of each attack by date"
          className="h-full min-w-0 flex-1 overflow-visible text-small"
        >
          {SCALE.map((fair) => (
            <line key={fair} x2="100%" y1={y(fair)} y2={y(fair)} className="stroke-border" />
          ))}
          {known
            .slice(0, MAX_DOTS)
            .map(({ id, atMs, fairFight, isLost }) =>
              isLost ? (
                <path
                  key={id}
                  d="m-3.5-3.5 7 7m0-7-7 7"
                  style={{ transform: `translate(${x(atMs)}, ${y(fairFight)})` }}
                  strokeWidth={2}
                  className="stroke-destructive"
                />
              ) : (
                <circle
                  key={id}
                  cx={x(atMs)}
                  cy={y(fairFight)}
                  r={2.5}
                  className="fill-muted-foreground opacity-55"
                />
              ),
            )}
          {weeks.map(({ fromMs: weekMs, fairFight }) =>
            fairFight === null ? null : (
              <line
                key={weekMs}
                x1={x(weekMs)}
                x2={x(Math.min(toMs, weekMs + WEEK_MS))}
                y1={y(fairFight)}
                y2={y(fairFight)}
                className="stroke-primary"
                strokeWidth={3}
              />
            ),
          )}
        </svg>
      </div>
      <p className="relative mt-1 mr-2 ml-8 flex justify-between text-small text-muted-foreground">
        <span>{formatShortGameDay(fromMs)}</span>
        {monthsBetween(fromMs, toMs).map((atMs) => (
          <span key={atMs} className="absolute -translate-x-1/2" style={{ left: x(atMs) }}>
            {formatShortGameDay(atMs)}
          </span>
        ))}
        <span>today</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-5 text-small text-muted-foreground">
        <span>● won</span>
        <span>
          <X aria-hidden className="inline size-3 text-destructive" /> lost
        </span>
        <span>
          <span aria-hidden className="inline-block h-0.75 w-4.5 bg-primary align-middle" /> median
          of the week
        </span>
      </p>
    </>
  );
}

/** Up to four month starts (UTC), a quarter of the period or more from both ends: their labels need room on a phone. */
function monthsBetween(fromMs: number, toMs: number): number[] {
  const from = new Date(fromMs);
  const marginMs = (toMs - fromMs) / 4;
  const months = Array.from({ length: 13 }, (_, at) =>
    Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + at, 1),
  ).filter((atMs) => atMs > fromMs + marginMs && atMs < toMs - marginMs);
  const step = Math.ceil(months.length / 4);
  return months.filter((_, at) => at % step === 0);
}

const WEEK_COLUMNS = ["Attacks", "Lost", "Respect", "Per 25 energy", "Fair fight"];
const CELL = "h-9 border-b border-row py-1 pr-2 text-right font-normal first:text-left last:pr-0";

/** The weeks that a phone shows at first: all would take its screen from the targets below. */
const FIRST_WEEKS = 5;

function Weeks({ weeks, thisWeekMs }: { weeks: readonly WeekRecord[]; thisWeekMs: number }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <section aria-label="By week">
      <SectionHeader title="By week" />
      {/* A phone has no room for the last column, but the plot shows the median of each week. */}
      <table aria-label="By week" className="w-full text-base max-md:[&_tr>:last-child]:hidden">
        <ColumnHeaders names={["From", ...WEEK_COLUMNS]} cell={`${CELL} border-rule text-small`} />
        <tbody>
          {weeks.map((week, index) => (
            <tr
              key={week.fromMs}
              className={cn(!isWhole && index >= FIRST_WEEKS && "max-md:hidden")}
            >
              <th scope="row" className={CELL}>
                {formatShortGameDay(week.countedFromMs ?? week.fromMs)}
                {week.fromMs === thisWeekMs && ", so far"}
              </th>
              {week.countedFromMs === null ? (
                WEEK_COLUMNS.map((name) => (
                  <td key={name} className={CELL}>
                    –
                  </td>
                ))
              ) : (
                <>
                  <td className={CELL}>{formatWhole(week.attacks)}</td>
                  <td className={week.lost > 0 ? `${CELL} font-semibold text-destructive` : CELL}>
                    {formatWhole(week.lost)}
                  </td>
                  <td className={CELL}>{formatHundredths(week.respect)}</td>
                  <td className={`${CELL} font-semibold`}>
                    {orDash(week.respectPerAttack, formatHundredths)}
                  </td>
                  <td className={CELL}>{orDash(week.fairFight, formatHundredths)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {!isWhole && weeks.length > FIRST_WEEKS && (
        <Button
          variant="link"
          size="inline"
          className="min-h-11 md:hidden"
          onClick={() => {
            setWhole(true);
          }}
        >
          Show all {formatWhole(weeks.length)} weeks
        </Button>
      )}
    </section>
  );
}
