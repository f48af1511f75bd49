import { type ReactNode, Suspense, useState } from "react";

import { showToast } from "@/components/feedback/show-toast";
import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { Explain } from "@/components/figures/explain";
import { PartHeader } from "@/components/figures/section-header";
import { WithNames } from "@/components/game/player-name";
import { ChoiceSelect } from "@/components/list/select-field";
import { LongList } from "@/components/list/long-list";
import { Ticks } from "@/components/payout/payout";
import { SortButton } from "@/components/list/sort-button";
import { useUrlChoice } from "@/components/window/use-url-value";
import { onDemand } from "@/components/ui/on-demand";
import { formatCount, formatList, formatMoney, formatWhole } from "@/lib/format/numbers";
import type { CountedAttack, VoidedAttack } from "@/lib/game/treasury/attack-log";
import type { Adjustment, Pay, PayLine, PayRule } from "@/lib/game/treasury/pay";
import { setPaid, type StoredRun } from "@/lib/store/user/payout-runs";
import { cn } from "@/lib/utils";

import { explainKept } from "./explanation";
import { PAY_END, PAY_GRID, PayListRow } from "./pay-row";
import type { PayChoice } from "./choices";
import { moneyOf, type PayRow, type PayRows, type PaySort, sortRows, SORTS } from "./rows";
import { signedMoney } from "./text";

const PayDetails = onDemand(() => import("./pay-details").then((l) => l.PayDetails));

const NO_ATTACKS: readonly CountedAttack[] = [];

interface PayListProps {
  rows: PayRows;
  pay: Pay;
  rule: PayRule;
  run: StoredRun;
  isChain: boolean;
  /** True if the amounts are unknown, since the income is. */
  isUnknown: boolean;
  onAdjust: (adjustment: Adjustment) => void;
  /** Each member's attacks in the loaded part of the attack log; null before the first page. */
  counted: ReadonlyMap<number, readonly CountedAttack[]> | null;
  voided: readonly VoidedAttack[];
  onVoid: (attack: CountedAttack, reason: string | null) => void;
  choice: PayChoice;
  /** Called with the name of somebody who has left, once it has loaded. */
  onName: (id: number, name: string) => void;
}

/** The members to pay, those who are paid, and the names of those who get nothing. */
export function PayList(props: PayListProps) {
  const { rows, run, isChain, isUnknown } = props;
  const { due, paid, without, setAside } = rows;
  const [sort, setSort] = useUrlChoice("sort", SORTS, "pay");
  const select = (
    <div className="w-40 shrink-0 pb-1 @4xl/page:hidden">
      <ChoiceSelect
        aria-label="Sort by"
        value={sort}
        options={SORTS.filter(([by]) => !isChain || by !== "outside").map(
          ([by, text]) => [by, `${text}, ${by === "name" ? "A to Z" : "most first"}`] as const,
        )}
        onChange={setSort}
      />
    </div>
  );
  return (
    <Ticks
      value={(memberId, isPaid) => {
        setPaid(run, memberId, isPaid);
        // The row leaves the list, and the next one takes its place: a second tap may tick somebody else.
        const ticked = [...due, ...paid].find(({ id }) => id === memberId);
        showToast({
          kind: "success",
          id: "pay",
          title: isPaid ? "Ticked as paid" : "No longer ticked as paid",
          description: ticked === undefined ? "" : `${ticked.name}, ${formatMoney(ticked.money)}`,
          action: {
            text: "Undo",
            onPress: () => {
              setPaid(run, memberId, !isPaid);
            },
          },
        });
      }}
    >
      <ColumnNames isChain={isChain} sort={sort} onSort={setSort} />
      <h2 className="sr-only">Members</h2>
      <Group title="To pay" rows={sortRows(due, sort)} list={props} tool={select} />
      <Group
        title="Paid"
        rows={sortRows(paid, sort)}
        list={props}
        tool={due.length === 0 && select}
      />
      {setAside !== null && <SetAside line={setAside} isUnknown={isUnknown} isChain={isChain} />}
      {without.length > 0 && (
        <p className="mt-3 text-muted-foreground">
          <Without rows={without} />
        </p>
      )}
    </Ticks>
  );
}

function Without({ rows }: { rows: readonly PayRow[] }) {
  const names = rows.map(({ name }) => name);
  return (
    <WithNames names={names}>
      {`${formatCount(rows.length, "member", "members")} did nothing that counts: ${formatList(names)}.`}
    </WithNames>
  );
}

interface ColumnNamesProps {
  isChain: boolean;
  sort: PaySort;
  onSort: (sort: PaySort) => void;
}

/** The names of the columns, each of which sorts. Only a wide page has them; each figure of a row has its name for screen readers. */
function ColumnNames({ isChain, sort, onSort }: ColumnNamesProps) {
  const button = (by: PaySort, text: string) => (
    <SortButton
      isSorted={by === sort}
      isAscending={by === "name"}
      className="text-right leading-4 whitespace-normal!"
      onSort={() => {
        onSort(by);
      }}
    >
      {text}
    </SortButton>
  );
  return (
    <div
      role="group"
      aria-label="Sort by column"
      className="hidden items-center gap-x-3 border-b border-rule py-1.5 text-small text-muted-foreground @4xl/page:flex"
    >
      <span className="w-8 shrink-0" />
      <span className={cn(PAY_GRID, "flex-1 items-center text-right")}>
        <span className="text-left">{button("name", "Member")}</span>
        <span>{button("war", isChain ? "Hits" : "War hits")}</span>
        <span>{!isChain && button("outside", "Outside")}</span>
        <span>{button("assists", "Assists")}</span>
        <span>{button("losses", "Losses")}</span>
        <span>{button("retals", "Retals")}</span>
        <span>{button("bonus", "Bonus hits")}</span>
        <span>{button("score", isChain ? "Respect" : "Score")}</span>
        <span>{button("share", "Share")}</span>
        <span>{button("pay", "Pay")}</span>
      </span>
      <span className={cn(PAY_END, "text-right")}>Payment</span>
    </div>
  );
}

interface GroupProps {
  title: string;
  rows: readonly PayRow[];
  list: PayListProps;
  /** The select of a narrow page, in the group's header. */
  tool: ReactNode;
}

function Group({ title, rows, list, tool }: GroupProps) {
  const [openIds, setOpenIds] = useState<readonly number[]>([]);
  const { isUnknown, isChain, rule, pay, onAdjust, counted, voided, onVoid, choice, onName } = list;
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-center justify-end gap-x-3 border-b *:first:*:border-b-0">
        {/* On a wide page the sum stands below the pay. */}
        <div className="flex-1 @4xl/page:pr-39">
          <PartHeader
            title={`${title} ${formatWhole(rows.length)}`}
            aside={isUnknown ? "–" : formatMoney(moneyOf(rows))}
          />
        </div>
        {tool}
      </div>
      <LongList entries={rows} part={100}>
        {(shown) => (
          <ul aria-label={title}>
            {shown.map((row) => {
              const isOpen = openIds.includes(row.id);
              return (
                <PayListRow
                  key={row.id}
                  row={row}
                  isChain={isChain}
                  isUnknown={isUnknown}
                  isOpen={isOpen}
                  onToggle={() => {
                    setOpenIds(
                      isOpen ? openIds.filter((id) => id !== row.id) : [...openIds, row.id],
                    );
                  }}
                >
                  <Suspense fallback={null}>
                    <PayDetails
                      row={row}
                      rule={rule}
                      pay={pay}
                      isChain={isChain}
                      isUnknown={isUnknown}
                      onAdjust={onAdjust}
                      choice={choice}
                      onName={onName}
                      counted={counted?.get(row.id) ?? NO_ATTACKS}
                      voided={voided.filter(({ memberId }) => memberId === row.id)}
                      onVoid={onVoid}
                    />
                  </Suspense>
                </PayListRow>
              );
            })}
          </ul>
        )}
      </LongList>
    </section>
  );
}

interface SetAsideProps {
  line: PayLine;
  isUnknown: boolean;
  isChain: boolean;
}

/** The members whose records can't be parsed, and the money for them. */
function SetAside({ line, isUnknown, isChain }: SetAsideProps) {
  const { members, warHits, score } = line.contribution;
  const did = [
    formatCount(warHits, isChain ? "hit" : "war hit", isChain ? "hits" : "war hits"),
    `${formatWhole(score)} ${isChain ? "respect" : "score"}`,
  ];
  return (
    <p className="mt-3">
      <b className="font-semibold">
        {formatCount(members, "member", "members")} couldn’t be loaded
      </b>{" "}
      and {members === 1 ? "isn’t" : "aren’t"} in this list: {did.join(", ")}.{" "}
      {isUnknown ? "Their part" : formatMoney(line.money)} is set aside.
    </p>
  );
}

interface PayAccountProps {
  pay: Pay;
  rule: PayRule;
  keptPercent: number;
  /** The number of members with an adjustment. */
  adjusted: number;
  /** The number of members who get something. */
  members: number;
}

/** The account to the dollar: the total pay and what the faction keeps are income less costs. */
export function PayAccount({ pay, rule, keptPercent, adjusted, members }: PayAccountProps) {
  const split = rule.kind === "prices" ? "Fixed prices of" : "Split between";
  return (
    <section aria-label="Account" className="mt-4 max-w-136">
      <DescriptionList>
        <DescriptionRow
          label={`${split} ${formatCount(members, "member", "members")}`}
          value={formatMoney(pay.split)}
          wide
        />
        {adjusted > 0 && (
          <DescriptionRow
            label={formatCount(adjusted, "adjustment", "adjustments")}
            value={signedMoney(pay.adjustments)}
            wide
          />
        )}
        <DescriptionRow label="Total pay" value={<Total money={pay.total} />} wide />
        <DescriptionRow
          label={
            <>
              Faction keeps <Explain {...explainKept(pay, keptPercent)} />
            </>
          }
          value={formatMoney(pay.kept)}
          wide
        />
        <DescriptionRow label="Income less costs" value={<Total money={pay.net} />} wide />
      </DescriptionList>
    </section>
  );
}

const Total = ({ money }: { money: number }) => (
  <b className="font-semibold">{formatMoney(money)}</b>
);
