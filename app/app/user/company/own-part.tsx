import { FailedCalls } from "@/components/feedback/failed-calls";
import { EmptyState } from "@/components/feedback/empty-state";
import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { PageHeadline } from "@/components/figures/page-headline";
import { SectionHeader } from "@/components/figures/section-header";
import { Toned } from "@/components/figures/toned";
import { Countdown } from "@/components/game/game-time";
import { WithNames } from "@/components/game/player-name";
import { workingStatsText } from "@/components/game/working-stats-text";
import { OpeningTable, type OpeningTableRow } from "@/components/table/opening-table";
import { useNow } from "@/components/window/use-now";
import { MINUTE_MS } from "@/lib/common/time";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { formatOrdinal } from "@/lib/format/ordinal";
import { formatDuration, formatGameDay } from "@/lib/format/times";
import type { WorkingStats } from "@/lib/game/account/account";
import { nextTurnMs } from "@/lib/game/companies/company-day";
import type { CompanyType } from "@/lib/game/companies/company-type";
import {
  EFFECTIVENESS_PARTS,
  effectivenessRank,
  type EmployeeDetails,
} from "@/lib/game/companies/employee-details";
import { type JobPay, type Pay, totalPay } from "@/lib/game/companies/job-pay";
import { pointsOfType } from "@/lib/game/companies/job-points";

import { OwnPositions } from "./own-positions";
import { OwnSpecials } from "./own-specials";
import { jobPointsText, PART_NAMES, STATS } from "./text";
import { useColleagues, useCompanyType, useOwnPart, usePrefetchCompanyTypes } from "./use-company";
import { PAY_DAYS, useOwnJob, usePrefetchOwnJob } from "./use-own-job";

/** An employee's own effectiveness, specials and pay, and what another position would give. */
export function OwnPart() {
  usePrefetchCompanyTypes();
  const nowMs = useNow(MINUTE_MS);
  usePrefetchOwnJob(nowMs);
  const company = useColleagues();
  const { own, isKnown, stats, missing } = useOwnPart(company.employees);
  const details = company.details.data;
  const { type, missing: typeMissing } = useCompanyType(details?.typeId ?? null);
  const job = useOwnJob(nowMs);
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
          ...jobFigures(job, details?.typeId ?? null),
          {
            label: "Next day",
            value: <Countdown endsAtMs={nextTurnMs(nowMs)} format={formatDuration} />,
            note: "18:00 TCT",
          },
        ]}
      />
      <FailedCalls parts={[...company.missing, ...missing, typeMissing, ...job.missing]} />
      <div className="grid items-start gap-x-12 *:min-w-0 @4xl/page:grid-cols-2">
        {company.employees && isKnown && (
          <OwnEffectiveness own={own} employees={company.employees} />
        )}
        {type && (
          <OwnSpecials type={type} stars={details?.rating ?? null} jobPoints={job.jobPoints} />
        )}
      </div>
      {stats && type && <Positions own={own} stats={stats} type={type} />}
      {job.pays && <OwnPay pays={job.pays} />}
    </>
  );
}

/** The job points and the pay of the headline. */
function jobFigures({ jobPoints, pays }: ReturnType<typeof useOwnJob>, typeId: number | null) {
  const points = jobPoints === null || typeId === null ? null : pointsOfType(jobPoints, typeId);
  const latest = pays?.[0];
  return [
    {
      label: "Job points",
      value: orDash(points, formatWhole),
      note: latest
        ? `${orDash(latest.jobPoints, formatWhole)} on ${formatGameDay(latest.atMs)}`
        : "for specials",
    },
    {
      label: "Pay",
      value: orDash(latest?.pay ?? null, formatMoneyShort),
      note:
        pays === null
          ? "unknown"
          : `${pays.length === 0 ? "none" : formatMoneyShort(totalPay(pays).pay)} in ${PAY_DAYS} days`,
    },
  ];
}

interface OwnEffectivenessProps {
  own: EmployeeDetails | null;
  employees: readonly EmployeeDetails[];
}

function OwnEffectiveness({ own, employees }: OwnEffectivenessProps) {
  if (own === null) {
    return (
      <EmptyState title="Your effectiveness is unknown">
        You’re not in the game’s list of your company’s employees. Refresh the page later.
      </EmptyState>
    );
  }
  const { effectiveness } = own;
  const rank = effectivenessRank(own, employees);
  return (
    <section aria-label="Your effectiveness">
      <SectionHeader
        title="Your effectiveness"
        {...(rank !== null && {
          aside: `${formatOrdinal(rank)} of ${formatWhole(employees.length)}`,
        })}
      />
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

/** The company's pay of the last seven days, from the player's log. */
function OwnPay({ pays }: { pays: readonly JobPay[] }) {
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
          columns={["Day", "Pay", "Job points", ...stats.map(([, label]) => `${label} gained`)]}
          rows={[
            ...pays.map((pay) => rowOf(pay.id, formatGameDay(pay.atMs), pay)),
            { ...rowOf("total", `${PAY_DAYS} days`, totalPay(pays)), isStrong: true },
          ]}
        />
      )}
    </section>
  );
}
