import type { ReactNode } from "react";

import { Explain } from "@/components/figures/explain";
import type { ExplainedSum } from "@/components/figures/explain-lines";
import { parseMoney, parsePercent } from "@/lib/format/number-input";
import { formatCount, formatMoney, formatMoneyShort } from "@/lib/format/numbers";
import { cn } from "@/lib/utils";
import type { Pay } from "@/lib/game/treasury/pay";
import type { StoredPay } from "@/lib/store/user/war-pay";

import { explainForMembers } from "./explanation";
import { ParsedField } from "./parsed-field";

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
  terms: StoredPay;
  onChange: (changes: Partial<Pick<StoredPay, "income" | "costs" | "keptPercent">>) => void;
  income: SuggestedAmount;
  /** Null while the income is unknown. */
  pay: Pay | null;
  /** The number of members who get something. */
  members: number;
}

/** Income, less costs, less what the faction keeps, is the members' money. */
export function MoneyFields({ terms, onChange, income, pay, members }: MoneyFieldsProps) {
  const { keptPercent } = terms;
  const kept = pay === null ? null : Math.max(0, pay.net) - pay.forMembers;
  return (
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
          hint="What it cost the faction"
        />
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
