import { TriangleAlert } from "lucide-react";
import { useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { Explained } from "@/components/figures/explain";
import { SectionHeader } from "@/components/figures/section-header";
import { Countdown } from "@/components/game/game-time";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHead,
} from "@/components/ui/table";
import { useIsMobile } from "@/components/window/use-is-mobile";
import { formatNumber } from "@/lib/format/format-number";
import { formatShort, formatWhole } from "@/lib/format/numbers";
import { signed } from "@/lib/format/signed";
import { formatGameMoment } from "@/lib/format/times";
import { resetsAtMs } from "@/lib/game/account/bars";
import { BATTLE_STATS, type BattleStat, type PerStat } from "@/lib/game/training/battle-stats";
import type { StatEstimate, Trainee } from "@/lib/game/training/training-now";

import { type EstimateParts, explainEstimate } from "./explanation";
import { FigureBar } from "./figure-table";
import { NowDetails, type NowDetailsProps } from "./now-details";
import { changeAtMaximum, type EstimateBasis } from "./rows";
import { formatPoints, formatSignedPoints, STAT_NAMES } from "./text";
import type { ViewProps } from "./training-headline";
import type { PlayerTraining } from "./use-player-training";

interface NowProps extends ViewProps, Pick<NowDetailsProps, "onView"> {}

/** The expected gain from all energy now and until 00:00. */
export function Now({ player, log, rows, goals, absence, nowMs, onView }: NowProps) {
  const { stats, perks, gym, activeId } = player;
  const { correction } = log;
  const trainee = useMemo(
    (): Trainee | null => stats && { stats, perks, correction },
    [stats, perks, correction],
  );
  const chosen = rows?.chosen ?? null;
  const basis = useMemo(
    (): EstimateBasis | null => rows && gym && trainee && chosen && { rows, gym, trainee, chosen },
    [rows, gym, trainee, chosen],
  );
  return (
    <>
      {gym && activeId !== null && gym.id !== activeId && (
        <p className="mt-3 text-muted-foreground">
          Your active gym isn’t in the game’s list, so estimates are for{" "}
          <span translate="no">{gym.name}</span>.
        </p>
      )}
      <HappyAlert {...{ player, rows, basis, absence, nowMs }} />
      {stats && <AllEnergy {...{ stats, goals, basis, nowMs }} />}
      {!basis && <NoEstimate player={player} />}
      <NowDetails {...{ player, log, rows, basis, nowMs, onView }} />
    </>
  );
}

/** The reason why there is no estimate, unless the note on a failed call already gives it. */
function NoEstimate({ player: { gym, gyms, stats, bars, missing } }: { player: PlayerTraining }) {
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

/** A warning that happy above the maximum is about to reset. */
export function HappyAlert({
  player: { bars },
  rows,
  basis,
  absence,
  nowMs,
}: Pick<NowDetailsProps, "basis"> & Pick<ViewProps, "player" | "rows" | "absence" | "nowMs">) {
  const happy = bars.data?.happy;
  const resetMs = happy === undefined ? null : resetsAtMs("happy", happy, bars.fetchedAtMs);
  if (happy === undefined || resetMs === null || nowMs >= resetMs || rows?.full) return null;
  const change = changeAtMaximum(basis, happy.maximum);
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

interface AllEnergyProps extends Pick<NowProps, "goals" | "nowMs"> {
  stats: PerStat;
  basis: EstimateBasis | null;
}

/** The four stats, with the gain from all energy for those that the gym trains. */
function AllEnergy({ stats, goals, basis, nowMs }: AllEnergyProps) {
  const data = useMemo((): readonly EstimateRow[] => {
    const estimates = basis?.rows.estimates ?? [];
    const rowOf = (stat: BattleStat, estimate: StatEstimate | null): EstimateRow => ({
      stat,
      value: stats[stat],
      isChosen: stat === basis?.chosen.stat,
      goal: goals && goals.missing[stat] >= 1 ? goals.values[stat] : null,
      fraction: estimate ? estimate.estimate.expected / (estimates[0]?.estimate.expected ?? 0) : 0,
      explained:
        basis && estimate
          ? {
              estimate,
              gym: basis.gym,
              happy: basis.rows.available.happy,
              perks: basis.trainee.perks,
              correction: basis.trainee.correction,
            }
          : null,
    });
    const others = BATTLE_STATS.filter((stat) => estimates.every((each) => each.stat !== stat));
    return [
      ...estimates.map((estimate) => rowOf(estimate.stat, estimate)),
      ...others.map((stat) => rowOf(stat, null)),
    ];
  }, [stats, goals, basis]);
  const full = basis?.rows.full ?? null;
  const title = full ? "A full bar in one stat" : "All energy in one stat";
  return (
    <section aria-label={title} className="mt-4">
      <SectionHeader title={title} {...(basis && { aside: energyText(basis, nowMs) })} />
      <EstimateTable title={title} rows={data} />
    </section>
  );
}

/** "80 of 85 energy", "80 of 85 energy at 15:00", "150 energy from 14:00". */
function energyText(
  { rows: { available, full, freeAtMs }, chosen }: EstimateBasis,
  nowMs: number,
): string {
  return full
    ? `${formatWhole(available.energy)} energy${full.atMs === null ? "" : ` from ${formatGameMoment(full.atMs, nowMs)}`}`
    : `${formatWhole(chosen.formula.energy)} of ${formatWhole(available.energy)} energy${freeAtMs === null ? "" : ` at ${formatGameMoment(freeAtMs, nowMs)}`}`;
}

/** A stat, with the gain from all energy in it. */
interface EstimateRow {
  stat: BattleStat;
  value: number;
  isChosen: boolean;
  /** The goal for the stat; null if no more of it is needed. */
  goal: number | null;
  /** The estimate as a fraction of the greatest one, 0 to 1. */
  fraction: number;
  /** The estimate with the values that it is calculated from; null if there is none. */
  explained: EstimateParts | null;
}

interface EstimateTableProps {
  title: string;
  /** Sorted by estimate, the greatest first, stats without an estimate last. */
  rows: readonly EstimateRow[];
}

/** The gain from all energy in each stat, as a table, or as a list on a phone. */
function EstimateTable(props: EstimateTableProps) {
  return useIsMobile() ? <EstimateList {...props} /> : <WideTable {...props} />;
}

const FIGURE = "text-right whitespace-nowrap";

function WideTable({ title, rows }: EstimateTableProps) {
  return (
    <Table aria-label={title}>
      <TableHeader>
        <TableRow>
          <TableHead namesRow className="pb-2">
            Stat
          </TableHead>
          {["Now", "Dots", "Perks", "Per energy", "Range", "Estimate"].map((name) => (
            <TableHead key={name} className="pb-2 text-right">
              {name}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.stat}>
            <TableRowHead translate="no">
              <Name {...row} />
              {row.goal !== null && (
                <span className="text-muted-foreground"> goal {formatShort(row.goal)}</span>
              )}
            </TableRowHead>
            {wideFigures(row).map((figure, index) => (
              <TableCell key={index} translate="no" className={FIGURE}>
                {figure}
              </TableCell>
            ))}
            <TableCell translate="no" className={FIGURE}>
              <Estimate {...row} />
              <Bar {...row} className="absolute right-0 -bottom-px" />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The figures of the columns between the name and the estimate. */
function wideFigures({ value, explained }: EstimateRow): readonly string[] {
  if (explained === null) return [formatShort(value), "–", "–", "–", "–"];
  const { dots, perkFactor, perEnergy, estimate } = explained.estimate;
  return [
    formatShort(value),
    formatNumber(dots, { decimals: 1 }),
    `${signed((perkFactor - 1) * 100, (percent) => formatNumber(percent, { decimals: 1 }))}%`,
    formatPoints(perEnergy ?? 0),
    `${formatPoints(estimate.low)} to ${formatPoints(estimate.high)}`,
  ];
}

function EstimateList({ title, rows }: EstimateTableProps) {
  return (
    <ul aria-label={title} className="border-t border-rule">
      {rows.map((row) => (
        <li key={row.stat} className="relative border-b pt-3 pb-2.5">
          <div className="pair text-read">
            <div>
              <Name {...row} />
            </div>
            <div className="font-display text-xl font-medium">
              <Estimate {...row} />
            </div>
          </div>
          <div translate="no" className="pair text-small text-muted-foreground">
            <div>
              {formatShort(row.value)}
              {row.goal !== null && `, goal ${formatShort(row.goal)}`}
            </div>
            {row.explained && (
              <div>{formatPoints(row.explained.estimate.perEnergy ?? 0)} per energy</div>
            )}
          </div>
          <Bar {...row} className="absolute -bottom-px left-0" />
        </li>
      ))}
    </ul>
  );
}

const Name = ({ stat, isChosen }: EstimateRow) => (
  <b className={isChosen ? "font-semibold text-primary" : "font-semibold"}>{STAT_NAMES[stat]}</b>
);

const Estimate = ({ explained }: EstimateRow) =>
  explained === null ? (
    "–"
  ) : (
    <Explained {...explainEstimate(explained)}>
      {formatSignedPoints(explained.estimate.estimate.expected)}
    </Explained>
  );

const Bar = ({ isChosen, fraction, className }: EstimateRow & { className: string }) => (
  <FigureBar fraction={fraction} tone={isChosen ? "primary" : "muted"} className={className} />
);
