import { TriangleAlert } from "lucide-react";
import { useMemo } from "react";

import { type CrimeLookups, itemsMoney, rewardText } from "@/components/crimes/crime-lookups";
import { rewardValue, unpricedIn } from "@/components/crimes/items-value";
import { EmptyState } from "@/components/feedback/empty-state";
import { Explain } from "@/components/figures/explain";
import { ViewHeadline } from "@/components/figures/page-headline";
import { PlayerName } from "@/components/game/player-name";
import { PaidBox, PaymentLink, type PaymentProps, Ticks } from "@/components/payout/payout";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { Button } from "@/components/ui/button";
import { sum } from "@/lib/common/numbers";
import { formatCount, formatList, formatMoney, formatWhole } from "@/lib/format/numbers";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { payoutOf } from "@/lib/game/crimes/payout";
import { rewardItems } from "@/lib/game/crimes/reward-items";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { isSameRun, payoutRunsStore, setPaid } from "@/lib/store/user/payout-runs";

import { MemberMoney, moneyColumns } from "./money-columns";
import { inOtherRuns, moneyRows, type OwedRow, owedRows } from "./rows";

const MOST_FIRST = [{ id: "owed", desc: true }];

/** The number of items named; the explanation names all of them. */
const NAMED = 3;

interface PayoutRunProps {
  /** The selected crimes. */
  crimes: readonly OrganisedCrime[];
  percent: number;
  lookups: CrimeLookups;
  /** Called when a member is ticked off, or a tick is undone. */
  onTick: () => void;
  /** The number of these crimes that still owe their members money. */
  owing: number;
  /** Called when the player marks them as settled. */
  onSettle: () => void;
}

/** The money owed to each member for these crimes, and the members who are already paid. */
export function PayoutRun({ crimes, percent, lookups, onTick, owing, onSettle }: PayoutRunProps) {
  const { members } = lookups;
  const runs = useStoredValue(payoutRunsStore);
  const run = useMemo(
    () => ({ crimeIds: crimes.map(({ id }) => id).sort((a, b) => a - b), percent }),
    [crimes, percent],
  );
  const paidIds = runs.find((kept) => isSameRun(kept, run))?.paidIds;
  const payout = useMemo(() => payoutOf(crimes, percent), [crimes, percent]);
  const rows = useMemo(
    () => owedRows(moneyRows(payout.members, crimes, members), paidIds ?? []),
    [payout, crimes, members, paidIds],
  );
  const hasBars = new Set(rows.map(({ money }) => money)).size >= LEAST_BARS;
  const columns = useMemo(() => runColumns(members, hasBars), [members, hasBars]);

  if (crimes.length === 0) {
    return (
      <EmptyState title="No crimes chosen">
        Choose crimes below to see what each member is owed.
      </EmptyState>
    );
  }
  return (
    <section aria-label="Payout" className="mt-3">
      <RunText rows={rows} crimes={crimes.length} percent={percent} {...payout} />
      <RunItems crimes={crimes} lookups={lookups} />
      <Twice
        paidByGame={crimes.filter(({ rewards }) => (rewards?.payout ?? null) !== null).length}
        inOtherRuns={inOtherRuns(run, runs).length}
      />
      <Ticks
        value={(memberId, isPaid) => {
          setPaid(run, memberId, isPaid);
          onTick();
        }}
      >
        <DataTable
          title="Payout run"
          name="payout"
          columns={columns}
          rows={rows}
          rowId={({ memberId }) => String(memberId)}
          initialSort={MOST_FIRST}
          firstSort="desc"
          drawEntry={phoneEntry}
          empty={<NobodyOwed total={payout.total} percent={percent} />}
        />
      </Ticks>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <p className="text-muted-foreground">
          Each link opens the game&rsquo;s payment form, where you confirm. Ticks are saved in this
          browser.
        </p>
        {owing > 0 && (
          <Button variant="outline" size="sm" onClick={onSettle}>
            Mark {formatCount(owing, "crime", "crimes")} as settled
          </Button>
        )}
      </div>
    </section>
  );
}

/** The reason why a run pays nobody, and a suggestion. */
export const NobodyOwed = ({ total, percent }: { total: number; percent: number }) => (
  <EmptyState title={total === 0 ? "These crimes earned no money" : "Nobody is owed anything"}>
    {total === 0
      ? "Choose other crimes."
      : `The members’ share is ${percent}%. Choose other crimes or a higher share.`}
  </EmptyState>
);

const column = columnsFor<OwedRow>();

/** Bars of fewer different amounts show nothing that the amounts don't. */
const LEAST_BARS = 3;

const runColumns = (members: CrimeLookups["members"], hasBars: boolean) =>
  column.columns([
    ...moneyColumns<OwedRow>("owed", members, hasBars),
    column.accessor("isPaid", {
      id: "paid",
      header: "Paid",
      meta: {
        align: "afterFigure",
        sortText: { asc: "unpaid first", desc: "paid first" },
      },
      cell: ({ row }) => <PaidBox {...row.original} isBare />,
    }),
    column.display({
      id: "pay",
      header: "Pay in game",
      enableSorting: false,
      meta: { noText: true },
      cell: ({ row }) => <PayLinks {...row.original} />,
    }),
  ]);

/** A member on a phone: the name over the amount, then the links and the box. */
const phoneEntry = (row: OwedRow) => (
  // The negative margins cancel most of the entry's padding.
  <div className="-my-1.5 flex flex-wrap items-center justify-between gap-x-1.5">
    <span className="grow basis-32">
      <span className="block leading-5 wrap-anywhere">
        <PlayerName>{row.name}</PlayerName>
        {row.hasLeft && <span className="text-small text-muted-foreground"> left the faction</span>}
      </span>
      <MemberMoney row={row} kind="owed" />
    </span>
    <span className="ml-auto flex items-center gap-2">
      <PayLinks {...row} isShort />
      <PaidBox {...row} />
    </span>
  </div>
);

interface RunTextProps {
  rows: readonly OwedRow[];
  /** The number of crimes; `total` is all their money, and `kept` is the faction's part of it. */
  crimes: number;
  total: number;
  kept: number;
  percent: number;
}

/** The amounts paid and left, then the calculation of the total. */
function RunText({ rows, crimes, total, kept, percent }: RunTextProps) {
  const left = sum(rows.filter(({ isPaid }) => !isPaid).map(({ money }) => money));
  const paid = rows.filter(({ isPaid }) => isPaid).length;
  const members = formatCount(rows.length, "member", "members");
  return (
    <>
      {rows.length > 0 && (
        <div role="status">
          <ViewHeadline figure={formatMoney(left)}>
            to pay, {formatWhole(paid)} of {members} paid
          </ViewHeadline>
        </div>
      )}
      <p className="text-muted-foreground">
        {formatMoney(total)} from {formatCount(crimes, "crime", "crimes")}; the faction keeps{" "}
        {formatMoney(kept)}.{" "}
        <Explain
          title="the payout"
          lines={[
            {
              label: `Money from ${formatCount(crimes, "crime", "crimes")}`,
              value: formatMoney(total),
            },
            { label: "Members’ share", value: `${percent}%` },
            { label: `For ${members}`, value: formatMoney(total - kept) },
            { label: "Faction keeps", value: formatMoney(kept) },
          ]}
          note="Per crime: money × members’ share ÷ slots, rounded down. The faction keeps remainders and the shares of empty slots."
        />
      </p>
    </>
  );
}

interface RunItemsProps {
  crimes: readonly OrganisedCrime[];
  lookups: CrimeLookups;
}

/** The items that the crimes of a run earned; a run pays out money only. */
function RunItems({ crimes, lookups }: RunItemsProps) {
  const items = rewardItems(crimes, lookups.prices);
  if (items.length === 0) return null;
  const names = items.map((item) => rewardText(lookups, item));
  const value = sum(items.map((item) => item.value ?? 0));
  return (
    <p className="mt-1">
      Items aren’t split: <span translate="no">{formatList(names, NAMED)}</span> (
      {itemsMoney(lookups, value, unpricedIn(items))}).{" "}
      <Explain
        title="the items of these crimes"
        lines={[
          ...items.map((item) => ({
            label: rewardText(lookups, item),
            value: rewardValue(lookups, item),
          })),
          { label: "Total", value: itemsMoney(lookups, value, unpricedIn(items)) },
        ]}
      />
    </p>
  );
}

interface TwiceProps {
  /** The number of selected crimes that the game has paid out. */
  paidByGame: number;
  /** The number of selected crimes that are part of another run in this browser. */
  inOtherRuns: number;
}

/** Warnings about crimes that may be paid twice. */
function Twice({ paidByGame, inOtherRuns }: TwiceProps) {
  const texts = [
    paidByGame > 0 &&
      `${formatCount(paidByGame, "of these crimes is", "of these crimes are")} already paid out in the game.`,
    inOtherRuns > 0 &&
      `You’ve already paid members for ${formatWhole(inOtherRuns)} of these crimes in another payout run.`,
  ];
  return texts.map(
    (text) =>
      text !== false && (
        <p key={text} className="mt-2 flex gap-2 text-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {text}
        </p>
      ),
  );
}

interface PayLinksProps extends PaymentProps {
  hasLeft: boolean;
  /** True to leave out words that only screen readers need. */
  isShort?: boolean;
}

/** Links to both of the game's forms. A former member has no balance. */
const PayLinks = ({ hasLeft, isShort = false, ...payment }: PayLinksProps) => (
  <span className="inline-flex flex-wrap gap-2">
    <PaymentLink {...payment} onto="wallet">
      {/* The amount stands beside the links. */}
      Pay <span className="sr-only">{formatMoney(payment.money)}</span>
    </PaymentLink>
    {!hasLeft && (
      <PaymentLink {...payment} onto="balance">
        {isShort ? (
          <>
            <span className="sr-only">Add to </span>Balance
          </>
        ) : (
          "Add to balance"
        )}
      </PaymentLink>
    )}
  </span>
);
