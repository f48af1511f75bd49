import { PageHeadline } from "@/components/figures/page-headline";
import {
  changeDays,
  formatGain,
  formatShare,
  formatValue,
  SPAN_TEXT,
} from "@/components/history/stat-text";
import type { SpanName } from "@/lib/game/progress/stat-change";

import type { ProgressRow } from "./rows";

const SIDE = 2;

interface ProgressHeadlineProps {
  rows: readonly ProgressRow[];
  span: SpanName;
}

/** What the first statistic that the player follows has changed by, and the next two beside it. */
export function ProgressHeadline({ rows, span }: ProgressHeadlineProps) {
  const known = rows.filter(({ change }) => (change?.amount ?? null) !== null);
  const [first, ...others] = known;
  if (first === undefined) {
    return (
      <PageHeadline
        figure="Not read"
        text="yet"
        note="Your past comes from the game, a call for each day. What has been read is kept."
        status={["The game is asked for a day at a time"]}
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
        note: row.change === null ? "" : (formatShare(row.change) ?? changeDays(row.change)),
      }))}
    />
  );
}

/** Those of another kind say more than the parts of the first: one of each, then the rest. */
function besideOf(first: ProgressRow, others: readonly ProgressRow[]): readonly ProgressRow[] {
  const kinds = [first.statistic.unit];
  const one = others.filter(({ statistic: { unit } }) => !kinds.includes(unit) && kinds.push(unit));
  return [...one, ...others.filter((row) => !one.includes(row))].slice(0, SIDE);
}

const gainOf = ({ change, statistic }: ProgressRow) =>
  formatGain(change?.amount ?? 0, statistic.unit);

const fromTo = ({ change, statistic: { unit } }: ProgressRow) =>
  change === null
    ? ""
    : `went from ${formatValue(change.from.value, unit)} to ${formatValue(change.to.value, unit)}, ${changeDays(change)}`;

function beforeText({ before, best, statistic: { unit } }: ProgressRow, span: SpanName) {
  const parts = [
    (before?.amount ?? null) !== null &&
      `The ${span} before: ${formatGain(before?.amount ?? 0, unit)}.`,
    best !== null && `Best week: ${formatGain(best.amount ?? 0, unit)}, ${changeDays(best)}.`,
  ];
  return parts.filter(Boolean).join(" ");
}
