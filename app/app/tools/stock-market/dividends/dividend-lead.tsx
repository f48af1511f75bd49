import { formatCount, formatList, formatMoney } from "@/lib/format/numbers";
import { formatGameDay } from "@/lib/format/times";
import type { Dividend } from "@/lib/game/stocks/dividends";

import { untilWords } from "./words";

/** What can be collected now, or what comes next. */
export function DividendLead({
  dividends,
  nowMs,
}: {
  dividends: readonly Dividend[];
  nowMs: number;
}) {
  const ready = dividends.filter(({ isReady }) => isReady);
  const worthless = ready.filter(({ dollars }) => dollars === null);
  const sum = ready.reduce((total, { dollars }) => total + (dollars ?? 0), 0);

  if (ready.length === 0) return <NextDividend dividends={dividends} nowMs={nowMs} />;
  return (
    <p className="text-read">
      <strong className="text-primary">{formatMoney(sum)}</strong> ready to collect now, from{" "}
      {formatList(ready.map(({ stock }) => stock.acronym))}.
      {worthless.length > 0 &&
        ` ${formatCount(worthless.length, "dividend has", "dividends have")} no cash value.`}
    </p>
  );
}

function NextDividend({ dividends, nowMs }: { dividends: readonly Dividend[]; nowMs: number }) {
  const next = dividends.find(({ dueAtMs }) => dueAtMs !== null);
  if (next === undefined || next.dueAtMs === null) {
    return <p className="text-read">Nothing is ready to collect, and no due date is known yet.</p>;
  }
  return (
    <p className="text-read">
      Nothing is ready to collect. Next is{" "}
      <strong className="text-primary">{next.stock.acronym}</strong>, due{" "}
      {formatGameDay(next.dueAtMs)}, {untilWords(next.dueAtMs, nowMs)}.
    </p>
  );
}
