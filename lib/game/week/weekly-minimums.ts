import type { StatGains, WeekStat } from "./member-week";
import { daysOf, type Span } from "./span";

/** The minimums for a member in seven days, by statistic. */
export type WeeklyMinimums = Readonly<Partial<Record<WeekStat, number>>>;

/** By position; "" is everyone. A position's own minimum replaces everyone's. */
export type MinimumsByPosition = Readonly<Record<string, WeeklyMinimums>>;

/** The minimums of a member in this position. */
export const minimumsFor = (all: MinimumsByPosition, position: string): WeeklyMinimums => ({
  ...all[""],
  ...all[position],
});

/** A period in which a member is held to no minimum, and the reason. */
export interface Exemption {
  /**
   * 00:00 UTC of the first day on which they are exempt. Null if unknown, because exemptions once had no first day: such an
   * exemption applies in all periods up to its end, as it did for the leader who set it.
   */
  fromMs: number | null;
  /** 00:00 UTC of the first day on which they aren't exempt. */
  untilMs: number;
  reason: string;
}

/** By member id; a member's exemptions are in the order of their first days. */
export type ExemptionsByMember = Readonly<Record<string, readonly Exemption[]>>;

/**
 * The exemptions that make a member exempt in a span; none if they aren't exempt. Together, the exemptions have to cover at least
 * half of its days. In a span that ends today it is enough to be exempt today: a member who has just gone away isn't asked why
 * they did little. A period that was over before stays as it was.
 */
export function exemptionsAt(
  exemptions: ExemptionsByMember,
  memberId: number,
  span: Span,
  todayMs: number,
): readonly Exemption[] {
  const isOfToday = (exemption: Exemption) =>
    span.toMs === todayMs && beginOf(exemption) <= todayMs && todayMs < exemption.untilMs;
  const near = (exemptions[memberId] ?? []).filter(
    (exemption) =>
      (beginOf(exemption) < span.toMs && span.fromMs < exemption.untilMs) || isOfToday(exemption),
  );
  return near.some(isOfToday) || exemptMs(near, span) * 2 >= span.toMs - span.fromMs ? near : [];
}

const beginOf = ({ fromMs }: Exemption) => fromMs ?? -Infinity;

/** Milliseconds of a span that the exemptions cover; a day that two of them cover counts once. */
function exemptMs(exemptions: readonly Exemption[], span: Span): number {
  let covered = 0;
  let untilMs = span.fromMs;
  for (const exemption of exemptions.toSorted((a, b) => (beginOf(a) < beginOf(b) ? -1 : 1))) {
    const fromMs = Math.max(untilMs, beginOf(exemption));
    untilMs = Math.max(untilMs, Math.min(span.toMs, exemption.untilMs));
    covered += Math.max(0, untilMs - fromMs);
  }
  return covered;
}

/** A gain below its minimum. */
export interface UnmetMinimum {
  stat: WeekStat;
  gain: number;
  /** The minimum for the span. */
  minimum: number;
}

/**
 * All minimums that a member is below in a span. The minimum of seven days is scaled to the span's days and rounded down, to
 * whole seconds and pieces: 14 Xanax are 6 in three days, and one crime is none. Nobody is below by a part of a Xanax. An unknown
 * gain is below no minimum.
 */
export function unmetMinimums(
  gains: StatGains,
  minimums: WeeklyMinimums,
  span: Span,
): UnmetMinimum[] {
  return (Object.entries(minimums) as [WeekStat, number][]).flatMap(([stat, inSevenDays]) => {
    const gain = gains[stat];
    const minimum = Math.floor((inSevenDays * daysOf(span)) / 7);
    return gain !== undefined && gain < minimum ? [{ stat, gain, minimum }] : [];
  });
}

/** The row with the highest gain of a statistic; undefined if nobody gained any. */
export function topBy<Row extends { gains: StatGains }>(
  rows: readonly Row[],
  stat: WeekStat,
): { row: Row; gain: number } | undefined {
  let best: { row: Row; gain: number } | undefined;
  for (const row of rows) {
    const gain = row.gains[stat] ?? 0;
    if (gain > (best?.gain ?? 0)) best = { row, gain };
  }
  return best;
}
