import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";

import { DescriptionRow } from "@/components/figures/description-list";
import { Explain } from "@/components/figures/explain";
import { daysText, formatGain } from "@/components/history/stat-text";
import { LoadProgressNote } from "@/components/reading/load-progress-note";
import { useTimeline } from "@/components/reading/use-timeline";
import { useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { logTimeline } from "@/lib/api/endpoints/user-log";
import { timelineQuery } from "@/lib/api/history/timeline-query";
import { flowOf, trainingGains } from "@/lib/api/logs/flow";
import { logFields } from "@/lib/api/logs/log-fields";
import { accessFor } from "@/lib/api/transport/access";
import { sum } from "@/lib/common/numbers";
import { formatGameDayTime } from "@/lib/format/days";
import { formatCount } from "@/lib/format/numbers";
import type { LogEntry } from "@/lib/game/logs/log-entry";
import { type LoggedChange, moneyReasons, trainingGain } from "@/lib/game/progress/change-reasons";
import { BATTLE_STATS } from "@/lib/game/training/battle-stats";
import type { Span } from "@/lib/game/week/span";

import type { ProgressRow } from "./rows";

/** The number of entries loaded at a time: ten calls of 100 entries each. */
const ENTRIES_AT_ONCE = 1_000;

/** The maximum number of category rows; the other categories are added up in one row. */
const MAX_CATEGORIES = 6;

interface ReasonsProps {
  rows: readonly ProgressRow[];
  span: Span;
}

/** The totals of the log beside the changes that the game reports, and the unexplained rest. */
export function Reasons({ rows, span }: ReasonsProps) {
  const source = logTimeline(useSession());
  const { data } = useSuspenseQuery(timelineQuery(source));
  const [asked, setAsked] = useState(1);
  const isEnough = entriesIn(data.entries, span).length >= asked * ENTRIES_AT_ONCE;
  const { entries, progress } = useTimeline(source, span, isEnough);
  const found = useMemo(() => entriesIn(entries, span).map(asChange), [entries, span]);
  const money = useMemo(() => moneyReasons(found), [found]);
  const networth =
    rows.find(({ statistic }) => statistic.name === "networth")?.change?.amount ?? null;
  const isWhole = progress.state === "done" && progress.loadMore === null;

  return (
    <>
      <p className="py-2 text-muted-foreground">
        {daysText(span)}: {isWhole && found.length > 1 && "all "}
        {formatCount(found.length, "log entry", "log entries")}
        {!isWhole && `, back to ${formatGameDayTime(progress.oldestLoadedMs)}`}.
      </p>
      <div className="grid gap-x-12 gap-y-4 @3xl/page:grid-cols-2">
        <MoneyReasons money={money} networth={networth} />
        <dl className="max-w-136">
          {rows.map((row) => (
            <Trained key={row.statistic.name} row={row} entries={found} />
          ))}
        </dl>
      </div>
      <LoadProgressNote
        progress={progress}
        count={found.length}
        names={["entry", "entries"]}
        access={accessFor("user/log")}
      />
      {progress.loadMore !== null && (
        <Button
          variant="outline"
          className="mt-2"
          onClick={() => {
            setAsked(asked + 1);
          }}
        >
          Load 1,000 more entries
        </Button>
      )}
    </>
  );
}

interface MoneyReasonsProps {
  money: ReturnType<typeof moneyReasons>;
  /** The change of the net worth; null if unknown. */
  networth: number | null;
}

/** The money in the log by category, and the part of the net worth's change that it doesn't explain. */
function MoneyReasons({ money: { reasons, sum: total, unclear }, networth }: MoneyReasonsProps) {
  const others = reasons.slice(MAX_CATEGORIES);
  return (
    <dl className="max-w-136">
      {reasons.slice(0, MAX_CATEGORIES).map(({ category, net }) => (
        <DescriptionRow key={category} label={category} value={formatGain(net, "dollars")} wide />
      ))}
      {others.length > 0 && (
        <DescriptionRow
          label={formatCount(others.length, "other category", "other categories")}
          value={formatGain(sum(others.map(({ net }) => net)), "dollars")}
          wide
        />
      )}
      <DescriptionRow label="Net money in your log" value={formatGain(total, "dollars")} wide />
      {networth !== null && (
        <DescriptionRow
          label="Net worth, other changes"
          value={
            <span className="inline-flex items-center gap-1">
              {formatGain(networth - total, "dollars")}
              <Explain
                title="other changes"
                lines={[
                  { label: "Change in your net worth", value: formatGain(networth, "dollars") },
                  { label: "Net money in your log", value: formatGain(total, "dollars") },
                  { label: "Other changes", value: formatGain(networth - total, "dollars") },
                ]}
                note="Price changes and things you bought and still own also affect net worth. The log only covers money."
              />
            </span>
          }
          wide
        />
      )}
      {unclear > 0 && (
        <DescriptionRow
          label="Amount unclear"
          value={formatCount(unclear, "entry", "entries")}
          wide
        />
      )}
    </dl>
  );
}

const entriesIn = (entries: readonly LogEntry[], { fromMs, toMs }: Span) =>
  entries.filter(({ atMs }) => atMs >= fromMs && atMs < toMs);

function asChange(entry: LogEntry): LoggedChange {
  const fields = logFields(entry);
  const { money, isInternalTransfer } = flowOf(entry.type.id, fields);
  return {
    category: entry.category,
    money: isInternalTransfer ? 0 : money,
    training: trainingGains(fields),
  };
}

/** The part of a battle stat's change that came from training, and the rest. */
function Trained({ row, entries }: { row: ProgressRow; entries: readonly LoggedChange[] }) {
  const { name, title, unit } = row.statistic;
  const stat = BATTLE_STATS.find((each) => each === name);
  const amount = row.change?.amount ?? null;
  if (stat === undefined || amount === null) return null;
  const byTraining = trainingGain(entries, stat);
  if (amount === 0 && byTraining === 0) return null;
  return (
    <>
      <DescriptionRow label={`${title} from training`} value={formatGain(byTraining, unit)} wide />
      <DescriptionRow
        label={`${title}, other`}
        value={formatGain(amount - byTraining, unit)}
        wide
      />
    </>
  );
}
