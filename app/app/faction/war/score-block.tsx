import { WithNames } from "@/components/game/player-name";
import { Button } from "@/components/ui/button";
import { useTimeSelector } from "@/components/window/use-now";
import { formatWhole } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import { HOUR_MS } from "@/lib/game/time/time";
import { isChain } from "@/lib/game/war/chain";
import type { RankedWar, WarPhase, WarSide } from "@/lib/game/war/ranked-war";
import { type Distance, distanceToEnd, targetAt } from "@/lib/game/war/target";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { agreedScoresStore } from "@/lib/store/user/agreed-scores";
import { cn } from "@/lib/utils";

import { BlockHeader } from "./block-header";
import { isLong } from "./long-figure";
import { Meter } from "./meter";
import type { PolledQuery } from "./use-polling";

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
  const target = useTimeSelector(1000, (nowMs) => targetAt(war, query.readAtMs, nowMs) ?? -1);
  const lead = own.score - enemy.score;
  const isBehind = lead < 0;
  const away = Math.abs(lead);
  const agreed = useStoredValue(agreedScoresStore)[war.id] ?? null;
  const goal = agreed ?? target;
  const scores = { own: own.score, enemy: enemy.score };
  const distance = distanceToEnd(scores, { target: target < 0 ? null : target, agreed });
  // An agreed score is one side's score; the game's target is a lead.
  const progress = agreed === null ? away : Math.max(own.score, enemy.score);
  const leadText = isBehind ? "How far behind" : "Lead";
  return (
    <section aria-label="Ranked war" className="pb-2 max-md:border-b max-md:border-rule">
      <BlockHeader title={title} name="the scores" query={query} />
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
            Report of this war
          </Button>
        </p>
      )}
    </section>
  );
}

/** What is left is whose lead it is that has to grow. */
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
  return winner === undefined ? "The game names no winner." : `${winner.name} won.`;
}

function titleOf(phase: WarPhase, startsAtMs: number, endedAtMs: number | null, nowMs: number) {
  if (nowMs === 0) return "Ranked war";
  if (phase === "announced") return `Ranked war in ${formatDuration(startsAtMs - nowMs)}`;
  if (phase === "over" && endedAtMs !== null) {
    return `Ranked war, over after ${formatDuration(Math.max(0, endedAtMs - startsAtMs))}`;
  }
  const hours = Math.floor((nowMs - startsAtMs) / HOUR_MS);
  return hours < 1 ? "Ranked war, just begun" : `Ranked war, ${formatWhole(hours)} h in`;
}
