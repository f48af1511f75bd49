import { useMemo } from "react";

import { ViewHeadline } from "@/components/figures/view-headline";
import { MoneyField } from "@/components/list/money-field";
import { SelectField } from "@/components/list/select-field";
import { TextField } from "@/components/list/text-field";
import { PaidBox } from "@/components/payout/paid-box";
import { PayLinks } from "@/components/payout/pay-links";
import { Ticks } from "@/components/payout/ticks";
import { useSession } from "@/components/session/session";
import { DataTable } from "@/components/table/data-table";
import type { Choice } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { useUrlValue } from "@/components/window/use-url-value";
import { parseMoney } from "@/lib/format/money-input";
import { formatCount, formatMoney, formatMoneyShort, formatWhole } from "@/lib/format/numbers";
import { parsePercent } from "@/lib/format/percent-input";
import { reportRows, type ReportSide, type UnreadShare } from "@/lib/game/war/report";
import type { SharedBy } from "@/lib/game/war/shares";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { isSameRun, runsStoreOf, setPaid, warRun } from "@/lib/store/user/payout-runs";

import { columns } from "./columns";

const WAYS = [
  ["respect", "By respect"],
  ["hits", "By hits"],
  ["equal", "Equally, among those who hit"],
] as const satisfies readonly Choice<SharedBy>[];

const MOST_FIRST = [{ id: "respect", desc: true }];

interface DivisionProps {
  warId: number;
  side: ReportSide;
  /** What the rewards are worth, in dollars: divided unless the player enters another sum. */
  usual: number;
}

/** What each member did, and gets of the money that the player divides. */
export function Division({ warId, side, usual }: DivisionProps) {
  const store = runsStoreOf(useSession());
  const runs = useStoredValue(store);
  const [sum, setSum] = useUrlValue("sum", usual > 0 ? String(usual) : "");
  const [by, setBy] = useUrlChoice<SharedBy>("by", WAYS, "respect");
  const [kept, setKept] = useUrlValue("kept", "0");
  const total = parseMoney(sum) ?? 0;
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
      <ViewHeadline figure={formatMoneyShort(owed.reduce((all, { money }) => all + money, 0))}>
        to pay to {formatCount(owed.length, "member", "members")}. The faction keeps{" "}
        {formatMoney(found.kept)}; {formatWhole(paid)} paid.
      </ViewHeadline>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2 py-2">
        <MoneyField
          label="To divide"
          value={sum}
          onChange={(text) => {
            setSum(text, "typed");
          }}
        />
        <SelectField label="How" value={by} options={WAYS} onChange={setBy} />
        <TextField
          label="Faction keeps"
          inputMode="decimal"
          value={kept}
          onChange={(text) => {
            setKept(text, "typed");
          }}
          problem={keptPercent === null ? "Enter a percentage from 0 to 100, such as 10." : null}
          hint={keptPercent === null ? "" : "%"}
          isShort
        />
      </div>
      <Ticks
        value={(memberId, isPaid) => {
          setPaid(store, run, memberId, isPaid);
        }}
      >
        <DataTable
          title="Report"
          columns={columns}
          rows={found.rows}
          rowId={({ id }) => String(id)}
          initialSort={MOST_FIRST}
          firstSort="desc"
          mobileRow={(row) => (
            <>
              <div className="pair text-read">
                <b translate="no" className="font-semibold">
                  {row.name}
                </b>
                <b className="font-semibold">{formatMoney(row.money)}</b>
              </div>
              <p className="text-small text-muted-foreground">
                {formatCount(row.hits, "hit", "hits")}, {formatWhole(row.respect)} respect
              </p>
              {(row.money > 0 || row.isPaid) && (
                <div className="pair">
                  <PayLinks memberId={row.id} name={row.name} hasLeft={false} money={row.money} />
                  <PaidBox memberId={row.id} name={row.name} isPaid={row.isPaid} />
                </div>
              )}
            </>
          )}
        />
      </Ticks>
      {found.unread !== null && <Unread of={found.unread} />}
      <p className="mt-2 text-muted-foreground">
        We send nothing: each link opens the game&rsquo;s own form, and you press its button there.
        Ticks are kept in this browser, with those of organised crimes. Respect includes bonus hits:
        the game’s report doesn’t list them separately.
      </p>
    </section>
  );
}

/** Who is missing from the list, and what stays theirs. */
function Unread({ of: { count, hits, respect, money } }: { of: UnreadShare }) {
  const did = [
    ...(hits === null ? [] : [formatCount(hits, "hit", "hits")]),
    `${formatWhole(respect)} respect`,
  ];
  return (
    <p className="mt-3">
      <b className="font-semibold">
        {formatCount(count, "unreadable member", "unreadable members")}
      </b>{" "}
      {count === 1 ? "isn’t" : "aren’t"} in this list: {did.join(", ")}. {formatMoney(money)} is set
      aside.
    </p>
  );
}
