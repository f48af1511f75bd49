import { useState } from "react";

import { DescriptionRow, DescriptionList } from "@/components/figures/description-list";
import { SectionHeader } from "@/components/figures/section-header";
import { WithNames } from "@/components/game/player-name";
import { TextField } from "@/components/list/text-field";
import { useTimeSelector } from "@/components/window/use-now";
import { parseMoney } from "@/lib/format/money-input";
import { formatWhole } from "@/lib/format/numbers";
import { formatGameMoment } from "@/lib/format/times";
import { HOUR_MS } from "@/lib/game/time/time";
import type { RankedWar, WarSide } from "@/lib/game/war/ranked-war";
import { agreedEnd, endRange, nextFallMs, targetAt } from "@/lib/game/war/target";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { agreedScoresStore, setAgreedScore } from "@/lib/store/user/agreed-scores";

interface WarForecastProps {
  war: RankedWar;
  own: WarSide;
  enemy: WarSide;
  readAtMs: number;
}

/** How the war goes: the pace of both sides, the target's fall, the agreed score, and when that ends it. */
export function WarForecast({ war, own, enemy, readAtMs }: WarForecastProps) {
  const hours = (readAtMs - war.startsAtMs) / HOUR_MS;
  const perHour = (score: number) => formatWhole(Math.round(score / hours));
  const agreed = useStoredValue(agreedScoresStore)[war.id] ?? null;
  const range =
    agreed === null ? endRange(war, { readAtMs, lead: Math.abs(own.score - enemy.score) }) : null;
  const scores = { own: own.score, enemy: enemy.score };
  const end = agreed === null ? null : agreedEnd(war, scores, { agreed, readAtMs });
  const fallsMs = nextFallMs(war, readAtMs);
  const fallsTo = fallsMs === null ? null : targetAt(war, readAtMs, fallsMs);
  const winner = end?.whose === "ours" ? own.name : enemy.name;
  const moment = (atMs: number) => `${formatGameMoment(atMs, readAtMs)} TCT`;
  // Averages of the first minutes say nothing.
  const isKnown = useTimeSelector(60_000, (nowMs) => nowMs - war.startsAtMs > HOUR_MS / 2);
  return (
    <section className="md:mt-2 max-md:mt-6">
      <SectionHeader title="Course of the war" />
      <div className="py-1.5">
        <DescriptionList>
          {isKnown && (
            <>
              <DescriptionRow
                label={<WithNames names={[own.name]}>{`${own.name}, respect an hour`}</WithNames>}
                value={perHour(own.score)}
                wide
              />
              <DescriptionRow
                label={
                  <WithNames names={[enemy.name]}>{`${enemy.name}, respect an hour`}</WithNames>
                }
                value={perHour(enemy.score)}
                wide
              />
            </>
          )}
          {fallsMs !== null && fallsTo !== null && (
            <DescriptionRow
              label="Target falls next"
              value={`to ${formatWhole(fallsTo)} at ${moment(fallsMs)}`}
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
              label={<WithNames names={[winner]}>{`${winner} at the agreed score`}</WithNames>}
              value={end.atMs <= readAtMs ? "now" : moment(end.atMs)}
              wide
            />
          )}
        </DescriptionList>
        <AgreedScore warId={war.id} score={agreed} />
        {isKnown && range !== null && (
          <p className="mt-1 text-small">
            Assumes no agreed score: the lead has to reach the game’s target. Growing means{" "}
            {formatWhole(Math.round(range.perHour))} per hour, the average so far, bonus hits
            included. If the lead shrinks, the war lasts longer.
          </p>
        )}
        {isKnown && end !== null && (
          <p className="mt-1 text-small">
            Assumes that both sides stop at the agreed score, and{" "}
            {formatWhole(Math.round(end.perHour))} per hour, the average so far, bonus hits
            included.
          </p>
        )}
      </div>
    </section>
  );
}

/** Wars fought to terms end at a score that both sides have agreed on; the game knows nothing of it. */
function AgreedScore({ warId, score }: { warId: number; score: number | null }) {
  const [text, setText] = useState(score === null ? "" : formatWhole(score));
  const typed = parseMoney(text);
  const isWrong = text.trim() !== "" && (typed === null || typed === 0);
  return (
    <TextField
      label="Agreed score"
      inputMode="numeric"
      isShort
      value={text}
      onChange={(next) => {
        setText(next);
        const points = parseMoney(next);
        setAgreedScore(warId, points === 0 ? null : points);
      }}
      problem={isWrong ? "Enter a score, such as 5,000, or nothing." : null}
      hint={isWrong ? undefined : "If the war has terms. Saved in this browser."}
    />
  );
}
