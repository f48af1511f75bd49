import { type StatGains, totalGains, type WeekStat } from "./member-week";
import { topBy } from "./weekly-minimums";

/** Writes a gain in words: "41 Xanax". */
type GainText = (stat: WeekStat, gain: number) => string;

interface NewsletterInput {
  title: string;
  rows: readonly { name: string; gains: StatGains }[];
  /** The statistics in the text, in their order. */
  stats: readonly WeekStat[];
  gainText: GainText;
}

/** A text for the faction: thanks to the members who did most, then the totals of all. It names nobody who did little. */
export function newsletter({ title, rows, stats, gainText }: NewsletterInput): string {
  const thanks = stats.flatMap((stat) => {
    const most = topBy(rows, stat);
    return most === undefined ? [] : [`- ${most.row.name}: ${gainText(stat, most.gain)}`];
  });
  const sums = totalGains(rows.map(({ gains }) => gains));
  const together = stats.flatMap((stat) => {
    const sum = sums[stat] ?? 0;
    return sum > 0 ? [`- ${gainText(stat, sum)}`] : [];
  });
  return [
    title,
    ...(thanks.length > 0 ? ["", "Thank you", ...thanks] : []),
    ...(together.length > 0 ? ["", "Faction total", ...together] : []),
  ].join("\n");
}
