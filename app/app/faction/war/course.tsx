import { Leader, Leaders } from "@/components/state/leaders";
import { SectionHead } from "@/components/state/section-head";
import { useAsOfNow } from "@/components/window/use-now";
import { formatWhole } from "@/lib/format/numbers";
import { formatGameMoment } from "@/lib/format/times";
import { HOUR_MS } from "@/lib/game/time/time";
import type { RankedWar, WarSide } from "@/lib/game/war/ranked-war";
import { endRange, nextFallMs, targetAt } from "@/lib/game/war/target";

interface CourseProps {
  war: RankedWar;
  own: WarSide;
  enemy: WarSide;
  readAtMs: number;
}

/** How the war goes: the pace of both sides, the target's fall, and when that ends it. */
export function Course({ war, own, enemy, readAtMs }: CourseProps) {
  const hours = (readAtMs - war.startsAtMs) / HOUR_MS;
  const perHour = (score: number) => formatWhole(Math.round(score / hours));
  const range = endRange(war, { readAtMs, lead: Math.abs(own.score - enemy.score) });
  const fallsMs = nextFallMs(war, readAtMs);
  const fallsTo = fallsMs === null ? null : targetAt(war, readAtMs, fallsMs);
  const moment = (atMs: number) => `${formatGameMoment(atMs, readAtMs)} TCT`;
  // Averages of the first minutes say nothing.
  const isKnown = useAsOfNow(60_000, (nowMs) => nowMs - war.startsAtMs > HOUR_MS / 2);
  return (
    <section className="md:mt-2 max-md:mt-6">
      <SectionHead title="Course of the war" />
      <div className="py-1.5">
        <Leaders>
          {isKnown && (
            <>
              <Leader label={`${own.name}, respect an hour`} value={perHour(own.score)} wide />
              <Leader label={`${enemy.name}, respect an hour`} value={perHour(enemy.score)} wide />
            </>
          )}
          {fallsMs !== null && fallsTo !== null && (
            <Leader
              label="Target falls next"
              value={`to ${formatWhole(fallsTo)} at ${moment(fallsMs)}`}
              wide
            />
          )}
          {isKnown && range !== null && (
            <>
              <Leader label="Ends at the earliest" value={moment(range.earliestMs)} wide />
              <Leader label="Ends at the latest" value={moment(range.latestMs)} wide />
            </>
          )}
        </Leaders>
        {isKnown && range !== null && (
          <p className="mt-1 text-small">
            Earliest: the lead goes on growing by {formatWhole(Math.round(range.perHour))} an hour,
            as it has on average since the war began. Latest: it stays as it is, and the target
            falls to it. A lead that shrinks ends the war later.
          </p>
        )}
      </div>
    </section>
  );
}
