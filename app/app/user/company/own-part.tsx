import { FailedCalls } from "@/components/feedback/failed-calls";
import { EmptyState } from "@/components/feedback/empty-state";
import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { PageHeadline } from "@/components/figures/page-headline";
import { SectionHeader } from "@/components/figures/section-header";
import { Toned } from "@/components/figures/toned";
import { Countdown } from "@/components/game/game-time";
import { WithNames } from "@/components/game/player-name";
import { workingStatsText } from "@/components/game/working-stats-text";
import { useNow } from "@/components/window/use-now";
import { MINUTE_MS } from "@/lib/common/time";
import { formatCount, formatMoneyShort, formatWhole, orDash } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import type { WorkingStats } from "@/lib/game/account/account";
import { nextTurnMs } from "@/lib/game/companies/company-day";
import type { CompanyType } from "@/lib/game/companies/company-type";
import { EFFECTIVENESS_PARTS, type EmployeeDetails } from "@/lib/game/companies/employee-details";

import { PART_NAMES } from "./text";
import { useColleagues, useCompanyType, useOwnPart, usePrefetchCompanyTypes } from "./use-company";
import { OwnPositions } from "./own-positions";

/** An employee's own effectiveness, and what another position would give. */
export function OwnPart() {
  usePrefetchCompanyTypes();
  const company = useColleagues();
  const { own, isKnown, stats, missing } = useOwnPart(company.employees);
  const details = company.details.data;
  const { type, missing: typeMissing } = useCompanyType(details?.typeId ?? null);
  const nowMs = useNow(MINUTE_MS);
  const note = [
    own?.position,
    details?.name,
    details && orDash(details.rating, (stars) => formatCount(stars, "star", "stars")),
  ].filter(Boolean);
  const status = (
    <WithNames names={[own?.position ?? "", details?.name ?? ""]}>{note.join(", ")}</WithNames>
  );
  return (
    <>
      <PageHeadline
        figure={orDash(own?.effectiveness.total ?? null, formatWhole)}
        text="effectiveness"
        note={status}
        status={[status]}
        side={[
          {
            label: "Next day",
            value: <Countdown endsAtMs={nextTurnMs(nowMs)} format={formatDuration} />,
            note: "18:00 TCT",
          },
          {
            label: "In the company",
            value: own === null ? "–" : formatCount(own.daysInCompany, "day", "days"),
            note: details
              ? `${formatWhole(details.employeesHired)} of ${formatCount(details.employeesCapacity, "employee", "employees")}`
              : "employees unknown",
          },
          {
            label: "Income",
            value: orDash(details?.incomeOfDay ?? null, formatMoneyShort),
            note: "on the last day",
          },
        ]}
      />
      <FailedCalls parts={[...company.missing, ...missing, typeMissing]} />
      {company.employees && isKnown && <OwnEffectiveness own={own} />}
      {stats && type && <Positions own={own} stats={stats} type={type} />}
    </>
  );
}

function OwnEffectiveness({ own }: { own: EmployeeDetails | null }) {
  if (own === null) {
    return (
      <EmptyState title="Your effectiveness is unknown">
        You’re not in the game’s list of your company’s employees. Refresh the page later.
      </EmptyState>
    );
  }
  const { effectiveness } = own;
  return (
    <section aria-label="Your effectiveness" className="max-w-160">
      <SectionHeader title="Your effectiveness" />
      <DescriptionList>
        {EFFECTIVENESS_PARTS.map((part) => (
          <DescriptionRow
            wide
            key={part}
            label={PART_NAMES[part]}
            value={
              <Toned value={effectiveness[part]}>{orDash(effectiveness[part], formatWhole)}</Toned>
            }
          />
        ))}
        <DescriptionRow
          wide
          label={<b>Total</b>}
          value={<b>{orDash(effectiveness.total, formatWhole)}</b>}
        />
      </DescriptionList>
    </section>
  );
}

function Positions({
  own,
  stats,
  type,
}: {
  own: EmployeeDetails | null;
  stats: WorkingStats;
  type: CompanyType;
}) {
  return (
    <section aria-label="Your points by position" className="mt-6">
      <OwnPositions positions={type.positions} stats={stats} current={own?.position ?? null} />
      <p className="mt-2 text-small text-muted-foreground">
        With {workingStatsText(stats) || "no working stats"}. More points isn’t more stats: simple
        positions train least. Your director decides.
      </p>
    </section>
  );
}
