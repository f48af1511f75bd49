import { WithNames } from "@/components/game/player-name";
import { PageHeadline } from "@/components/state/page-headline";
import type { Backfill } from "@/components/state/use-backfill";
import { formatCount, formatList, formatWhole, orDash } from "@/lib/format/numbers";
import { totalGains } from "@/lib/game/week/member-week";
import { type PeriodComparison, changePercent } from "@/lib/game/week/period-comparison";
import type { Span } from "@/lib/game/week/span";
import type { WeekStat } from "@/lib/game/week/week-stats";
import { topBy } from "@/lib/game/week/weekly-minimums";

import type { WeekRow } from "./rows";
import { formatPlayed, scaledWords, STAT_WORDS } from "./words";

const NAMED = 3;
const SIDE: readonly WeekStat[] = ["gymenergy", "timeplayed", "xantaken", "attackswon"];
/** Of those that are known. */
const MOST_BESIDE = 3;

interface WeekLeadProps {
  rows: readonly WeekRow[];
  /** What those who are compared did, now and before. */
  pairs: readonly PeriodComparison[];
  reading: Pick<Backfill, "state" | "done" | "total">;
  span: Span;
}

/** Who fell behind, and what all did together. */
export function WeekLead({ rows, pairs, reading, span }: WeekLeadProps) {
  const compared = rows.filter(({ state }) => state === "compared");
  const behind = compared.filter(({ under }) => under.length > 0);
  const joined = rows.filter(({ state }) => state === "joined").length;
  const sums = totalGains(compared.map(({ gains }) => gains));
  const beside = SIDE.filter((stat) => sums[stat] !== undefined).slice(0, MOST_BESIDE);
  const side = beside.map((stat) => {
    const most = topBy(compared, stat);
    const format = stat === "timeplayed" ? formatPlayed : formatWhole;
    return {
      label: STAT_WORDS[stat].name,
      value: orDash(sums[stat] ?? null, format),
      note: most ? (
        <WithNames names={[most.row.name]}>
          {`${most.row.name} ${format(most.gain)}, the most`}
        </WithNames>
      ) : (
        "nobody yet"
      ),
    };
  });
  const isAll = compared.length > 0;
  const isBegun = ["reading", "stopped", "failed"].includes(reading.state);
  const read = `${formatWhole(compared.length)} of ${formatCount(rows.length - joined, "member", "members")} read so far.`;
  const behindNames = (
    <WithNames names={behind.map(({ name }) => name)}>{behindWords(behind)}</WithNames>
  );
  const [figure, words, status] = isAll
    ? [formatWhole(behind.length), "fell behind", isBegun ? read : behindNames]
    : isBegun
      ? [formatWhole(reading.done), `of ${formatCount(reading.total, "call", "calls")} made`, read]
      : ["Not read", "yet", "Two calls for each member"];
  return (
    <PageHeadline
      figure={figure}
      text={words}
      note={
        <>
          {isBegun && `${read} `}
          {isAll
            ? behindNames
            : "Read the week below: two calls for each member, and what has been read is kept."}
          {isAll && `${scaledWords(span)}${changeWords(pairs)}`}
          {joined > 0 &&
            ` ${formatCount(joined, "member", "members")} joined during the week and ${joined === 1 ? "isn’t" : "aren’t"} compared.`}
        </>
      }
      status={[status]}
      side={isAll ? side : []}
    />
  );
}

function behindWords(behind: readonly WeekRow[]) {
  if (behind.length === 0) return "Nobody read so far is under your lines.";
  return `${formatList(
    behind.map(({ name }) => name),
    NAMED,
  )} ${behind.length === 1 ? "is" : "are"} under your lines.`;
}

/** A change of less isn’t worth a word. */
const LEAST_PERCENT = 5;

/** " Trained fell 18% and Xanax rose 7% against as many days before." Empty until those have been read too. */
function changeWords(pairs: readonly PeriodComparison[]): string {
  const changes = SIDE.flatMap((stat) => {
    const percent = changePercent(pairs, stat) ?? 0;
    const rounded = formatWhole(Math.abs(Math.round(percent)));
    if (Math.abs(percent) < LEAST_PERCENT) return [];
    return [`${STAT_WORDS[stat].name} ${percent < 0 ? "fell" : "rose"} ${rounded}%`];
  });
  return changes.length === 0
    ? ""
    : ` ${formatList(changes.slice(0, NAMED), NAMED)} against as many days before.`;
}
