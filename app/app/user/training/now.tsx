import { TriangleAlert } from "lucide-react";
import { useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { Explain } from "@/components/figures/explain";
import { SectionHeader } from "@/components/figures/section-header";
import { Countdown } from "@/components/game/game-time";
import { DataTable } from "@/components/table/data-table";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { DAY_MS, dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { formatNumber } from "@/lib/format/format-number";
import { formatCount, formatWhole, orDash } from "@/lib/format/numbers";
import { signed } from "@/lib/format/signed";
import { formatDuration, formatGameMinute, formatGameMoment } from "@/lib/format/times";
import { resetsAtMs } from "@/lib/game/account/bars";
import type { Gym } from "@/lib/game/training/gym";
import {
  betterGymAt,
  changeAtHappy,
  gymEstimates,
  type StatEstimate,
  type Trainee,
} from "@/lib/game/training/training-now";
import { REFILL_POINTS } from "@/lib/game/training/ingredients";

import { BEST_FIRST, estimateColumns } from "./columns";
import { explainEnergy } from "./explanation";
import { FigureTable } from "./figure-table";
import type { NowRows } from "./rows";
import { formatPoints, formatRatio, formatSignedPoints } from "./text";
import { happyText, type ViewProps } from "./training-headline";
import type { Player } from "./use-trainee";

interface NowProps extends ViewProps {
  onView: (view: "plan" | "log") => void;
}

/** What all energy brings now, and until 00:00. */
export function Now({ player, rows, targets, nowMs, onView }: NowProps) {
  const { stats, perks, correction, gym, own } = player;
  const trainee = useMemo(
    (): Trainee | null => stats && { stats, perks, correction },
    [stats, perks, correction],
  );
  const chosen = rows?.chosen ?? null;
  const known = rows && gym && trainee && chosen && { rows, gym, trainee, chosen };
  return (
    <>
      {rows && player.bars.data && <HappyAlert {...{ player, rows, nowMs }} known={known} />}
      {known ? (
        <AllEnergy {...known} targets={targets} nowMs={nowMs} />
      ) : (
        <NoEstimate player={player} />
      )}
      <div className="grid items-start gap-x-12 gap-y-4 *:min-w-0 @4xl/page:grid-cols-[6fr_5fr]">
        {known && (
          <Gyms
            {...known}
            own={own}
            maxEnergy={player.bars.data?.energy.maximum ?? 0}
            onView={onView}
          />
        )}
        {rows && <Happy player={player} rows={rows} known={known} nowMs={nowMs} />}
        {rows?.forecast && gym && (
          <UntilMidnight player={player} rows={rows} gym={gym} nowMs={nowMs} />
        )}
        <HowGood {...player} onView={onView} />
      </div>
    </>
  );
}

/** Everything that an estimate needs. */
interface Known {
  rows: NowRows;
  gym: Gym;
  trainee: Trainee;
  chosen: StatEstimate;
}

/** Says why there is no estimate, if no failed call has said so already. */
function NoEstimate({ player: { gym, gyms, stats, bars, missing } }: { player: Player }) {
  if (stats === null || gyms === null || bars.data === undefined) return null;
  if (gym === null && missing.some(({ path, error }) => path === "user/gym" && error)) return null;
  return (
    <EmptyState title="No estimate">
      {gym === null
        ? "Your active gym isn’t in the game’s list of gyms. Choose another gym in the game."
        : `${gym.name} trains none of your stats. Choose another gym in the game.`}
    </EmptyState>
  );
}

interface HappyProps {
  player: Player;
  rows: NowRows;
  known: Known | null;
  nowMs: number;
}

/** What the same energy gains more in the chosen stat at the maximum of happy; null if unknown. */
const atMaximum = (known: Known | null, otherHappy: number) =>
  known &&
  changeAtHappy(known.gym, known.chosen.stat, known.trainee, {
    ...known.rows.available,
    otherHappy,
  });

/** Warns of happy that is about to fall. */
function HappyAlert({ player: { bars }, rows, known, nowMs }: HappyProps) {
  const happy = bars.data?.happy;
  const resetMs = happy === undefined ? null : resetsAtMs("happy", happy, bars.fetchedAtMs);
  if (happy === undefined || resetMs === null || nowMs >= resetMs || rows.full) return null;
  const change = atMaximum(known, happy.maximum);
  return (
    <Alert role="note" className="mt-4">
      <TriangleAlert aria-hidden />
      <div>
        <AlertTitle>
          Happy falls to {formatWhole(happy.maximum)} at {formatGameMoment(resetMs, nowMs)}, in{" "}
          <Countdown endsAtMs={resetMs} />
        </AlertTitle>
        <AlertDescription>
          Train before then.
          {change && ` Later, the same energy gains about ${formatPoints(-change.points)} less.`}
        </AlertDescription>
      </div>
    </Alert>
  );
}

function AllEnergy({
  rows,
  gym,
  trainee,
  chosen,
  targets,
  nowMs,
}: Known & Pick<ViewProps, "targets" | "nowMs">) {
  const { estimates, available, full } = rows;
  const { perks, correction } = trainee;
  const data = useMemo(
    () =>
      estimates.map((estimate) => ({
        ...estimate,
        parts: { estimate, gym, happy: available.happy, perks, correction },
        isChosen: estimate.stat === chosen.stat,
        fraction: estimate.estimate.expected / (estimates[0]?.estimate.expected ?? 0),
        target:
          targets && targets.missing[estimate.stat] >= 1 ? targets.targets[estimate.stat] : null,
      })),
    [estimates, gym, available.happy, perks, correction, chosen.stat, targets],
  );
  const title = full ? "A full bar in one stat" : "All energy in one stat";
  const aside = full
    ? `${formatWhole(available.energy)}${full.atMs === null ? "" : ` at ${formatGameMoment(full.atMs, nowMs)}`}`
    : `${formatWhole(chosen.formula.energy)} of ${formatWhole(available.energy)} energy`;
  return (
    <section aria-label={title} className="mt-4">
      <DataTable
        title={title}
        columns={estimateColumns}
        rows={data}
        rowId={({ stat }) => stat}
        initialSort={BEST_FIRST}
        firstSort="desc"
        header={() => <SectionHeader title={title} aside={aside} />}
      />
    </section>
  );
}

/** The page compares the best ones only. */
const MAX_GYMS = 5;

/** The same energy in the gyms that the player has. */
function Gyms({
  rows: { available },
  gym: active,
  trainee,
  chosen: { stat },
  own,
  maxEnergy,
  onView,
}: Known & Pick<NowProps, "onView"> & { own: readonly Gym[]; maxEnergy: number }) {
  const estimates = useMemo(
    () => gymEstimates(own, stat, trainee, available),
    [own, stat, trainee, available],
  );
  const better = useMemo(
    () => betterGymAt(own, stat, trainee, { ...available, maxEnergy }),
    [own, stat, trainee, available, maxEnergy],
  );
  const shown = estimates.filter(({ gym }, place) => place < MAX_GYMS || gym.id === active.id);
  return (
    <section aria-label={`Gyms for ${stat}`}>
      <SectionHeader title={`Gyms for ${stat}`} aside="the gyms you have" />
      <FigureTable
        label={`Gyms for ${stat}`}
        names={["Gym", "Dots", "Energy", "Estimate"]}
        rows={shown.map(({ gym, dots, formula, estimate }) => ({
          name: (
            <b translate="no" className="font-semibold">
              {gym.name}
            </b>
          ),
          note: `${gym.id === active.id ? "active, " : ""}${formatCount(formula.trains, "train", "trains")} at ${gym.energyPerTrain} energy`,
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
            From {formatWhole(better.energy)} energy,{" "}
            <span translate="no">{better.better.gym.name}</span> gives more:{" "}
            {formatSignedPoints(better.better.estimate.expected)} against{" "}
            {formatSignedPoints(better.current.estimate.expected)}.{" "}
          </>
        )}
        The API only gives your active gym.{" "}
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

function Happy({ player: { bars }, rows, known, nowMs }: HappyProps) {
  const happy = bars.data?.happy;
  if (happy === undefined) return null;
  const { increment, everySeconds, maximum } = happy;
  const change = atMaximum(known, maximum);
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
        Happy above {formatWhole(maximum)} falls back at the next quarter hour.
      </p>
    </section>
  );
}

interface UntilProps extends Pick<HappyProps, "player" | "rows" | "nowMs"> {
  gym: Gym;
}

/** The energy until 00:00 by where it comes from, and what it brings. */
function UntilMidnight({ player, rows, gym, nowMs }: UntilProps) {
  const { forecast, chosen } = rows;
  const energy = player.bars.data?.energy;
  if (forecast === null || energy === undefined) return null;
  const { trains, now, remainder, ticks, byItself, refill, xanax, total } = forecast;
  const perEnergy = chosen?.perEnergy ?? null;
  const gain = (amount: number | null) =>
    orDash(amount === null || perEnergy === null ? null : amount * perEnergy, formatSignedPoints);
  const most = Math.max(now, byItself ?? 0, refill ?? 0, xanax?.energy ?? 0);
  const figures = (amount: number | null) => ({
    figures: [orDash(amount, (known) => signed(known, formatWhole)), gain(amount)],
    bar: amount === null || perEnergy === null ? null : amount / most,
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
            name: "Now",
            note:
              trains > 0
                ? `${formatCount(trains, "train", "trains")}, ${formatWhole(remainder)} energy left`
                : `${formatWhole(remainder)} energy, a train takes ${gym.energyPerTrain}`,
            ...figures(now),
          },
          {
            name: "Regenerated",
            note:
              ticks === null
                ? "unknown"
                : `${formatWhole(remainder)} left, then ${formatWhole(energy.increment ?? 0)} every ${formatDuration((energy.everySeconds ?? 0) * 1000)}${
                    ticks.lastAtMs === null ? "" : ` to ${formatGameMinute(ticks.lastAtMs)}`
                  }`,
            ...figures(byItself),
          },
          {
            name: "Energy refill",
            note:
              refill === null
                ? "unknown"
                : refill > 0
                  ? `not used today, ${REFILL_POINTS} points`
                  : "used today",
            ...figures(refill),
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
                    : `from ${formatGameMinute(xanax.fromMs)}, drug cooldown`,
            ...figures(xanax?.energy ?? null),
          },
          {
            name: (
              <>
                <b className="font-semibold">Total</b>{" "}
                <Explain {...explainEnergy(forecast, perEnergy, chosen?.stat ?? "")} />
              </>
            ),
            figures: [orDash(total, formatWhole), gain(total)],
          },
        ]}
      />
    </section>
  );
}

/** How far the formula and the player's log agree. */
function HowGood({ measured, correction, bars, onView }: Player & Pick<NowProps, "onView">) {
  const { sessions, expected, low, high, isApplied } = measured;
  return (
    <section aria-label="How good are these estimates?">
      <SectionHeader title="How good are these estimates?">
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            onView("log");
          }}
        >
          Your log
        </Button>
      </SectionHeader>
      <p className="py-2 text-read">
        {isApplied ? (
          <>
            Your last {sessions} sessions gave <b>{formatRatio(expected)} of the formula’s gains</b>{" "}
            ({formatRatio(low)} to {formatRatio(high)}).{" "}
            {correction.isApplied
              ? `Estimates are the formula × ${formatNumber(expected, { decimals: 3 })}.`
              : "Estimates are the formula as it is."}
          </>
        ) : (
          `${formatCount(sessions, "session", "sessions")} in your log so far. From 10 on, estimates are adjusted to them.`
        )}
      </p>
      <p className="text-small text-muted-foreground">
        Vladar’s formula, second version. The log doesn’t record your happy before a session
        {bars.data && `, so we assume your maximum of ${formatWhole(bars.data.happy.maximum)}`}.
      </p>
    </section>
  );
}
