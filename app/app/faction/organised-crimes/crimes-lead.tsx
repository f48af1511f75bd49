import { StartsIn } from "@/components/crimes/starts-in";
import { Lead } from "@/components/state/lead";
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
import type { Need } from "@/lib/game/crimes/need";
import { crimesInNeed } from "@/lib/game/crimes/needs";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { isOpen } from "@/lib/game/crimes/status";
import type { CrimeSummary } from "@/lib/game/crimes/summary";
import { sum } from "@/lib/game/money/sum";

interface CrimesLeadProps {
  crimes: readonly OrganisedCrime[];
  needs: readonly Need[];
  summary: CrimeSummary;
  nowMs: number;
}

/** What a leader checks first: how many crimes need attention, and when the next is ready. */
export function CrimesLead({ crimes, needs, summary, nowMs }: CrimesLeadProps) {
  const open = crimes.filter(isOpen);
  const next = firstToStart(open, nowMs);
  const inNeed = crimesInNeed(needs);
  const unpaid = needs.filter((need) => need.kind === "unpaid");
  const owed = sum(unpaid.map(({ money }) => money));

  return (
    <Lead
      figure={formatWhole(inNeed.crimes)}
      words={inNeed.crimes === 1 ? "crime needs you" : "crimes need you"}
      note={
        <>
          {formatCount(open.length, "crime", "crimes")} under way
          {next !== null && (
            <>
              , the next is ready{" "}
              <b className="whitespace-nowrap text-foreground">
                <StartsIn crime={next} nowMs={nowMs} words={inOrNow} />
              </b>
            </>
          )}
          .
          {inNeed.lowRatesOnly > 0 &&
            ` ${formatWhole(inNeed.lowRatesOnly)} more ${inNeed.lowRatesOnly === 1 ? "has" : "have"} only a low pass rate.`}
        </>
      }
      side={[
        {
          label: "Unpaid",
          value: formatMoneyShort(owed),
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
