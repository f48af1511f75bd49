import { SectionHeader } from "@/components/figures/section-header";
import { OpeningTable, type OpeningTableRow } from "@/components/table/opening-table";
import { formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import { formatGameDay } from "@/lib/format/times";
import { type JobPay, type Pay, totalPay } from "@/lib/game/companies/job-pay";

import { jobPointsText, STATS } from "./text";
import { PAY_DAYS } from "./use-own-job";

/** The company's pay of the last seven days, from the player's log. */
export function OwnPay({ pays }: { pays: readonly JobPay[] }) {
  // A stat that no day has gained has no column.
  const stats = STATS.filter(([stat]) => pays.some(({ gained }) => gained?.[stat]));
  const rowOf = (id: string, name: string, pay: Pay): OpeningTableRow => ({
    id,
    name,
    cells: [
      formatMoney(pay.pay),
      orDash(pay.jobPoints, formatWhole),
      ...stats.map(([stat]) => orDash(pay.gained?.[stat] ?? null, formatWhole)),
    ],
    lines: {
      title: name,
      figure: formatMoney(pay.pay),
      detail: pay.jobPoints === null ? "job points unknown" : jobPointsText(pay.jobPoints),
      second: stats
        .map(([stat, label]) => `${orDash(pay.gained?.[stat] ?? null, formatWhole)} ${label}`)
        .join(", "),
    },
    isOpen: null,
  });
  return (
    <section aria-label="Pay" className="mt-6">
      <SectionHeader title="Pay" aside="from your log" />
      {pays.length === 0 ? (
        <p className="py-3 text-muted-foreground">No pay in the last {PAY_DAYS} days.</p>
      ) : (
        <OpeningTable
          label="Pay by day"
          columns={["Day", "Pay", "Job Points", ...stats.map(([, label]) => `${label} Gained`)]}
          rows={[
            ...pays.map((pay) => rowOf(pay.id, formatGameDay(pay.atMs), pay)),
            { ...rowOf("total", `${PAY_DAYS} days`, totalPay(pays)), isStrong: true },
          ]}
        />
      )}
    </section>
  );
}
