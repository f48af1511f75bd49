import type { ReactNode } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { stockUrl } from "@/components/game/links";
import { Button } from "@/components/ui/button";
import { formatMoneyShort, formatWhole } from "@/lib/format/numbers";
import type { NextTierRow } from "@/lib/game/stocks/returns";

interface NothingToBuyProps {
  /** The next tier of each stock. */
  nextTiers: readonly NextTierRow[];
  /** The money to spend; 0 if none is entered. */
  dollars: number;
  /** The player's cash; null if unknown. */
  cash: number | null;
  onAmount: (text: string) => void;
}

/** Says what to enter; for an amount that buys nothing, the cheapest tier and what is missing for it. */
export function NothingToBuy({ nextTiers, dollars, cash, onAmount }: NothingToBuyProps) {
  const cheapest = nextTiers.toSorted((a, b) => a.missingCost - b.missingCost)[0];
  if (cheapest === undefined) return <EmptyState title="No tiers left to buy" />;
  const tier = (
    <a
      href={stockUrl(cheapest.stock.id)}
      target="_blank"
      rel="noreferrer"
      translate="no"
      className="relative text-primary underline max-md:-my-3 max-md:py-3"
    >
      {cheapest.stock.acronym} tier {cheapest.tier}
    </a>
  );
  const cost = formatMoneyShort(cheapest.missingCost);
  return (
    <div className="text-muted-foreground">
      {dollars > 0 ? (
        <p>
          <b className="text-foreground">{formatMoneyShort(dollars)} buys no tier.</b> The cheapest
          is {tier}, {cost}: {formatMoneyShort(cheapest.missingCost - dollars)} more.
        </p>
      ) : (
        <p>
          <b className="text-foreground">Enter an amount</b> to see which tiers to buy with it. The
          cheapest is {tier}, {cost}.
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {dollars === 0 && cash !== null && cash > 0 && (
          <AmountButton dollars={cash} onAmount={onAmount}>
            Use my cash, {formatMoneyShort(cash)}
          </AmountButton>
        )}
        <span className="max-md:basis-full">Plan for</span>
        {examples(nextTiers).map(({ stock, tier: number, missingCost }) => (
          <AmountButton key={stock.id} dollars={Math.ceil(missingCost)} onAmount={onAmount}>
            <span>
              <span translate="no">
                {stock.acronym} tier {number}
              </span>
              , {formatMoneyShort(missingCost)}
            </span>
          </AmountButton>
        ))}
      </div>
    </div>
  );
}

/** The number of tiers whose price is offered as an amount. */
const EXAMPLES = 2;

/** The tiers with the fastest payback, the cheapest first. */
const examples = (nextTiers: readonly NextTierRow[]) =>
  nextTiers.slice(0, EXAMPLES).sort((a, b) => a.missingCost - b.missingCost);

interface AmountButtonProps extends Pick<NothingToBuyProps, "dollars" | "onAmount"> {
  children: ReactNode;
}

const AmountButton = ({ dollars, onAmount, children }: AmountButtonProps) => (
  <Button
    variant="outline"
    onClick={() => {
      onAmount(formatWhole(dollars));
    }}
  >
    {children}
  </Button>
);
