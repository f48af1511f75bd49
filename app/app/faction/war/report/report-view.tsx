import { useSuspenseQueries } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";

import { useSession } from "@/components/session/session";
import { EmptyState } from "@/components/state/empty-state";
import { Lead } from "@/components/state/lead";
import { Leader, Leaders } from "@/components/state/leaders";
import { useAnswer } from "@/components/state/use-answer";
import { Button } from "@/components/ui/button";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { warReportQuery } from "@/lib/api/endpoints/faction-war-report";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { formatGameDate } from "@/lib/format/days";
import { formatCount, formatList, formatMoney, formatWhole } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import { type ReportSide, rewardsWorth, type WarReport } from "@/lib/game/war/report";

import { Division } from "./division";

interface ReportViewProps {
  warId: number;
  onBack: () => void;
}

/** How a ranked war that is over went, what it brought, and how to divide that. */
export function ReportView({ warId, onBack }: ReportViewProps) {
  const session = useSession();
  const [{ data: faction }, { data: report }] = useSuspenseQueries({
    queries: [factionBasicQuery(session), warReportQuery(session, warId)],
  });
  const own = report.sides.find(({ id }) => id === faction.id);
  const enemy = report.sides.find(({ id }) => id !== faction.id);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={onBack}>
        <ArrowLeft aria-hidden />
        War Room
      </Button>
      {own === undefined || enemy === undefined ? (
        <EmptyState title="No data available">
          Your faction isn’t in the report of this war. Go back, and choose another.
        </EmptyState>
      ) : (
        <Report warId={warId} report={report} own={own} enemy={enemy} />
      )}
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
  const items = useAnswer(itemsQuery(useSession()));
  const values = new Map(
    (items.data?.entries ?? []).flatMap(({ id, marketPrice }) =>
      marketPrice === null ? [] : [[id, marketPrice] as const],
    ),
  );
  const { value, unknown } = rewardsWorth(own.rewards, values);
  const fought = own.members.filter(({ hits }) => hits > 0).length;
  return (
    <>
      <Lead
        figure={`${formatWhole(own.score)} to ${formatWhole(enemy.score)}`}
        words={`${outcome(report, own)} against ${enemy.name}`}
        names={[enemy.name]}
        note={`${formatGameDate(report.startsAtMs)}${
          report.endedAtMs === null
            ? ""
            : `, over after ${formatDuration(report.endedAtMs - report.startsAtMs)}`
        }${report.isForfeit ? ", by forfeit" : ""}.`}
        side={[
          {
            label: "Hits",
            value: formatWhole(own.members.reduce((sum, { hits }) => sum + hits, 0)),
            note: `by ${formatWhole(fought)} of ${formatCount(own.members.length, "member", "members")}`,
          },
        ]}
      />
      <section aria-label="Rewards" className="max-w-136">
        <Leaders>
          <Leader label="Respect" value={formatWhole(own.rewards.respect)} wide />
          <Leader label="Points" value={formatWhole(own.rewards.points)} wide />
          <Leader
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
          {value > 0 && <Leader label="Worth at the market" value={formatMoney(value)} wide />}
          {unknown > 0 && items.data !== undefined && (
            <Leader
              label="Without a market value"
              value={formatCount(unknown, "item", "items")}
              wide
            />
          )}
        </Leaders>
      </section>
      {(items.data !== undefined || items.error !== null) && (
        <Division warId={warId} side={own} usual={value} />
      )}
    </>
  );
}

const outcome = ({ winnerId }: WarReport, { id }: ReportSide) =>
  winnerId === null ? "without a winner" : winnerId === id ? "won" : "lost";
