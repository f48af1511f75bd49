import { StartsIn } from "@/components/crimes/starts-in";
import { PageHeadline } from "@/components/figures/page-headline";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatPercent,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import { firstToStart } from "@/lib/game/crimes/earliest-start";
import type { ActionableCrime } from "@/lib/game/crimes/group-crimes";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { isOpen } from "@/lib/game/crimes/status";
import type { CrimeSummary } from "@/lib/game/crimes/summary";
import { sum } from "@/lib/game/money/sum";

interface CrimesHeadlineProps {
  crimes: readonly OrganisedCrime[];
  actionable: readonly ActionableCrime[];
  summary: CrimeSummary;
  nowMs: number;
}

/** What a leader checks first: how many crimes need attention, and when the next is ready. */
export function CrimesHeadline({ crimes, actionable, summary, nowMs }: CrimesHeadlineProps) {
  const open = crimes.filter(isOpen);
  const next = firstToStart(open, nowMs);
  const unpaid = actionable.flatMap(({ mostUrgent }) =>
    mostUrgent.kind === "unpaid" ? mostUrgent.money : [],
  );
  const status = [
    ...(next === null
      ? []
      : [
          <>
            Next one ready{" "}
            <b className="whitespace-nowrap text-foreground">
              <StartsIn crime={next} nowMs={nowMs} format={inOrNow} />
            </b>
          </>,
        ]),
    `${formatWhole(open.length)} under way`,
  ];

  return (
    <PageHeadline
      figure={formatWhole(actionable.length)}
      text={actionable.length === 1 ? "needs you" : "need you"}
      note={status.map((part, place) => (
        <span key={place} className="mr-6 inline-block">
          {part}
        </span>
      ))}
      status={status}
      side={[
        {
          label: "Unpaid",
          value: formatMoneyShort(sum(unpaid)),
          note: formatCount(unpaid.length, "crime", "crimes"),
        },
        {
          label: "Success rate",
          value: orDash(summary.successRate, formatPercent),
          note: `${formatWhole(summary.succeeded)} of ${formatWhole(summary.finished)} finished`,
        },
        {
          label: "Earned",
          value: formatMoneyShort(summary.money),
          note: formatMoney(summary.money),
        },
      ]}
    />
  );
}

const inOrNow = (leftMs: number) => (leftMs === 0 ? "now" : `in ${formatDuration(leftMs)}`);
