import { PageHeadline } from "@/components/figures/page-headline";
import {
  changeDays,
  formatAmount,
  formatGain,
  formatShare,
  formatValue,
  noChangeText,
  SPAN_TEXT,
} from "@/components/history/stat-text";
import type { SpanName } from "@/lib/game/progress/series";

import type { ProgressRow } from "./rows";

const SIDE = 2;

interface ProgressHeadlineProps {
  rows: readonly ProgressRow[];
  span: SpanName;
  todayMs: number;
  /** True once the whole history has been requested. */
  isLoaded: boolean;
}

/** The change of the first tracked statistic, with two others beside it. */
export function ProgressHeadline({ rows, span, todayMs, isLoaded }: ProgressHeadlineProps) {
  const known = rows.filter(({ change }) => (change?.amount ?? null) !== null);
  const [first, ...others] = known;
  if (first === undefined) {
    const why = isLoaded ? whyNoChange(rows, span, todayMs) : null;
    return why !== null ? (
      <PageHeadline
        figure={why.figure}
        text={why.text}
        note={why.note}
        status={[why.note]}
        side={[]}
      />
    ) : (
      <PageHeadline
        figure="Not loaded"
        text="yet"
        note="Each API call loads one day of up to 10 stats. Loaded days are saved in this browser."
        status={["Each API call loads one day"]}
        side={[]}
      />
    );
  }
  const beside = besideOf(first, others);
  return (
    <PageHeadline
      figure={gainOf(first)}
      text={SPAN_TEXT[span]}
      note={
        <>
          <b className="text-foreground">{first.statistic.title}</b> {fromTo(first)}.{" "}
          {beforeText(first, span)}
        </>
      }
      status={[
        first.statistic.title,
        beside[1] && (
          <>
            {beside[1].statistic.title} <b className="text-foreground">{gainOf(beside[1])}</b>
          </>
        ),
      ]}
      side={beside.map((row) => ({
        label: row.statistic.title,
        value: gainOf(row),
        note: besideText(row),
      }))}
    />
  );
}

/** The headline for a loaded history without a change: what is missing, and when it will be available. */
function whyNoChange(rows: readonly ProgressRow[], span: SpanName, todayMs: number) {
  if (rows.length === 0) {
    return { figure: "No stats", text: "tracked yet", note: "Use Choose stats below." };
  }
  if (rows.some(({ change }) => change !== null)) {
    return {
      figure: "Reset",
      text: SPAN_TEXT[span],
      note: "The game reset your stats in between, so there’s no change to show.",
    };
  }
  const [longest] = rows
    .map(({ points }) => points)
    .toSorted((a, b) => (a[0]?.dayMs ?? Infinity) - (b[0]?.dayMs ?? Infinity));
  return {
    figure: longest?.[0] === undefined ? "No data" : "No change",
    text: longest?.[0] === undefined ? "for your tracked stats" : `known ${SPAN_TEXT[span]}`,
    note: noChangeText(longest ?? [], span, todayMs),
  };
}

/** The statistics beside the first: one of each other unit, which says more than parts of the first, then the rest. */
function besideOf(first: ProgressRow, others: readonly ProgressRow[]): readonly ProgressRow[] {
  const kinds = [first.statistic.unit];
  const one = others.filter(({ statistic: { unit } }) => !kinds.includes(unit) && kinds.push(unit));
  return [...one, ...others.filter((row) => !one.includes(row))].slice(0, SIDE);
}

const gainOf = ({ change, statistic }: ProgressRow) =>
  formatGain(change?.amount ?? 0, statistic.unit);

/** The pace of a habit, since its share of all the years says little; of others the share. */
const besideText = ({ change, statistic: { kind, unit }, ratePerDay }: ProgressRow) =>
  change === null
    ? ""
    : kind === "Habits" && ratePerDay !== null
      ? `${formatAmount(ratePerDay, unit)} per day`
      : (formatShare(change) ?? changeDays(change));

const fromTo = ({ change, statistic: { unit } }: ProgressRow) =>
  change === null
    ? ""
    : `went from ${formatValue(change.from.value, unit)} to ${formatValue(change.to.value, unit)}, ${changeDays(change)}`;

function beforeText({ before, best, statistic: { unit } }: ProgressRow, span: SpanName) {
  const parts = [
    (before?.amount ?? null) !== null &&
      `Previous ${span}: ${formatGain(before?.amount ?? 0, unit)}.`,
    best !== null && `Best week: ${formatGain(best.amount ?? 0, unit)}, ${changeDays(best)}.`,
  ];
  return parts.filter(Boolean).join(" ");
}
