import { useMemo } from "react";

import { Collapsible } from "@/components/figures/collapsible";
import { Explain } from "@/components/figures/explain";
import { SectionHeader } from "@/components/figures/section-header";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { useIsMobile } from "@/components/window/use-is-mobile";
import { DAY_MS, dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { formatNumber } from "@/lib/format/format-number";
import { formatCount, formatWhole, orDash } from "@/lib/format/numbers";
import { signed } from "@/lib/format/signed";
import { formatDuration, formatGameMinute, formatGameMoment } from "@/lib/format/times";
import type { PerStat } from "@/lib/game/training/battle-stats";
import { bestGymFor, type Gym } from "@/lib/game/training/gym";
import { REFILL_POINTS } from "@/lib/game/training/ingredients";
import { isOpenTo, specialGymOf } from "@/lib/game/training/special-gyms";
import { betterGymAt, gymEstimates } from "@/lib/game/training/training-now";

import { explainEnergy, explainEstimate } from "./explanation";
import { FigureTable } from "./figure-table";
import { changeAtMaximum, type EstimateBasis, type NowRows } from "./rows";
import { formatPoints, formatRatio, formatSignedPoints, ofJumpsText } from "./text";
import { happyText } from "./training-headline";
import type { GymLog } from "./use-gym-log";
import type { PlayerTraining } from "./use-player-training";

export interface NowDetailsProps {
  player: PlayerTraining;
  log: GymLog;
  /** Null without bars. */
  rows: NowRows | null;
  /** Null if there is no estimate. */
  basis: EstimateBasis | null;
  nowMs: number;
  onView: (view: "plan" | "log") => void;
}

/** The sections below the estimates: the energy until 00:00, happy, the log and gyms. */
export function NowDetails({ player, log, rows, basis, nowMs, onView }: NowDetailsProps) {
  const { gym, gyms, own, activeId, bars } = player;
  return (
    <div className="mt-6 grid items-start gap-x-12 gap-y-4 *:min-w-0 @4xl/page:grid-cols-[6fr_5fr]">
      {rows?.forecast && gym && (
        <UntilMidnight player={player} rows={rows} gym={gym} nowMs={nowMs} />
      )}
      <div className="grid gap-y-4">
        {rows && <Happy player={player} rows={rows} basis={basis} nowMs={nowMs} />}
        <HowGood bars={bars} log={log} onView={onView} />
      </div>
      {basis && (
        <Gyms
          {...basis}
          activeId={activeId}
          gyms={gyms}
          own={own}
          maxEnergy={bars.data?.energy.maximum ?? 0}
          onView={onView}
        />
      )}
    </div>
  );
}

/** The special gyms whose ratio the player meets, but hasn't said to have. */
const openSpecialGyms = (gyms: readonly Gym[], own: readonly Gym[], stats: PerStat) =>
  gyms.filter((gym) => !own.includes(gym) && specialGymOf(gym) !== null && isOpenTo(gym, stats));

/** The number of best gyms that are compared. The gym that estimates are for is added if it isn't one of them. */
const MAX_GYMS = 5;

/** The gain from the same energy in the gyms that the player has. */
function Gyms({
  rows: { available },
  gym: estimated,
  activeId,
  trainee,
  chosen: { stat },
  gyms,
  own,
  maxEnergy,
  onView,
}: EstimateBasis &
  Pick<NowDetailsProps, "onView"> &
  Pick<PlayerTraining, "activeId" | "gyms" | "own"> & { maxEnergy: number }) {
  const estimates = useMemo(
    () => gymEstimates(own, stat, trainee, available),
    [own, stat, trainee, available],
  );
  const better = useMemo(
    () => betterGymAt(own, stat, trainee, { ...available, maxEnergy }),
    [own, stat, trainee, available, maxEnergy],
  );
  const shown = estimates.filter(({ gym }, index) => index < MAX_GYMS || gym.id === estimated.id);
  const [best] = shown;
  const special = bestGymFor(openSpecialGyms(gyms ?? [], own, trainee.stats), stat);
  return (
    <section aria-label={`Gyms for ${stat}`}>
      <SectionHeader
        title={`Gyms for ${stat}`}
        aside={
          <>
            the gyms you have{" "}
            {best && (
              <Explain
                {...explainEstimate({
                  ...trainee,
                  estimate: best,
                  gym: best.gym,
                  happy: available.happy,
                })}
                title={`the estimate in ${best.gym.name}`}
              />
            )}
          </>
        }
      />
      <FigureTable
        label={`Gyms for ${stat}`}
        names={["Gym", "Dots", "Energy", "Estimate"]}
        rows={shown.map(({ gym, dots, formula, estimate }) => ({
          name: (
            <b translate="no" className="font-semibold">
              {gym.name}
            </b>
          ),
          note: `${gym.id === activeId ? "active, " : ""}${formatCount(formula.trains, "train", "trains")} at ${gym.energyPerTrain} energy`,
          figures: [
            formatNumber(dots, { decimals: 1 }),
            formatWhole(formula.energy),
            formatSignedPoints(estimate.expected),
          ],
        }))}
      />
      <p className="mt-2 text-small text-muted-foreground">
        {better && (
          <>
            With {formatWhole(better.energy)} energy or more,{" "}
            <span translate="no">{better.better.gym.name}</span> gives more:{" "}
            {formatSignedPoints(better.better.estimate.expected)} against{" "}
            {formatSignedPoints(better.current.estimate.expected)}.{" "}
          </>
        )}
        Dots are the game’s measure of how much a gym trains a stat. The API only gives your active
        gym.{" "}
        {special && special.dots[stat] > (best?.dots ?? 0) && (
          <>
            You also meet the ratio of <span translate="no">{special.name}</span>:{" "}
            {formatNumber(special.dots[stat], { decimals: 1 })} dots, {special.energyPerTrain}{" "}
            energy per train.{" "}
          </>
        )}
        <Button
          variant="link"
          size="inline"
          onClick={() => {
            onView("plan");
          }}
        >
          Tick yours in Plan
        </Button>
      </p>
    </section>
  );
}

interface HappyProps {
  player: PlayerTraining;
  rows: NowRows;
  basis: EstimateBasis | null;
  nowMs: number;
}

function Happy({ player: { bars }, rows, basis, nowMs }: HappyProps) {
  const happy = bars.data?.happy;
  if (happy === undefined) return null;
  const { increment, everySeconds, maximum } = happy;
  const change = changeAtMaximum(basis, maximum);
  return (
    <section aria-label="Happy">
      <SectionHeader
        title="Happy"
        {...(increment !== null &&
          everySeconds !== null && {
            aside: `${formatWhole(increment)} every ${formatDuration(everySeconds * 1000)}`,
          })}
      />
      <p className="pair py-2">
        <span>
          <b className="font-display text-h1 font-medium">{formatWhole(rows.now.happy)}</b>{" "}
          <span className="text-muted-foreground">of {formatWhole(maximum)}</span>
        </span>
        <span className="text-muted-foreground">{happyText(happy, bars.fetchedAtMs, nowMs)}</span>
      </p>
      <Progress label="Happy" value={rows.now.happy} max={maximum} />
      {change && change.fraction !== null && change.points !== 0 && (
        <p className="mt-2 text-small text-muted-foreground">
          At {formatWhole(maximum)}, the same energy gains about{" "}
          {formatPoints(Math.abs(change.points))} {change.points > 0 ? "more" : "less"} (
          {formatRatio(Math.abs(change.fraction))}).
        </p>
      )}
      <p className="mt-2 text-small text-muted-foreground">
        Happy above {formatWhole(maximum)} resets at the next quarter hour.
      </p>
    </section>
  );
}

interface UntilProps extends Pick<HappyProps, "player" | "rows" | "nowMs"> {
  gym: Gym;
}

/** The energy until 00:00 by source, and its expected gain. */
function UntilMidnight({ player, rows, gym, nowMs }: UntilProps) {
  const { forecast, chosen, gains } = rows;
  const energy = player.bars.data?.energy;
  if (forecast === null || energy === undefined) return null;
  const { trains, now, remainder, ticks, byItself, refill, xanax, total } = forecast;
  const most = Math.max(
    0,
    ...[gains?.now, gains?.byItself, gains?.refill, gains?.xanax].map((one) => one ?? 0),
  );
  const gain = (of: "now" | "byItself" | "refill" | "xanax" | "total") =>
    orDash(gains?.[of] ?? null, formatSignedPoints);
  const figures = (of: Parameters<typeof gain>[0], amount: number | null) => ({
    figures: [orDash(amount, (known) => signed(known, formatWhole)), gain(of)],
    bar: most === 0 ? null : (gains?.[of] ?? 0) / most,
  });
  const endMs = dayStartMs(nowMs) + DAY_MS;
  const title = "Energy until 00:00";
  return (
    <section aria-label={title}>
      <SectionHeader title={title} aside={formatDuration(endMs - nowMs)} />
      <FigureTable
        label={title}
        names={["Source", "Energy", "Estimate"]}
        rows={[
          {
            name: rows.freeAtMs === null ? "Now" : `At ${formatGameMoment(rows.freeAtMs, nowMs)}`,
            note:
              trains > 0
                ? `${formatCount(trains, "train", "trains")}, ${formatWhole(remainder)} energy left`
                : `${formatWhole(remainder)} energy, a train takes ${gym.energyPerTrain}`,
            ...figures("now", now),
          },
          {
            name: "Regenerated",
            note:
              ticks === null
                ? "unknown"
                : `${formatWhole(remainder)} left, then ${formatWhole(energy.increment ?? 0)} every ${formatDuration((energy.everySeconds ?? 0) * 1000)}${
                    ticks.lastAtMs === null ? "" : ` to ${formatGameMinute(ticks.lastAtMs)}`
                  }`,
            ...figures("byItself", byItself),
          },
          {
            name: "Energy refill",
            note:
              refill === null
                ? "unknown"
                : refill > 0
                  ? `not used today, ${REFILL_POINTS} points`
                  : "used today",
            ...figures("refill", refill),
          },
          {
            name: "Xanax",
            note:
              xanax === null
                ? "drug cooldown unknown"
                : xanax.fromMs === null
                  ? "drug cooldown until after 00:00"
                  : xanax.fromMs - nowMs < MINUTE_MS
                    ? "now"
                    : rows.freeAtMs !== null && xanax.fromMs - rows.freeAtMs < MINUTE_MS
                      ? "can be taken at once"
                      : `from ${formatGameMinute(xanax.fromMs)}, drug cooldown`,
            ...figures("xanax", xanax?.energy ?? null),
          },
          {
            name: (
              <>
                <b className="font-semibold">Total</b>{" "}
                <Explain {...explainEnergy(forecast, gains, chosen?.stat ?? "")} />
              </>
            ),
            figures: [orDash(total, formatWhole), gain("total")],
          },
        ]}
      />
    </section>
  );
}

/** The agreement between the formula and the player's log. */
function HowGood({
  bars,
  log: { correction, uncompared },
  onView,
}: Pick<PlayerTraining, "bars"> & Pick<NowDetailsProps, "log" | "onView">) {
  const { sessions, expected, low, high, state } = correction;
  const title = "How good are these estimates?";
  const content = (
    <>
      <p className="py-2 text-read">
        {state === "applied" || state === "off" ? (
          <>
            Your last {sessions} sessions gave <b>{formatRatio(expected)} of the formula’s gains</b>{" "}
            ({formatRatio(low)} to {formatRatio(high)}).{" "}
            {state === "applied"
              ? `Estimates are the formula × ${formatNumber(expected, { decimals: 3 })}.`
              : "Estimates use the formula unadjusted."}
          </>
        ) : (
          (uncompared ??
          ofJumpsText(correction) ??
          `${formatCount(sessions, "session", "sessions")} in your log so far. Once there are 10, estimates are adjusted to them.`)
        )}
      </p>
      <p className="text-small text-muted-foreground">
        Vladar’s formula, second version. The log doesn’t record your happy before a session
        {bars.data &&
          `, so we assume your maximum of ${formatWhole(bars.data.happy.maximum)}`}.{" "}
        <Button
          variant="link"
          size="inline"
          className="max-md:-my-2.5"
          onClick={() => {
            onView("log");
          }}
        >
          Your log
        </Button>
      </p>
    </>
  );
  return useIsMobile() ? (
    <Collapsible title={title}>{content}</Collapsible>
  ) : (
    <section aria-label={title}>
      <SectionHeader title={title} />
      {content}
    </section>
  );
}
