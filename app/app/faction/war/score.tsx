import { useState } from "react";

import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { SectionHeader } from "@/components/figures/section-header";
import { WithNames } from "@/components/game/player-name";
import { TextField } from "@/components/list/text-field";
import type { PolledQuery } from "@/components/reading/use-polling";
import { Button } from "@/components/ui/button";
import { useTimeSelector } from "@/components/window/use-now";
import { DAY_MS, HOUR_MS } from "@/lib/common/time";
import { parseCount } from "@/lib/format/number-input";
import { formatWhole } from "@/lib/format/numbers";
import { formatDuration, formatGameMinute, formatGameMoment } from "@/lib/format/times";
import { isChain } from "@/lib/game/war/chain";
import {
  agreedEnd,
  type Distance,
  distanceToEnd,
  endRange,
  nextFallMs,
  type RankedWar,
  targetAt,
  type WarPhase,
  type WarSide,
} from "@/lib/game/war/ranked-war";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { agreedScoresStore, setAgreedScore } from "@/lib/store/user/agreed-scores";
import { cn } from "@/lib/utils";

import { BlockHeader, isLong, Meter } from "./block";

interface ScoreBlockProps {
  war: RankedWar;
  phase: WarPhase;
  own: WarSide;
  enemy: WarSide;
  query: PolledQuery<unknown>;
  /** Shows the report of a war that is over. */
  onReport: (warId: number) => void;
}

/** Both scores, and the lead against the target. */
export function ScoreBlock({ war, phase, own, enemy, query, onReport }: ScoreBlockProps) {
  const { startsAtMs, endedAtMs } = war;
  const title = useTimeSelector(1000, (nowMs) => titleOf(phase, startsAtMs, endedAtMs, nowMs));
  const target = useTimeSelector(1000, (nowMs) => targetAt(war, query.fetchedAtMs, nowMs) ?? -1);
  const lead = own.score - enemy.score;
  const isBehind = lead < 0;
  const away = Math.abs(lead);
  const agreed = useStoredValue(agreedScoresStore)[war.id] ?? null;
  const goal = agreed ?? target;
  const scores = { own: own.score, enemy: enemy.score };
  const distance = distanceToEnd(scores, { target: target < 0 ? null : target, agreed });
  // An agreed score is one side's score; the game's target is a lead.
  const progress = agreed === null ? away : Math.max(own.score, enemy.score);
  const leadText = isBehind ? "Behind by" : "Lead";
  const endMs = soonestEndMs(war, { phase, scores, agreed, fetchedAtMs: query.fetchedAtMs });
  return (
    <section aria-label="Ranked war" className="pb-2 max-md:border-b max-md:border-rule">
      <BlockHeader
        title={
          <>
            {title}
            {/* On a phone, the forecast is below all enemies. */}
            {endMs !== null && (
              <span className="md:hidden">
                , <span className="whitespace-nowrap">may end {formatGameMinute(endMs)}</span>
              </span>
            )}
          </>
        }
        name="the scores"
        query={query}
      />
      <div
        className={cn(
          "flex justify-between gap-4",
          (isLong(own.score) || isLong(enemy.score)) && "flex-wrap",
        )}
      >
        <Side side={own} className="text-primary" />
        <Side side={enemy} isRight />
      </div>
      <Meter
        label={agreed === null ? leadText : "Leading score"}
        value={progress}
        max={Math.max(goal, progress, 1)}
        tone={isBehind ? "destructive" : "primary"}
      />
      <p className="flex flex-wrap justify-between gap-x-4 text-read font-medium">
        <b className={cn("font-semibold", isBehind && "text-destructive")}>
          {isBehind ? "Behind" : "Lead"} {formatWhole(away)}
        </b>
        {distance !== null && (
          <>
            <span>{distanceText(distance)}</span>
            <span>
              {agreed === null ? "target" : "agreed score"} {formatWhole(goal)}
            </span>
          </>
        )}
      </p>
      {phase === "over" && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 pt-2 text-read font-semibold">
          <WithNames names={[own.name, enemy.name]}>{winnerText(war, [own, enemy])}</WithNames>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              onReport(war.id);
            }}
          >
            War report
          </Button>
        </p>
      )}
    </section>
  );
}

interface EndContext {
  phase: WarPhase;
  scores: Readonly<Record<"own" | "enemy", number>>;
  /** Null without an agreed score. */
  agreed: number | null;
  fetchedAtMs: number;
}

/** The time of the earliest end that `WarForecast` expects, within 24 hours; otherwise null. */
function soonestEndMs(war: RankedWar, { phase, scores, agreed, fetchedAtMs }: EndContext) {
  if (phase !== "on" || !isPaceKnown(war, fetchedAtMs)) return null;
  const lead = Math.abs(scores.own - scores.enemy);
  const endMs =
    agreed === null
      ? endRange(war, { fetchedAtMs, lead })?.earliestMs
      : agreedEnd(war, scores, { agreed, fetchedAtMs })?.atMs;
  const leftMs = (endMs ?? 0) - fetchedAtMs;
  return endMs !== undefined && leftMs > 0 && leftMs < DAY_MS ? endMs : null;
}

/** Averages of the first minutes are meaningless. */
const isPaceKnown = ({ startsAtMs }: RankedWar, nowMs: number) => nowMs - startsAtMs > HOUR_MS / 2;

/** The distance of the leading side from the end of the war. */
const distanceText = ({ whose, points }: Distance) =>
  whose === "ours" ? `${formatWhole(points)} to go` : `enemy needs ${formatWhole(points)} more`;

interface SideProps {
  side: WarSide;
  isRight?: boolean;
  className?: string;
}

function Side({ side: { name, score, chain }, isRight = false, className }: SideProps) {
  return (
    <p className={cn("min-w-0 text-read/5 font-semibold wrap-anywhere", isRight && "text-right")}>
      <b
        className={cn(
          "block font-display text-[2.75rem]/12 tracking-[-0.02em] max-md:text-4xl/9.5",
          className,
          isLong(score) && "text-lg! leading-6!",
        )}
      >
        {formatWhole(score)}
      </b>
      <span translate="no">{name}</span>
      {isRight && isChain(chain) && (
        <span className="font-normal">, chain {formatWhole(chain)}</span>
      )}
    </p>
  );
}

function winnerText({ winnerId }: RankedWar, sides: readonly WarSide[]): string {
  const winner = sides.find(({ id }) => id === winnerId);
  return winner === undefined ? "No winner reported." : `${winner.name} won.`;
}

function titleOf(phase: WarPhase, startsAtMs: number, endedAtMs: number | null, nowMs: number) {
  if (nowMs === 0) return "Ranked war";
  if (phase === "announced") return `Ranked war in ${formatDuration(startsAtMs - nowMs)}`;
  if (phase === "over" && endedAtMs !== null) {
    return `Ranked war, ended after ${formatDuration(Math.max(0, endedAtMs - startsAtMs))}`;
  }
  const hours = Math.floor((nowMs - startsAtMs) / HOUR_MS);
  return hours < 1 ? "Ranked war, just started" : `Ranked war, ${formatWhole(hours)} h in`;
}

interface WarForecastProps {
  war: RankedWar;
  own: WarSide;
  enemy: WarSide;
  fetchedAtMs: number;
}

/** The pace of both sides, the target's next drop, the agreed score, and when the war ends at this pace. */
export function WarForecast({ war, own, enemy, fetchedAtMs }: WarForecastProps) {
  const hours = (fetchedAtMs - war.startsAtMs) / HOUR_MS;
  const perHour = (score: number) => formatWhole(Math.round(score / hours));
  const agreed = useStoredValue(agreedScoresStore)[war.id] ?? null;
  const range =
    agreed === null
      ? endRange(war, { fetchedAtMs, lead: Math.abs(own.score - enemy.score) })
      : null;
  const scores = { own: own.score, enemy: enemy.score };
  const end = agreed === null ? null : agreedEnd(war, scores, { agreed, fetchedAtMs });
  const fallsMs = nextFallMs(war, fetchedAtMs);
  const fallsTo = fallsMs === null ? null : targetAt(war, fetchedAtMs, fallsMs);
  const winner = end?.whose === "ours" ? own.name : enemy.name;
  const moment = (atMs: number) => `${formatGameMoment(atMs, fetchedAtMs)} TCT`;
  const isKnown = useTimeSelector(60_000, (nowMs) => isPaceKnown(war, nowMs));
  return (
    <section className="md:mt-2 max-md:mt-6">
      <SectionHeader title="War forecast" />
      <div className="py-1.5">
        <DescriptionList>
          {isKnown && (
            <>
              <DescriptionRow
                label={<WithNames names={[own.name]}>{`${own.name}, respect per hour`}</WithNames>}
                value={perHour(own.score)}
                wide
              />
              <DescriptionRow
                label={
                  <WithNames names={[enemy.name]}>{`${enemy.name}, respect per hour`}</WithNames>
                }
                value={perHour(enemy.score)}
                wide
              />
            </>
          )}
          {fallsMs !== null && fallsTo !== null && (
            <DescriptionRow
              label="Next target drop"
              value={`to ${formatWhole(fallsTo)}, ${moment(fallsMs)}`}
              wide
            />
          )}
          {isKnown && range !== null && (
            <>
              <DescriptionRow
                label="Ends if the lead keeps growing"
                value={moment(range.earliestMs)}
                wide
              />
              <DescriptionRow
                label="Ends if the lead stays the same"
                value={moment(range.latestMs)}
                wide
              />
            </>
          )}
          {isKnown && end !== null && (
            <DescriptionRow
              label={<WithNames names={[winner]}>{`${winner} reaches the agreed score`}</WithNames>}
              value={end.atMs <= fetchedAtMs ? "now" : moment(end.atMs)}
              wide
            />
          )}
        </DescriptionList>
        <AgreedScore warId={war.id} score={agreed} />
        {isKnown && range !== null && (
          <p className="mt-1 text-small">
            Assumes no agreed score: the lead has to reach the game’s target. Growth is{" "}
            {formatWhole(Math.round(range.perHour))} per hour, the average so far, bonus hits
            included. If the lead shrinks, the war lasts longer.
          </p>
        )}
        {isKnown && end !== null && (
          <p className="mt-1 text-small">
            Assumes the war ends at the agreed score, and that the winner gains{" "}
            {formatWhole(Math.round(end.perHour))} per hour, the average so far, bonus hits
            included.
          </p>
        )}
      </div>
    </section>
  );
}

/** A war with terms ends at a score that both sides have agreed on; the game doesn't report it. */
function AgreedScore({ warId, score }: { warId: number; score: number | null }) {
  const [text, setText] = useState(score === null ? "" : formatWhole(score));
  const typed = parseCount(text);
  const isWrong = text.trim() !== "" && (typed === null || typed === 0);
  return (
    <TextField
      label="Agreed score"
      inputMode="numeric"
      isShort
      value={text}
      onChange={(next) => {
        setText(next);
        const points = parseCount(next);
        setAgreedScore(warId, points === 0 ? null : points);
      }}
      problem={isWrong ? "Enter a score without decimals, such as 5,000, or leave it empty." : null}
      hint={isWrong ? undefined : "If the war has terms. Saved in this browser."}
    />
  );
}
