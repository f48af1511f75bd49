import { ChevronDown } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";

import { FailedCall } from "@/components/feedback/retry-advice";
import { Explain } from "@/components/figures/explain";
import type { ExplainedSum } from "@/components/figures/explain-lines";
import { ToggleField } from "@/components/list/toggles";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import type { Choice } from "@/components/window/choice";
import { formatGameDayTime } from "@/lib/format/days";
import { parseMoney, parsePercent } from "@/lib/format/number-input";
import { formatCount, formatMoney, formatMoneyShort, formatWhole } from "@/lib/format/numbers";
import type { Pay, PayRule } from "@/lib/game/treasury/pay";
import type { PayTerms } from "@/lib/game/treasury/pay-terms";
import { cn } from "@/lib/utils";

import type { PayChoice } from "./choices";
import { explainForMembers } from "./explanation";
import { ParsedField } from "./parsed-field";
import { ruleText } from "./text";
import type { AttackLog } from "./use-attack-log";
import type { PayTermsControl } from "./use-pay-terms";

const ArmourySum = onDemand(() => import("./armoury-sum").then((l) => l.ArmourySum));
const AttackLogPart = onDemand(() => import("./attack-log").then((l) => l.AttackLogPart));
const RuleValues = onDemand(() => import("./rule-values").then((l) => l.RuleValues));

interface MoneyAndRuleProps extends Pick<
  MoneyFieldsProps,
  "choice" | "income" | "pay" | "members"
> {
  control: PayTermsControl;
  log: AttackLog;
  /** True if a phone shows it too. */
  isShown: boolean;
}

/** The money that is split, and by which rule. The part that a title opens is below the line of the titles on a wide page. */
export function MoneyAndRule(props: MoneyAndRuleProps) {
  const { choice, income, control, log, pay, members, isShown } = props;
  const { terms, change, setRule } = control;
  const { rules } = terms;
  const isChain = choice.kind === "chain";
  const isPriced = rules.kind === "prices";
  const leftOut = leftOutText(terms);
  return (
    <section aria-label="Money and rule" className={cn("pb-3", !isShown && "max-md:hidden")}>
      <MoneyFields
        terms={terms}
        onChange={change}
        income={income}
        pay={pay}
        members={members}
        choice={choice}
      />
      <div className="flex flex-wrap items-center gap-x-6 @4xl/page:border-b @4xl/page:border-row">
        <div className="py-2">
          <ToggleField
            label="Rule"
            options={KINDS}
            chosen={[rules.kind]}
            onChange={(chosen) => {
              const kind = chosen.at(-1);
              if (kind !== undefined) change({ rules: { ...rules, kind } });
            }}
          />
        </div>
        <Fold
          title={isPriced ? "Prices and limits" : "Weights and limits"}
          aside={ruleText(rules[rules.kind], isChain)}
          isWide
        >
          <RuleValues
            key={rules.kind}
            rule={rules[rules.kind]}
            isChain={isChain}
            onRule={setRule}
          />
        </Fold>
        <Fold
          title="Attack log"
          aside={
            leftOut || (
              <span className="@4xl/page:hidden">
                void hits, hits taken{!isChain && ", agreed end"}
              </span>
            )
          }
          isOpenAtFirst={terms.agreedEndMs !== null}
        >
          <AttackLogPart log={log} choice={choice} terms={terms} onChange={change} />
        </Fold>
      </div>
      <FailedCall path="faction/attacks" error={log.error} retry={log.retry}>
        Couldn’t load the attack log, so hits can’t be voided one by one
        {log.isPending && ", and pay isn’t known"}.
      </FailedCall>
    </section>
  );
}

const KINDS = [
  ["hits", "By hits"],
  ["score", "By score"],
  ["prices", "Fixed prices"],
] as const satisfies readonly Choice<PayRule["kind"]>[];

/** "2 voided, agreed end 4 Nov, 01:15"; empty if every attack counts. */
const leftOutText = ({ voided, agreedEndMs }: PayTerms): string =>
  [
    voided.length > 0 && `${formatWhole(voided.length)} voided`,
    agreedEndMs !== null && `agreed end ${formatGameDayTime(agreedEndMs)}`,
  ]
    .filter(Boolean)
    .join(", ");

interface FoldProps {
  title: string;
  aside: ReactNode;
  /** True if it takes the room that is left on the line. */
  isWide?: boolean;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

function Fold({ title, aside, isWide = false, isOpenAtFirst = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <h2
        className={cn(
          "mt-6 w-full min-w-0 border-b border-rule @4xl/page:mt-0 @4xl/page:w-auto @4xl/page:border-0",
          isWide && "@4xl/page:flex-1",
        )}
      >
        <button
          type="button"
          aria-expanded={isOpen}
          className="flex min-h-11 w-full items-center gap-2 py-1.5 text-left hover:bg-accent"
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 @4xl/page:flex-nowrap">
            <span className="font-display text-h2 font-medium whitespace-nowrap @4xl/page:font-sans @4xl/page:text-base @4xl/page:font-semibold">
              {title}
            </span>
            <span className="min-w-0 text-muted-foreground @4xl/page:text-small">{aside}</span>
          </span>
          <ChevronDown
            aria-hidden
            className={cn("size-4 shrink-0 text-muted-foreground", !isOpen && "-rotate-90")}
          />
        </button>
      </h2>
      {isOpen && (
        <div className="w-full @4xl/page:order-1">
          <Suspense fallback={null}>{children}</Suspense>
        </div>
      )}
    </>
  );
}

/** An amount that is used until the player enters another one. */
export interface SuggestedAmount {
  /** Dollars; null if there is none. */
  money: number | null;
  /** Where it comes from. */
  source: string;
  explained: ExplainedSum | null;
}

const NOT_MONEY = "Enter whole dollars, such as 5,000,000, 5m or 1.5b.";
const NOT_PERCENT = "Enter a percentage from 0 to 100, such as 25.";

/** Whole dollars. An empty text is null: the suggestion is used. */
const parseAmount = (text: string): number | null | undefined =>
  text.trim() === "" ? null : (parseMoney(text) ?? undefined);

const amountText = (money: number | null) => (money === null ? "" : formatMoney(money));

interface MoneyFieldsProps {
  terms: PayTerms;
  onChange: (changes: Partial<Pick<PayTerms, "income" | "costs" | "keptPercent">>) => void;
  income: SuggestedAmount;
  /** Null while the income is unknown. */
  pay: Pay | null;
  /** The number of members who get something. */
  members: number;
  choice: PayChoice;
}

/** Income, less costs, less what the faction keeps, is the members' money. */
function MoneyFields({ terms, onChange, income, pay, members, choice }: MoneyFieldsProps) {
  const { keptPercent } = terms;
  const kept = pay === null ? null : Math.max(0, pay.net) - pay.forMembers;
  // The news of a war are many calls, so that the armoury's use is added up only on request.
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <div className="grid border-y md:grid-cols-2 md:divide-x @4xl/page:grid-cols-4">
        <Part explained={income.explained}>
          <ParsedField
            label="Income"
            value={terms.income ?? income.money}
            format={amountText}
            parse={parseAmount}
            onChange={(money) => {
              onChange({ income: money });
            }}
            problem={NOT_MONEY}
            placeholder="5,000,000 or 5m"
            inputMode="text"
            hint={terms.income === null ? income.source : "Your amount"}
          />
        </Part>
        <Part explained={null}>
          <ParsedField
            label="− Costs"
            value={terms.costs}
            format={amountText}
            parse={parseAmount}
            onChange={(money) => {
              onChange({ costs: money });
            }}
            problem={NOT_MONEY}
            placeholder="$0"
            inputMode="text"
            hint={isAdding ? "What it cost the faction" : undefined}
          />
          {!isAdding && (
            <p className="text-small md:mt-1">
              <Button
                variant="link"
                size="inline"
                onClick={() => {
                  setAdding(true);
                }}
              >
                Add up armoury use
              </Button>
            </p>
          )}
        </Part>
        <Part explained={null}>
          <ParsedField
            label="− Faction keeps (%)"
            value={keptPercent}
            format={String}
            parse={(text) => parsePercent(text) ?? undefined}
            onChange={(percent) => {
              onChange({ keptPercent: percent });
            }}
            problem={NOT_PERCENT}
            hint={kept === null ? "–" : formatMoney(kept)}
          />
        </Part>
        <Part
          explained={
            pay === null
              ? null
              : explainForMembers(pay, {
                  income: terms.income ?? income.money ?? 0,
                  costs: terms.costs ?? 0,
                  keptPercent,
                })
          }
        >
          <p className="font-semibold">= For members</p>
          <p translate="no" className="mt-1.5 font-display text-h1 font-medium text-primary">
            {pay === null ? "–" : formatMoneyShort(pay.forMembers)}
          </p>
          <p className="text-small text-muted-foreground">
            {formatCount(members, "member", "members")}
            {pay !== null && pay.remainder > 0 && `, ${formatMoney(pay.remainder)} not split`}
          </p>
        </Part>
      </div>
      {isAdding && (
        <Suspense fallback={<div className="min-h-11" />}>
          <ArmourySum
            choice={choice}
            onUse={(costs) => {
              onChange({ costs });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface PartProps {
  /** The sum behind the figure; null if there is none. */
  explained: ExplainedSum | null;
  children: ReactNode;
}

const Part = ({ explained, children }: PartProps) => (
  <div
    className={cn(
      "relative py-3 md:px-4 @4xl/page:first:pl-0 @4xl/page:last:pr-0",
      "max-md:border-b max-md:border-row max-md:last:border-b-0",
    )}
  >
    {children}
    {explained !== null && (
      <span className="absolute top-3 right-4 max-md:right-0">
        <Explain {...explained} />
      </span>
    )}
  </div>
);
