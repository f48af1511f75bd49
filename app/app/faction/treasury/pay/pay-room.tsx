import { ChevronDown, Copy, Download, TriangleAlert } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useMemo, useState } from "react";

import type { FactionNews } from "@/components/faction/use-faction-news";
import { LoadingState } from "@/components/feedback/loading-state";
import { FailedCall } from "@/components/feedback/retry-advice";
import { LoadProgressNote } from "@/components/reading/load-progress-note";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { accessFor } from "@/lib/api/transport/access";
import { formatGameDayTime } from "@/lib/format/days";
import { formatMoney } from "@/lib/format/numbers";
import type { PaidPeriod } from "@/lib/game/treasury/attack-log";
import type { Contribution } from "@/lib/game/treasury/contributions";
import { type Pay, payOf, type PayRule } from "@/lib/game/treasury/pay";
import type { PayTerms } from "@/lib/game/treasury/pay-terms";

import { ChooseWar } from "./choose-war";
import { nextEndMs, type PayChoice } from "./choices";
import { copyPayList, savePayCsv } from "./export";
import { MoneyAndRule, type SuggestedAmount } from "./money-and-rule";
import { PayHeadline } from "./pay-headline";
import { PayAccount, PayList } from "./pay-list";
import type { PayRow } from "./rows";
import { type AttackLog, useAttackLog } from "./use-attack-log";
import { runOf, usePayRows, useSavedDue } from "./use-pay-rows";
import { usePayments } from "./use-payments";
import { usePayTerms } from "./use-pay-terms";

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
      <PayHeadline
        {...{ choices, choice, rows, pay, rule, isUnknown }}
        isNewsKnown={news.isComplete}
      />
      <Toolbar
        {...{ choices, choice, onChoose, rule }}
        members={isUnknown ? null : members}
        isSetupOpen={isSetupOpen}
        onSetup={setSetupOpen}
        rows={[...all, ...rows.without]}
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
        The split
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
          disabled={members === null}
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
          disabled={members === null}
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

/** A fact about the money that changes what is paid. */
const Warning = ({ children }: { children: ReactNode }) => (
  <p className="mt-3 flex items-start gap-2 bg-warning-wash px-3 py-2.5">
    <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
    <span>{children}</span>
  </p>
);

interface NewsStateProps {
  news: FactionNews;
  load: (() => void) | null;
}

interface PayNotesProps extends NewsStateProps {
  isChain: boolean;
  terms: Pick<PayTerms, "voided" | "agreedEndMs">;
  log: Pick<AttackLog, "isWhole">;
}

/** The calls that failed, and where the figures come from. */
const PayNotes = ({ isChain, terms, log, news, load }: PayNotesProps) => (
  <>
    <MembersState />
    <NewsState news={news} load={load} />
    <p className="mt-3 max-w-184 text-muted-foreground">
      {isChain
        ? "Hits and respect come from the chain’s report."
        : "War hits and score come from the war’s report, the rest from the reports of all chains during the war, hits before its start or after its end included. Losses include stalemates and escapes."}{" "}
      {terms.voided.length > 0 && "Voided attacks are taken off. "}
      {terms.agreedEndMs !== null && "Attacks after the agreed end are taken off. "}
      {log.isWhole
        ? "Hits taken come from the attack log. "
        : "Hits taken aren’t counted without the attack log. "}
      Each link opens the game’s form, where you confirm. Ticks, rules, adjustments and voided
      attacks are saved in this browser.
    </p>
  </>
);

/** Without the faction’s members it is unknown who has left. */
function MembersState() {
  const { error, retry } = useOptionalQuery(factionMembersQuery(useSession()));
  return (
    <FailedCall path="faction/members" error={error} retry={retry}>
      Couldn’t load the members, so it isn’t known who has left.
    </FailedCall>
  );
}

/** How far the news that prove payments have loaded. Without faction API access there is no proof, and nothing to say. */
function NewsState({
  news: { entries, error, retry, progress },
  load,
}: {
  news: FactionNews;
  load: (() => void) | null;
}) {
  if (load !== null) {
    return (
      <p className="mt-3 text-muted-foreground">
        This was over a month ago, so the faction’s news isn’t checked for payments.{" "}
        <Button variant="link" size="inline" onClick={load}>
          Load news
        </Button>
      </p>
    );
  }
  if (error?.kind === "no-faction-access") return null;
  if (error !== null) {
    return (
      <FailedCall path="faction/news" error={error} retry={retry}>
        Couldn’t load the faction’s news, so payments aren’t checked.
      </FailedCall>
    );
  }
  return (
    <LoadProgressNote
      progress={progress}
      count={entries?.length}
      names={["news entry", "news entries"]}
      access={accessFor("faction/news")}
    />
  );
}
