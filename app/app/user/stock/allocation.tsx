import { useMemo } from "react";

import { BarChart } from "@/components/charts/bar-chart";
import { SectionHeader } from "@/components/figures/section-header";
import { formatCount, formatMoney, formatMoneyShort, formatPercent } from "@/lib/format/numbers";
import type { PortfolioRow } from "@/lib/game/stocks/portfolio";

import { allocationBars } from "./allocation-bars";

/** How the value is split among the stocks; the cards give the same in figures. */
export function Allocation({ rows }: { rows: readonly PortfolioRow[] }) {
  const bars = useMemo(() => allocationBars(rows), [rows]);
  const [first] = rows;
  return (
    <section aria-label="Allocation" className="mt-6">
      <SectionHeader title="Allocation" aside="value of each stock" />
      <BarChart
        label={`The value of ${formatCount(rows.length, "stock", "stocks")}, largest first${
          first === undefined
            ? ""
            : `: ${first.position.stock.acronym} with ${formatMoney(first.position.value)}, ${formatPercent(first.fraction * 100)} of the total`
        }.`}
        bars={bars}
        format={formatMoneyShort}
      />
    </section>
  );
}
