import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useMemo } from "react";

import { type OwnFaction, useOwnFaction } from "@/components/faction/use-own-faction";
import { EmptyState } from "@/components/feedback/empty-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { FailedCall } from "@/components/feedback/retry-advice";
import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { PageHeadline } from "@/components/figures/page-headline";
import { PageLink, RowLinks } from "@/components/figures/row-links";
import { PlayerLink } from "@/components/game/player-link";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import type { TwoLines } from "@/components/list/two-line-row";
import { INTEGER, NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { Button } from "@/components/ui/button";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { warReportQuery } from "@/lib/api/endpoints/faction-war-report";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { sum } from "@/lib/common/numbers";
import { formatGameDate } from "@/lib/format/days";
import {
  formatCount,
  formatList,
  formatMoney,
  formatPercent,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import {
  type MissingMembers,
  missingMembers,
  type ReportRow,
  reportRows,
  type ReportSide,
  rewardsWorth,
  type WarReport,
} from "@/lib/game/war/report";

const column = columnsFor<ReportRow>();

const columns = column.columns([
  column.accessor("name", {
    id: "member",
    header: "Member",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row: { original } }) => <PlayerLink id={original.id}>{original.name}</PlayerLink>,
  }),
  column.accessor(({ level }) => level ?? undefined, {
    id: "level",
    header: "Level",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row: { original } }) => orDash(original.level, formatWhole),
  }),
  column.accessor("hits", { id: "hits", header: "Hits", ...INTEGER }),
  column.accessor("respect", { id: "respect", header: "Respect", ...INTEGER }),
  column.accessor(({ fraction }) => fraction ?? undefined, {
    id: "share",
    header: "Share",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row: { original } }) => shareText(original),
  }),
]);

const shareText = ({ fraction }: ReportRow) =>
  fraction === null ? "–" : formatPercent(fraction * 100);

const phoneLines = (row: ReportRow): TwoLines => ({
  title: <span translate="no">{row.name}</span>,
  figure: formatCount(row.hits, "hit", "hits"),
  detail: `${formatWhole(row.respect)} respect`,
  second: shareText(row),
});

interface ReportViewProps {
  warId: number;
  onBack: () => void;
}

/** The result of a ranked war that is over, its rewards, and each member's part in it. */
export function ReportView({ warId, onBack }: ReportViewProps) {
  const session = useSession();
  usePrefetchQuery(factionBasicQuery(session));
  const { data: report } = useSuspenseQuery(warReportQuery(session, warId));
  const faction = useOwnFaction();
  if (faction === null) return <LoadingState text="Loading data..." rows={24} />;
  const own = report.sides.find(({ id }) => id === faction.id);
  const enemy = report.sides.find(({ id }) => id !== faction.id);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={onBack}>
        <ArrowLeft aria-hidden />
        War Room
      </Button>
      {own !== undefined && enemy !== undefined ? (
        <Report warId={warId} report={report} own={own} enemy={enemy} />
      ) : faction.id === null && faction.error !== null ? (
        <Unsided report={report} faction={faction} />
      ) : (
        <EmptyState title="Your faction isn’t in this report">
          Go back and choose another war.
        </EmptyState>
      )}
    </>
  );
}

/** The scores without sides, for when the player's side is unknown. */
function Unsided({ report, faction }: { report: WarReport; faction: OwnFaction }) {
  const names = report.sides.map(({ name }) => name);
  return (
    <>
      <PageHeadline
        figure={report.sides.map(({ score }) => formatWhole(score)).join(" to ")}
        text={names.join(" against ")}
        names={names}
        note={whenText(report)}
        side={[]}
      />
      <FailedCall path="faction/basic" {...faction}>
        Couldn’t load your faction, so we can’t tell which side is yours.
      </FailedCall>
    </>
  );
}

interface ReportProps {
  warId: number;
  report: WarReport;
  own: ReportSide;
  enemy: ReportSide;
}

function Report({ warId, report, own, enemy }: ReportProps) {
  const items = useOptionalQuery(itemsQuery(useSession()));
  const values = new Map(
    (items.data?.entries ?? []).flatMap(({ id, marketPrice }) =>
      marketPrice === null ? [] : [[id, marketPrice] as const],
    ),
  );
  const { value, unknown } = rewardsWorth(own.rewards, values);
  const fought = own.members.filter(({ hits }) => hits > 0).length;
  return (
    <>
      <PageHeadline
        figure={`${formatWhole(own.score)} to ${formatWhole(enemy.score)}`}
        text={outcome(report, own, enemy)}
        names={[enemy.name]}
        note={whenText(report)}
        side={[
          {
            label: "Hits",
            value: formatWhole(own.hits ?? sum(own.members.map(({ hits }) => hits))),
            note: `by ${formatWhole(fought)} of ${formatCount(own.members.length + own.unreadMembers, "member", "members")}${own.unreadMembers === 0 ? "" : `, ${formatWhole(own.unreadMembers)} couldn’t be loaded`}`,
          },
        ]}
      />
      <section aria-label="Rewards" className="max-w-136">
        <DescriptionList>
          <DescriptionRow label="Respect" value={formatWhole(own.rewards.respect)} wide />
          <DescriptionRow label="Points" value={formatWhole(own.rewards.points)} wide />
          <DescriptionRow
            label="Items"
            value={
              own.rewards.items.length === 0
                ? "None"
                : formatList(
                    own.rewards.items.map(({ name, count }) => `${formatWhole(count)} × ${name}`),
                  )
            }
            wide
          />
          {value > 0 && <DescriptionRow label="Market value" value={formatMoney(value)} wide />}
          {unknown > 0 && items.data !== undefined && (
            <DescriptionRow
              label="No market value"
              value={formatCount(unknown, "item", "items")}
              wide
            />
          )}
        </DescriptionList>
      </section>
      <RowLinks>
        <PageLink href={`/app/faction/treasury?war=${warId}`}>Pay the members in Treasury</PageLink>
      </RowLinks>
      <Members side={own} />
    </>
  );
}

/** "2 Nov 2026, lasted 38 h, ended by forfeit." */
const whenText = ({ startsAtMs, endedAtMs, isForfeit }: WarReport) =>
  `${[
    formatGameDate(startsAtMs),
    ...(endedAtMs === null ? [] : [`lasted ${formatDuration(endedAtMs - startsAtMs)}`]),
    ...(isForfeit ? ["ended by forfeit"] : []),
  ].join(", ")}.`;

/** "won against Iron Harbour". */
const outcome = ({ winnerId }: WarReport, own: ReportSide, enemy: ReportSide) =>
  winnerId === null
    ? `against ${enemy.name}, no winner`
    : `${winnerId === own.id ? "won" : "lost"} against ${enemy.name}`;

const MOST_FIRST = [{ id: "respect", desc: true }];

/** Each member's hits and respect. */
function Members({ side }: { side: ReportSide }) {
  const rows = useMemo(() => reportRows(side), [side]);
  const missing = missingMembers(side);
  return (
    <section aria-label="Members" className="mt-6">
      <DataTable
        title="Members"
        columns={columns}
        rows={rows}
        rowId={({ id }) => String(id)}
        phoneLines={phoneLines}
        initialSort={MOST_FIRST}
        firstSort="desc"
      />
      {missing.count > 0 && <MissingMembersNote of={missing} />}
      <p className="mt-2 text-muted-foreground">
        Respect includes bonus hits: the game’s report doesn’t list them separately.
      </p>
    </section>
  );
}

/** The members who are missing from the list, and what they did. */
function MissingMembersNote({ of: { count, hits, respect } }: { of: MissingMembers }) {
  const did = [
    ...(hits === null ? [] : [formatCount(hits, "hit", "hits")]),
    `${formatWhole(respect)} respect`,
  ];
  return (
    <p className="mt-3">
      <b className="font-semibold">{formatCount(count, "member", "members")} couldn’t be loaded</b>{" "}
      and {count === 1 ? "isn’t" : "aren’t"} in this list: {did.join(", ")}.
    </p>
  );
}
