import { Suspense, useState } from "react";

import { areItemsLoaded, type CrimeLookups, itemsMoney } from "@/components/crimes/crime-lookups";
import { DescriptionRow, DescriptionList } from "@/components/figures/description-list";
import { SectionHeader } from "@/components/figures/section-header";
import { onDemand } from "@/components/ui/on-demand";
import { formatShortGameDay } from "@/lib/format/days";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatPercent,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import type { CrimeSummary } from "@/lib/game/crimes/summary";
import { DAY_MS } from "@/lib/game/time/time";

const RewardNames = onDemand(() => import("./reward-names").then((l) => l.RewardNames));

interface SummaryProps {
  summary: CrimeSummary;
  /** What it is of. */
  crimes: readonly OrganisedCrime[];
  book: CrimeLookups;
  nowMs: number;
}

const BARS: Readonly<Record<string, string>> = {
  Successful: "bg-success",
  Failure: "bg-destructive",
};

/** The crimes by status, and what they brought: two sections. */
export function Summary({ summary, crimes, book, nowMs }: SummaryProps) {
  const { byStatus, money, itemsValue, respect, unpriced, firstAtMs, paid } = summary;
  const most = Math.max(1, ...byStatus.map((each) => each.count));
  const [wasOpened, setWasOpened] = useState(false);
  const hasItems = crimes.some(({ rewards }) => (rewards?.items.length ?? 0) > 0);
  const weeks = firstAtMs === null ? 0 : (nowMs - firstAtMs) / (7 * DAY_MS);
  return (
    <>
      <section aria-label="Summary">
        <SectionHeader
          title="Summary"
          aside={`the latest ${formatCount(crimes.length, "crime", "crimes")}`}
        />
        <dl className="py-1.5">
          {byStatus.map((each) => (
            <div
              key={each.status}
              className="grid grid-cols-[6rem_2.5rem_minmax(0,1fr)] items-center gap-3 py-1"
            >
              <dt className="text-muted-foreground">{each.status}</dt>
              <dd className="text-right font-semibold">{formatWhole(each.count)}</dd>
              <span aria-hidden>
                <span
                  className={`filled block h-2 min-w-0.5 ${BARS[each.status] ?? "bg-muted-foreground"}`}
                  style={{ width: `${(each.count / most) * 100}%` }}
                />
              </span>
            </div>
          ))}
        </dl>
      </section>
      <section aria-label="Rewards">
        <SectionHeader
          title="Rewards"
          {...(firstAtMs !== null && { aside: `since ${formatShortGameDay(firstAtMs)}` })}
        />
        <div className="py-1.5">
          <DescriptionList>
            <DescriptionRow
              label="Success rate"
              value={orDash(summary.successRate, formatPercent)}
              wide
            />
            <DescriptionRow label="Money" value={formatMoney(money)} wide />
            <DescriptionRow label="Items, market value" value={itemsMoney(book, itemsValue)} wide />
            <DescriptionRow label="Respect" value={formatWhole(respect)} wide />
            <DescriptionRow
              label="A week, on average"
              value={
                weeks >= 1 && areItemsLoaded(book)
                  ? formatMoneyShort((money + itemsValue) / weeks)
                  : "–"
              }
              wide
            />
            <DescriptionRow
              label="Paid out in the game"
              value={money > 0 ? formatPercent((paid.money / money) * 100) : "–"}
              wide
            />
          </DescriptionList>
          {hasItems && (
            <details
              onToggle={() => {
                setWasOpened(true);
              }}
            >
              <summary className="flex min-h-7 cursor-pointer items-center text-primary underline max-md:min-h-11">
                Items by name
              </summary>
              {wasOpened && (
                <Suspense fallback="Loading...">
                  <RewardNames crimes={crimes} book={book} />
                </Suspense>
              )}
            </details>
          )}
          {unpriced > 0 && areItemsLoaded(book) && (
            <p className="pt-1 text-small text-muted-foreground">
              Without {formatCount(unpriced, "reward", "rewards")} of items that nobody trades.
            </p>
          )}
        </div>
      </section>
    </>
  );
}
