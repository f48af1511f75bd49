import { ChevronDown, Copy, Download, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";

import { PageHeadline } from "@/components/figures/page-headline";
import { Button } from "@/components/ui/button";
import { formatGameDayTime } from "@/lib/format/days";
import { formatCount, formatMoney, formatMoneyShort, formatWhole } from "@/lib/format/numbers";
import type { Contribution } from "@/lib/game/treasury/contributions";
import { payOf } from "@/lib/game/treasury/pay";
import type { Payment } from "@/lib/game/treasury/payments";
import { cn } from "@/lib/utils";

import { ChooseWar } from "./choose-war";
import { nextEndMs, type PayChoice } from "./choices";
import { copyPayList, savePayCsv } from "./export";
import { MoneyFields, type SuggestedAmount } from "./money-fields";
import { PayAccount, PayList } from "./pay-list";
import { moneyOf, type PayRows } from "./rows";
import { RuleFields } from "./rule-fields";
import { usePayRows, runOf } from "./use-pay-rows";
import { usePayTerms } from "./use-pay-terms";

interface PayRoomProps {
  choices: readonly PayChoice[];
  choice: PayChoice;
  onChoose: (key: string) => void;
  contributions: readonly Contribution[];
  income: SuggestedAmount;
  costs: SuggestedAmount;
  payments: readonly Payment[];
  /** What couldn't be loaded, and what that means for the list. */
  failures?: ReactNode;
}

/** The pay of one war or chain that is over: the money, the rule, the members and the account. */
export function PayRoom(props: PayRoomProps) {
  const { choices, choice, onChoose, contributions, income, costs, payments, failures } = props;
  const { terms, change, setRule, adjust } = usePayTerms(choice);
  const [isSetupOpen, setSetupOpen] = useState(false);
  const isChain = choice.kind === "chain";
  const rule = terms.rules[terms.rules.kind];
  const money = {
    income: terms.income ?? income.money,
    costs: terms.costs ?? costs.money ?? 0,
  };
  const isUnknown = money.income === null && rule.kind !== "prices";
  const pay = payOf(
    contributions,
    rule,
    { ...money, income: money.income ?? 0, keptPercent: terms.keptPercent },
    terms.adjustments,
  );
  const rows = usePayRows({ choice, pay, payments, untilMs: nextEndMs(choices, choice) });
  const all = [...rows.due, ...rows.paid];
  const members = all.filter((row) => row.money > 0).length;
  return (
    <>
      <Headline choice={choice} rows={rows} isUnknown={isUnknown} />
      <div className="flex flex-wrap items-center gap-2 py-2">
        <ChooseWar
          choices={choices}
          selected={choice}
          members={isUnknown ? null : members}
          onChoose={onChoose}
        />
        <Button
          variant="outline"
          className="md:hidden"
          aria-expanded={isSetupOpen}
          onClick={() => {
            setSetupOpen(!isSetupOpen);
          }}
        >
          Money, rule
          <ChevronDown aria-hidden />
        </Button>
        <p className="text-muted-foreground max-md:hidden">{periodText(choice)}</p>
        <span className="ml-auto flex max-md:w-full">
          <Button
            variant="quiet"
            onClick={() => {
              void copyPayList(all);
            }}
          >
            <Copy aria-hidden />
            Copy list
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              void savePayCsv([...all, ...rows.without], { rule, isChain, title: choice.title });
            }}
          >
            <Download aria-hidden />
            CSV
          </Button>
        </span>
      </div>
      <section aria-label="Money and rule" className={cn("pb-3", !isSetupOpen && "max-md:hidden")}>
        <MoneyFields
          key={`${choice.kind} ${choice.id}`}
          terms={terms}
          onChange={change}
          income={income}
          costs={costs}
          pay={money.income === null ? null : pay}
          members={members}
        />
        <RuleFields
          rules={terms.rules}
          isChain={isChain}
          onKind={(kind) => {
            change({ rules: { ...terms.rules, kind } });
          }}
          onRule={setRule}
        />
      </section>
      {failures}
      {isUnknown && <Warning>Enter the income: until then no amounts are shown.</Warning>}
      {!isUnknown && pay.net < 0 && (
        <Warning>
          Costs are {formatMoney(-pay.net)} higher than income
          {rule.kind === "prices" ? "." : ", so nobody is paid."}
        </Warning>
      )}
      {money.income !== null && pay.excess > 0 && (
        <Warning>
          Fixed prices come to {formatMoney(pay.excess)} more than there is for members.
        </Warning>
      )}
      <PayList
        key={`list of ${choice.kind} ${choice.id}`}
        rows={rows}
        pay={pay}
        rule={rule}
        run={runOf(choice)}
        isChain={isChain}
        isUnknown={isUnknown}
        onAdjust={adjust}
      />
      {money.income !== null && (
        <PayAccount
          pay={pay}
          rule={rule}
          keptPercent={terms.keptPercent}
          adjusted={pay.lines.filter(({ adjustment }) => adjustment !== 0).length}
          members={members}
        />
      )}
      <p className="mt-3 max-w-184 text-muted-foreground">
        {isChain
          ? "Hits and respect come from the chain’s report."
          : "War hits and score come from the war’s report, the rest from the reports of all chains during the war, hits before its start or after its end included. Losses include stalemates and escapes."}{" "}
        Each link opens the game’s form, where you confirm. Ticks, rules and adjustments are saved
        in this browser.
      </p>
    </>
  );
}

/** "13 Nov, 12:00 to 14 Nov, 22:10, won, 7,420 to 5,612". */
const periodText = ({ startsAtMs, endedAtMs, result }: PayChoice) =>
  `${formatGameDayTime(startsAtMs)} to ${formatGameDayTime(endedAtMs ?? startsAtMs)}: ${result}`;

interface HeadlineProps {
  choice: PayChoice;
  rows: PayRows;
  isUnknown: boolean;
}

/** What is left to pay, and what is paid. */
function Headline({ choice, rows, isUnknown }: HeadlineProps) {
  const owed = rows.due.filter(({ money }) => money > 0);
  const paid = rows.paid.length;
  const proven = rows.paid.filter(({ check }) => check !== null && check.kind !== "other").length;
  const unclear = [...rows.due, ...rows.paid].filter(
    ({ check, isPaid }) => check?.kind === "twice" || (check?.kind === "other" && !isPaid),
  ).length;
  const note = isUnknown
    ? choice.title
    : `${formatWhole(owed.length)} of ${formatCount(owed.length + paid, "member", "members")}, ${choice.title}`;
  const byPlayer = `${formatWhole(paid - proven)} by you`;
  return (
    <PageHeadline
      figure={isUnknown ? "–" : formatMoneyShort(moneyOf(owed))}
      text="to pay"
      note={<span translate={choice.isName ? "no" : undefined}>{note}</span>}
      status={[note]}
      side={[
        {
          label: "Paid",
          value: isUnknown ? "–" : formatMoneyShort(moneyOf(rows.paid)),
          note:
            proven > 0
              ? `${formatWhole(proven)} in news, ${byPlayer}`
              : formatCount(paid, "member", "members"),
        },
        ...(unclear > 0
          ? [
              {
                label: "To check",
                value: formatWhole(unclear),
                note: unclear === 1 ? "payment" : "payments",
              },
            ]
          : []),
      ]}
    />
  );
}

/** A fact about the money that changes what is paid. */
const Warning = ({ children }: { children: ReactNode }) => (
  <p className="mt-3 flex items-start gap-2 bg-warning-wash px-3 py-2.5">
    <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
    <span>{children}</span>
  </p>
);
