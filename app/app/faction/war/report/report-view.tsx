import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useMemo } from "react";

import { type OwnFaction, useOwnFaction } from "@/components/faction/use-own-faction";
import { EmptyState } from "@/components/feedback/empty-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { FailedCall } from "@/components/feedback/retry-advice";
import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { PageHeadline, ViewHeadline } from "@/components/figures/page-headline";
import { PlayerLink } from "@/components/game/player-link";
import { SelectField } from "@/components/list/select-field";
import { MoneyField, TextField } from "@/components/list/text-field";
import { PaidBox, PayLinks, Ticks } from "@/components/payout/payout";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { INTEGER, MONEY, NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { Button } from "@/components/ui/button";
import type { Choice } from "@/components/window/choice";
import { useUrlChoice, useUrlValue } from "@/components/window/use-url-value";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { warReportQuery } from "@/lib/api/endpoints/faction-war-report";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { sum } from "@/lib/common/numbers";
import { formatGameDate } from "@/lib/format/days";
import { parseMoney, parsePercent } from "@/lib/format/number-input";
import {
  formatCount,
  formatList,
  formatMoney,
  formatMoneyShort,
  formatPercent,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import {
  type MissingMembers,
  type ReportRow,
  reportRows,
  type ReportSide,
  rewardsWorth,
  type SharedBy,
  type WarReport,
} from "@/lib/game/war/report";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { isSameRun, payoutRunsStore, setPaid, warRun } from "@/lib/store/user/payout-runs";

const column = columnsFor<ReportRow>();

const columns = column.columns([
  column.accessor("name", {
    id: "member",
    header: "Member",
    sortFn: "text",
    meta: {
      ...NAMES,
      phone: {
        at: "title",
        cell: ({ name }) => (
          <b translate="no" className="font-semibold">
            {name}
          </b>
        ),
      },
    },
    cell: ({ row: { original } }) => <PlayerLink id={original.id}>{original.name}</PlayerLink>,
  }),
  column.accessor(({ level }) => level ?? undefined, {
    id: "level",
    header: "Level",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row: { original } }) => orDash(original.level, formatWhole),
  }),
  column.accessor("hits", {
    id: "hits",
    header: "Hits",
    ...INTEGER,
    meta: {
      ...NUMERIC,
      phone: {
        at: "note",
        cell: ({ hits, respect }) =>
          `${formatCount(hits, "hit", "hits")}, ${formatWhole(respect)} respect`,
      },
    },
  }),
  column.accessor("respect", { id: "respect", header: "Respect", ...INTEGER }),
  column.accessor(({ fraction }) => fraction ?? undefined, {
    id: "share",
    header: "Share",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row: { original } }) =>
      original.fraction === null ? "–" : formatPercent(original.fraction * 100),
  }),
  column.accessor("money", {
    id: "money",
    header: "Payout",
    ...MONEY,
    meta: {
      ...NUMERIC,
      phone: {
        at: "aside",
        cell: ({ money }) => <b className="font-semibold">{formatMoney(money)}</b>,
      },
    },
  }),
  column.accessor("isPaid", {
    id: "paid",
    header: "Paid",
    meta: {
      align: "afterFigure",
      sortText: { asc: "unpaid first", desc: "paid first" },
      phone: { at: "foot", cell: (row) => hasPayout(row) && <Paid {...row} />, order: 1 },
    },
    cell: ({ row: { original } }) => hasPayout(original) && <Paid {...original} />,
  }),
  column.display({
    id: "pay",
    header: "Pay in game",
    enableSorting: false,
    meta: {
      noText: true,
      phone: { at: "foot", cell: (row) => row.money > 0 && <Pay {...row} /> },
    },
    cell: ({ row: { original } }) => original.money > 0 && <Pay {...original} />,
  }),
]);

/** True if there is money to pay, or a payment to undo. */
const hasPayout = ({ money, isPaid }: ReportRow) => money > 0 || isPaid;

const Paid = ({ id, name, isPaid }: ReportRow) => (
  <PaidBox memberId={id} name={name} isPaid={isPaid} />
);

const Pay = ({ id, name, money }: ReportRow) => (
  <PayLinks memberId={id} name={name} hasLeft={false} money={money} />
);

interface ReportViewProps {
  warId: number;
  onBack: () => void;
}

/** The result of a ranked war that is over, its rewards, and the form that splits them. */
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
      {(items.data !== undefined || items.error !== null) && (
        <Division warId={warId} side={own} usual={value} />
      )}
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

const WAYS = [
  ["respect", "By respect"],
  ["hits", "By hits"],
  ["equal", "Equally between members who hit"],
] as const satisfies readonly Choice<SharedBy>[];

const MOST_FIRST = [{ id: "respect", desc: true }];

interface DivisionProps {
  warId: number;
  side: ReportSide;
  /** The value of the rewards in dollars: the default of the amount to split. */
  usual: number;
}

/** Each member's hits and respect, and their part of the amount that the player splits. */
function Division({ warId, side, usual }: DivisionProps) {
  const runs = useStoredValue(payoutRunsStore);
  const [amount, setAmount] = useUrlValue("sum", usual > 0 ? String(usual) : "");
  const [by, setBy] = useUrlChoice<SharedBy>("by", WAYS, "respect");
  const [kept, setKept] = useUrlValue("kept", "0");
  const total = parseMoney(amount) ?? 0;
  const keptPercent = parsePercent(kept);
  const run = useMemo(() => warRun(warId), [warId]);
  const paidIds = useMemo(
    () => runs.find((each) => isSameRun(each, run))?.paidIds ?? [],
    [runs, run],
  );
  const found = useMemo(
    () => reportRows(side, { total, by, keptPercent: keptPercent ?? 0 }, paidIds),
    [side, total, by, keptPercent, paidIds],
  );
  const paid = found.rows.filter(({ isPaid }) => isPaid).length;
  const owed = found.rows.filter(({ money, isPaid }) => money > 0 && !isPaid);
  return (
    <section aria-label="Payout" className="mt-6">
      <ViewHeadline figure={formatMoneyShort(sum(owed.map(({ money }) => money)))}>
        to pay {formatCount(owed.length, "member", "members")}, {formatWhole(paid)} paid so far.
        Faction keeps {formatMoney(found.kept)}.
      </ViewHeadline>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2 py-2">
        <MoneyField
          label="Amount to split"
          value={amount}
          onChange={(text) => {
            setAmount(text, "typed");
          }}
        />
        <SelectField label="Split" value={by} options={WAYS} onChange={setBy} />
        <TextField
          label="Faction keeps (%)"
          inputMode="decimal"
          value={kept}
          onChange={(text) => {
            setKept(text, "typed");
          }}
          problem={keptPercent === null ? "Enter a percentage from 0 to 100, such as 10." : null}
          isShort
        />
      </div>
      <Ticks
        value={(memberId, isPaid) => {
          setPaid(run, memberId, isPaid);
        }}
      >
        <DataTable
          title="Report"
          columns={columns}
          rows={found.rows}
          rowId={({ id }) => String(id)}
          initialSort={MOST_FIRST}
          firstSort="desc"
        />
      </Ticks>
      {found.missing !== null && <MissingMembersNote of={found.missing} />}
      <p className="mt-2 text-muted-foreground">
        Each link opens the game’s payment form, where you confirm. Ticks are saved in this browser.
        Respect includes bonus hits: the game’s report doesn’t list them separately.
      </p>
    </section>
  );
}

/** The members who are missing from the list, and their share. */
function MissingMembersNote({ of: { count, hits, respect, money } }: { of: MissingMembers }) {
  const did = [
    ...(hits === null ? [] : [formatCount(hits, "hit", "hits")]),
    `${formatWhole(respect)} respect`,
  ];
  return (
    <p className="mt-3">
      <b className="font-semibold">{formatCount(count, "member", "members")} couldn’t be loaded</b>{" "}
      and {count === 1 ? "isn’t" : "aren’t"} in this list: {did.join(", ")}. {formatMoney(money)} is
      set aside.
    </p>
  );
}
