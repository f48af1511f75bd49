import { formatCount, formatList, formatMoney } from "@/lib/format/numbers";
import { formatGameDay } from "@/lib/format/times";
import { type Dividend, readyDividends } from "@/lib/game/stocks/dividends";

import { untilText } from "./text";

/** What can be collected now, or what comes next. */
export function DividendHeadline({
  dividends,
  nowMs,
}: {
  dividends: readonly Dividend[];
  nowMs: number;
}) {
  const ready = readyDividends(dividends);
  const count = ready.dividends.length;
  if (count === 0) return <NextDividend dividends={dividends} nowMs={nowMs} />;

  const from = (
    <span translate="no">{formatList(ready.dividends.map(({ stock }) => stock.acronym))}</span>
  );
  if (ready.dollars === null) {
    return (
      <p className="text-read">
        <strong className="text-primary">{formatCount(count, "dividend", "dividends")}</strong>{" "}
        ready to collect now, from {from}, without a cash value.
      </p>
    );
  }
  return (
    <p className="text-read">
      <strong className="text-primary">{formatMoney(ready.dollars)}</strong> ready to collect now,
      from {from}.
      {ready.withoutValue > 0 &&
        ` ${formatCount(ready.withoutValue, "dividend has", "dividends have")} no cash value.`}
    </p>
  );
}

function NextDividend({ dividends, nowMs }: { dividends: readonly Dividend[]; nowMs: number }) {
  const next = dividends.find(({ dueAtMs }) => dueAtMs !== null);
  const dueAtMs = next?.dueAtMs ?? null;
  if (next === undefined || dueAtMs === null) {
    return (
      <p className="text-read">Nothing is ready to collect, and no due dates are known yet.</p>
    );
  }
  return (
    <p className="text-read">
      Nothing is ready to collect. Next is{" "}
      <strong translate="no" className="text-primary">
        {next.stock.acronym}
      </strong>
      , due {formatGameDay(dueAtMs)}, {untilText(dueAtMs, nowMs)}.
    </p>
  );
}
