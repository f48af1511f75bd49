import { Explain } from "@/components/figures/explain";
import { PageHeadline } from "@/components/figures/page-headline";
import { formatCount, formatMoney, formatMoneyShort, formatWhole } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";
import type { LogSums } from "@/lib/game/logs/log-sums";

import { explainNet } from "./explanation";
import type { LogRow } from "./rows";
import { formatLogTime } from "./text";

interface LogsHeadlineProps {
  /** Of those that were found. */
  totals: LogSums;
  /** How many were read. */
  total: number;
  oldest: LogRow | undefined;
}

export function LogsHeadline({ totals, total, oldest }: LogsHeadlineProps) {
  const { entries, moneyIn, moneyOut, net, itemsIn, itemsOut, open } = totals;
  const words = total === 1 ? "entry" : "entries";
  return (
    <PageHeadline
      figure={formatWhole(entries)}
      text={entries === total ? words : `of ${formatWhole(total)} ${words}`}
      note={
        <>
          <b className="text-foreground">{formatSignedMoney(net)}</b>
          {oldest && ` since ${formatLogTime(oldest.entry.atMs)}`}.{" "}
          <Explain {...explainNet("Money of these entries", totals)} />
          {open > 0 &&
            ` ${formatCount(open, "entry mentions", "entries mention")} money that may have changed hands, and ${open === 1 ? "isn’t" : "aren’t"} counted.`}
        </>
      }
      status={[
        <>
          <b className="text-foreground">{formatSignedMoney(net)}</b>
          {oldest && ` since ${formatLogTime(oldest.entry.atMs)}`}{" "}
          <Explain {...explainNet("Money of these entries", totals)} />
        </>,
      ]}
      side={[
        { label: "Money in", value: formatMoneyShort(moneyIn), note: formatMoney(moneyIn) },
        { label: "Money out", value: formatMoneyShort(moneyOut), note: formatMoney(moneyOut) },
        { label: "Items in", value: formatWhole(itemsIn), note: `${formatWhole(itemsOut)} out` },
      ]}
    />
  );
}
