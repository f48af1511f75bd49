import { TriangleAlert } from "lucide-react";
import { useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { SectionHeader } from "@/components/figures/section-header";
import { Countdown } from "@/components/game/game-time";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { formatWhole } from "@/lib/format/numbers";
import { formatGameMoment } from "@/lib/format/times";
import { resetsAtMs } from "@/lib/game/account/bars";
import type { Trainee } from "@/lib/game/training/training-now";

import { EstimateTable } from "./estimate-table";
import { NowDetails, type NowDetailsProps } from "./now-details";
import { changeAtMaximum, type Known } from "./rows";
import { formatPoints } from "./text";
import type { ViewProps } from "./training-headline";
import type { Player } from "./use-trainee";

interface NowProps extends ViewProps, Pick<NowDetailsProps, "onView"> {}

/** What all energy brings now, and until 00:00. */
export function Now({ player, rows, targets, absence, nowMs, onView }: NowProps) {
  const { stats, perks, correction, gym, activeId } = player;
  const trainee = useMemo(
    (): Trainee | null => stats && { stats, perks, correction },
    [stats, perks, correction],
  );
  const chosen = rows?.chosen ?? null;
  const known = rows && gym && trainee && chosen && { rows, gym, trainee, chosen };
  return (
    <>
      {gym && activeId !== null && gym.id !== activeId && (
        <p className="mt-3 text-muted-foreground">
          Your active gym isn’t in the game’s list, so estimates are for{" "}
          <span translate="no">{gym.name}</span>.
        </p>
      )}
      <HappyAlert {...{ player, rows, known, absence, nowMs }} />
      {known ? (
        <AllEnergy {...known} targets={targets} nowMs={nowMs} />
      ) : (
        <NoEstimate player={player} />
      )}
      <NowDetails {...{ player, rows, known, nowMs, onView }} />
    </>
  );
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

/** Warns of happy that is about to reset. */
export function HappyAlert({
  player: { bars },
  rows,
  known,
  absence,
  nowMs,
}: Omit<NowDetailsProps, "onView"> & Pick<ViewProps, "absence">) {
  const happy = bars.data?.happy;
  const resetMs = happy === undefined ? null : resetsAtMs("happy", happy, bars.fetchedAtMs);
  if (happy === undefined || resetMs === null || nowMs >= resetMs || rows?.full) return null;
  const change = changeAtMaximum(known, happy.maximum);
  const isTooLate = absence !== null && (absence.freeAtMs ?? Infinity) >= resetMs;
  return (
    <Alert role="note" className="mt-4">
      <TriangleAlert aria-hidden />
      <div>
        <AlertTitle>
          Happy resets to {formatWhole(happy.maximum)} in <Countdown endsAtMs={resetMs} /> (
          {formatGameMoment(resetMs, nowMs)})
        </AlertTitle>
        <AlertDescription>
          {!isTooLate && "Train before then."}
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
    ? `${formatWhole(available.energy)}${full.atMs === null ? "" : ` from ${formatGameMoment(full.atMs, nowMs)}`}`
    : `${formatWhole(chosen.formula.energy)} of ${formatWhole(available.energy)} energy`;
  return (
    <section aria-label={title} className="mt-4">
      <SectionHeader title={title} aside={aside} />
      <EstimateTable title={title} rows={data} />
    </section>
  );
}
