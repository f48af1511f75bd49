import { ChevronDown, Copy, Download, TriangleAlert } from "lucide-react";
import Link from "next/link";
import { type ReactNode, Suspense, useMemo, useState } from "react";

import { LoadingState } from "@/components/feedback/loading-state";
import { FailedCall } from "@/components/feedback/retry-advice";
import { Collapsible } from "@/components/figures/collapsible";
import { onDemand } from "@/components/ui/on-demand";
import type { StoredPay } from "@/lib/store/user/war-pay";
import { PageHeadline } from "@/components/figures/page-headline";
import { WithNames } from "@/components/game/player-name";
import { Button } from "@/components/ui/button";
import { formatGameDayTime } from "@/lib/format/days";
import { formatCount, formatMoney, formatMoneyShort, formatWhole } from "@/lib/format/numbers";
import type { PaidPeriod } from "@/lib/game/treasury/attack-log";
import type { Contribution } from "@/lib/game/treasury/contributions";
import { type Pay, payOf, type PayRule } from "@/lib/game/treasury/pay";
import { cn } from "@/lib/utils";

import { ArmouryCosts } from "./armoury-costs";
import { ChooseWar } from "./choose-war";
import { nextEndMs, type PayChoice } from "./choices";
import { copyPayList, savePayCsv } from "./export";
import { MoneyFields, type SuggestedAmount } from "./money-fields";
import { PayAccount, PayList } from "./pay-list";
import { NewsState, PayNotes } from "./pay-notes";
import { moneyOf, type PayRow, type PayRows } from "./rows";
import { RuleFields } from "./rule-fields";
import { type AttackLog, useAttackLog } from "./use-attack-log";
import { useSavedDue } from "./use-saved-due";
import { usePayRows, runOf } from "./use-pay-rows";
import { usePayments } from "./use-payments";
import { scoreText } from "./text";
import { type PayTermsControl, usePayTerms } from "./use-pay-terms";

const AttackLogPart = onDemand(() => import("./attack-log").then((l) => l.AttackLogPart));

const NO_PAYMENTS: readonly never[] = [];
const NO_NAMES: ReadonlyMap<number, string> = new Map();

interface PayRoomProps {
  choices: readonly PayChoice[];
  choice: PayChoice;
  onChoose: (key: string) => void;
  contributions: readonly Contribution[];
  /** The time and the sides, for the attack log; null if the faction's id is unknown. */
  period: PaidPeriod | null;
  income: SuggestedAmount;
  /** The calls that failed, and what that means for the list. */
  failures?: ReactNode;
}

/** The pay of one war or chain that is over: the money, the rule, the members and the account. */
export function PayRoom(props: PayRoomProps) {
  const { choices, choice, onChoose, income, failures } = props;
  const control = usePayTerms(choice);
  const { terms, adjust, voidAttack } = control;
  const [isSetupOpen, setSetupOpen] = useState(false);
  const isChain = choice.kind === "chain";
  const rule = terms.rules[terms.rules.kind];
  const usedIncome = terms.income ?? income.money;
  const isIncomeMissing = usedIncome === null && rule.kind !== "prices";
  const { costs, keptPercent, adjustments } = terms;
  const { contributions: reported, period } = props;
  const log = useAttackLog({ contributions: reported, period, terms, rule });
  const { contributions } = log;
  const [otherNames, setOtherNames] = useState<ReadonlyMap<number, string>>(NO_NAMES);
  const isUnknown = isIncomeMissing || log.isPending;
  const pay = useMemo(() => {
    const money = { income: usedIncome ?? 0, costs: costs ?? 0, keptPercent };
    return payOf(contributions, rule, money, adjustments);
  }, [contributions, rule, usedIncome, costs, keptPercent, adjustments]);
  const { payments, news, load, isPending } = usePayments(choice.endedAtMs ?? Infinity);
  const rows = usePayRows({
    choice,
    pay,
    // Amounts that aren't final prove nothing.
    payments: log.isPending ? NO_PAYMENTS : payments,
    untilMs: nextEndMs(choices, choice),
    otherNames,
  });
  useSavedDue(choices, choice, isUnknown || isPending ? null : rows.due);
  const all = [...rows.due, ...rows.paid];
  const members = all.filter((row) => row.money > 0).length;
  if (isPending) {
    return (
      <>
        <LoadingState text="Loading payments..." rows={16} hasHeadline />
        <NewsState news={news} load={load} />
      </>
    );
  }
  return (
    <>
      <Headline choice={choice} rows={rows} pay={pay} rule={rule} isUnknown={isUnknown} />
      <Toolbar
        choices={choices}
        choice={choice}
        onChoose={onChoose}
        members={isUnknown ? null : members}
        isSetupOpen={isSetupOpen}
        onSetup={setSetupOpen}
        rows={[...all, ...rows.without]}
        rule={rule}
      />
      <MoneyAndRule
        {...{ choice, income, members, log }}
        control={control}
        pay={usedIncome === null || log.isPending ? null : pay}
        isShown={isSetupOpen}
      />
      {failures}
      <Warnings
        pay={pay}
        isIncomeMissing={isIncomeMissing}
        isLogPending={log.isPending}
        isIncomeKnown={usedIncome !== null}
        hasPrices={rule.kind === "prices"}
      />
      <PayList
        rows={rows}
        pay={pay}
        rule={rule}
        run={runOf(choice)}
        isChain={isChain}
        isUnknown={isUnknown}
        onAdjust={adjust}
        counted={log.counted}
        voided={terms.voided}
        onVoid={voidAttack}
        choice={choice}
        onName={(id, name) => {
          setOtherNames((before) => new Map(before).set(id, name));
        }}
      />
      {usedIncome !== null && !log.isPending && (
        <PayAccount
          pay={pay}
          rule={rule}
          keptPercent={keptPercent}
          adjusted={pay.lines.filter(({ adjustment }) => adjustment !== 0).length}
          members={members}
        />
      )}
      <PayNotes isChain={isChain} terms={terms} log={log} news={news} load={load} />
    </>
  );
}

/** "2 voided, agreed end 4 Nov, 01:15"; what it is for, if nothing is left out. */
function logText({ voided, agreedEndMs }: StoredPay, isChain: boolean): string {
  const parts = [
    ...(voided.length > 0 ? [`${formatWhole(voided.length)} voided`] : []),
    ...(agreedEndMs === null ? [] : [`agreed end ${formatGameDayTime(agreedEndMs)}`]),
  ];
  const uses = isChain ? "void hits, hits taken" : "void hits, hits taken, agreed end";
  return parts.length > 0 ? parts.join(", ") : uses;
}

interface MoneyAndRuleProps extends Pick<PayRoomProps, "choice" | "income"> {
  control: PayTermsControl;
  log: AttackLog;
  /** Null while it isn't known. */
  pay: Pay | null;
  members: number;
  /** True if a phone shows it too. */
  isShown: boolean;
}

function MoneyAndRule(props: MoneyAndRuleProps) {
  const { choice, income, control, log, pay, members, isShown } = props;
  const { terms, change, setRule } = control;
  return (
    <section aria-label="Money and rule" className={cn("pb-3", !isShown && "max-md:hidden")}>
      <MoneyFields terms={terms} onChange={change} income={income} pay={pay} members={members} />
      <ArmouryCosts
        startsAtMs={choice.startsAtMs}
        endedAtMs={choice.endedAtMs ?? choice.startsAtMs}
        onUse={(used) => {
          change({ costs: used });
        }}
      />
      <RuleFields
        rules={terms.rules}
        isChain={choice.kind === "chain"}
        onKind={(kind) => {
          change({ rules: { ...terms.rules, kind } });
        }}
        onRule={setRule}
      />
      <Collapsible
        title="Attack log"
        aside={logText(terms, choice.kind === "chain")}
        isOpenAtFirst={terms.agreedEndMs !== null}
      >
        <Suspense fallback={null}>
          <AttackLogPart log={log} choice={choice} terms={terms} onChange={change} />
        </Suspense>
      </Collapsible>
      <FailedCall path="faction/attacks" error={log.error} retry={log.retry}>
        Couldn’t load the attack log, so hits can’t be voided one by one
        {log.isPending && ", and pay isn’t known"}.
      </FailedCall>
    </section>
  );
}

interface ToolbarProps extends Pick<PayRoomProps, "choices" | "choice" | "onChoose"> {
  /** The number of members who get something; null if unknown. */
  members: number | null;
  /** True if a phone shows the money and the rule. */
  isSetupOpen: boolean;
  onSetup: (isOpen: boolean) => void;
  rows: readonly PayRow[];
  rule: PayRule;
}

/** The selected war, and the list to copy or to save. */
function Toolbar({
  choices,
  choice,
  onChoose,
  members,
  isSetupOpen,
  onSetup,
  rows,
  rule,
}: ToolbarProps) {
  const isChain = choice.kind === "chain";
  return (
    <div className="flex flex-wrap items-center gap-2 py-2 max-md:gap-x-1">
      <ChooseWar choices={choices} selected={choice} members={members} onChoose={onChoose} />
      <Button
        variant="outline"
        className="max-md:px-2.5 md:hidden"
        aria-expanded={isSetupOpen}
        onClick={() => {
          onSetup(!isSetupOpen);
        }}
      >
        Money, rule
        <ChevronDown aria-hidden />
      </Button>
      <p className="text-muted-foreground max-md:hidden">
        {periodText(choice)}{" "}
        {!isChain && (
          <Link
            href={`/app/faction/war?war=${choice.id}`}
            prefetch={false}
            className="text-primary underline"
          >
            War report
          </Link>
        )}
      </p>
      <span className="ml-auto flex">
        <Button
          variant="quiet"
          className="max-md:px-2"
          onClick={() => {
            void copyPayList(rows);
          }}
        >
          <Copy aria-hidden />
          <span className="max-md:sr-only">Copy list</span>
        </Button>
        <Button
          variant="quiet"
          className="max-md:px-2"
          onClick={() => {
            void savePayCsv(rows, { rule, isChain, title: choice.title });
          }}
        >
          <Download aria-hidden />
          <span className="max-md:sr-only">CSV</span>
        </Button>
      </span>
    </div>
  );
}

interface WarningsProps {
  pay: Pay;
  isIncomeMissing: boolean;
  isLogPending: boolean;
  isIncomeKnown: boolean;
  hasPrices: boolean;
}

/** Warnings to read before paying. */
const Warnings = ({
  pay,
  isIncomeMissing,
  isLogPending,
  isIncomeKnown,
  hasPrices,
}: WarningsProps) => (
  <>
    {isIncomeMissing && <Warning>Enter the income: until then no amounts are shown.</Warning>}
    {isLogPending && (
      <Warning>
        Pay depends on the attack log: until it has loaded, no amounts are shown. To pay without it,
        remove the agreed end and the price of hits taken.
      </Warning>
    )}
    {!isIncomeMissing && !isLogPending && pay.net < 0 && (
      <Warning>
        Costs are {formatMoney(-pay.net)} higher than income
        {hasPrices ? "." : ", so nobody is paid."}
      </Warning>
    )}
    {isIncomeKnown && !isLogPending && pay.excess > 0 && (
      <Warning>
        Fixed prices come to {formatMoney(pay.excess)} more than there is for members.
      </Warning>
    )}
  </>
);

/** "13 Nov, 12:00 to 14 Nov, 22:10, won, 7,420 to 5,612". */
const periodText = ({ startsAtMs, endedAtMs, result }: PayChoice) =>
  `${formatGameDayTime(startsAtMs)} to ${formatGameDayTime(endedAtMs ?? startsAtMs)}: ${result}`;

interface HeadlineProps {
  choice: PayChoice;
  rows: PayRows;
  pay: Pay;
  rule: PayRule;
  isUnknown: boolean;
}

/** The amounts left to pay and already paid. */
function Headline({ choice, rows, pay, rule, isUnknown }: HeadlineProps) {
  const owed = rows.due.filter(({ money }) => money > 0);
  const paid = rows.paid.length;
  const proven = rows.paid.filter(({ check }) => check !== null && check.kind !== "other").length;
  const unclear = [...rows.due, ...rows.paid].filter(
    ({ check, isPaid }) => check?.kind === "twice" || (check?.kind === "other" && !isPaid),
  ).length;
  const text = isUnknown
    ? choice.title
    : `${formatWhole(owed.length)} of ${formatCount(owed.length + paid, "member", "members")}, ${choice.title}`;
  const note = <WithNames names={choice.isName ? [choice.title] : []}>{text}</WithNames>;
  const byPlayer = `${formatWhole(paid - proven)} by you`;
  return (
    <PageHeadline
      figure={isUnknown ? "–" : formatMoneyShort(moneyOf(owed))}
      text="to pay"
      note={note}
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
        ...(!isUnknown && isByHitsAlone(rule) && pay.totalWeight > 0
          ? [
              {
                label: "Per weighted hit",
                value: formatMoneyShort(pay.forMembers / pay.totalWeight),
                note: `${scoreText(pay.totalWeight)} weighted hits`,
              },
            ]
          : []),
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

/** True if a weighted hit is worth the same for everyone. */
const isByHitsAlone = (rule: PayRule) => rule.kind === "hits" && rule.equalPercent === 0;

/** A fact about the money that changes what is paid. */
const Warning = ({ children }: { children: ReactNode }) => (
  <p className="mt-3 flex items-start gap-2 bg-warning-wash px-3 py-2.5">
    <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
    <span>{children}</span>
  </p>
);
