import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";

import { type OwnFaction, useOwnFaction } from "@/components/faction/use-own-faction";
import { EmptyState } from "@/components/feedback/empty-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { Missing } from "@/components/feedback/retry-advice";
import { DescriptionRow, DescriptionList } from "@/components/figures/description-list";
import { PageHeadline } from "@/components/figures/page-headline";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { warReportQuery } from "@/lib/api/endpoints/faction-war-report";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { formatGameDate } from "@/lib/format/days";
import { formatCount, formatList, formatMoney, formatWhole } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import { sum } from "@/lib/game/money/sum";
import { type ReportSide, rewardsWorth, type WarReport } from "@/lib/game/war/report";

import { Division } from "./division";

interface ReportViewProps {
  warId: number;
  onBack: () => void;
}

/** How a ranked war that is over went, what it brought, and how to divide that. */
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
        <EmptyState title="No data available">
          Your faction isn’t in the report of this war. Go back, and choose another.
        </EmptyState>
      )}
    </>
  );
}

/** The scores, where it is unknown which side is the player's. */
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
      <Missing path="faction/basic" {...faction}>
        Couldn’t load your faction: which side is yours is unknown.
      </Missing>
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
        text={`${outcome(report, own)} against ${enemy.name}`}
        names={[enemy.name]}
        note={whenText(report)}
        side={[
          {
            label: "Hits",
            value: formatWhole(own.hits ?? sum(own.members.map(({ hits }) => hits))),
            note: `by ${formatWhole(fought)} of ${formatCount(own.members.length + own.unreadMembers, "member", "members")}${own.unreadMembers === 0 ? "" : `, ${formatWhole(own.unreadMembers)} unreadable`}`,
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
          {value > 0 && (
            <DescriptionRow label="Worth at the market" value={formatMoney(value)} wide />
          )}
          {unknown > 0 && items.data !== undefined && (
            <DescriptionRow
              label="Without a market value"
              value={formatCount(unknown, "item", "items")}
              wide
            />
          )}
        </DescriptionList>
      </section>
      {(items.data !== undefined || items.error !== null) && (
        <Division warId={warId} side={own} usual={value} />
      )}
    </>
  );
}

/** "2 Nov 2026, over after 38 h, by forfeit." */
const whenText = ({ startsAtMs, endedAtMs, isForfeit }: WarReport) =>
  `${[
    formatGameDate(startsAtMs),
    ...(endedAtMs === null ? [] : [`over after ${formatDuration(endedAtMs - startsAtMs)}`]),
    ...(isForfeit ? ["by forfeit"] : []),
  ].join(", ")}.`;

const outcome = ({ winnerId }: WarReport, { id }: ReportSide) =>
  winnerId === null ? "without a winner" : winnerId === id ? "won" : "lost";
