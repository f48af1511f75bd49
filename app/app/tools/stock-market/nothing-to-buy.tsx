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
  if (dollars > 0) {
    return (
      <EmptyState title={`${formatMoneyShort(dollars)} buys no tier`}>
        The cheapest is {tier}, {cost}: {formatMoneyShort(cheapest.missingCost - dollars)} more.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Enter an amount"
      actions={
        <>
          {cash !== null && cash > 0 && (
            <AmountButton dollars={cash} onAmount={onAmount}>
              Use my cash, {formatMoneyShort(cash)}
            </AmountButton>
          )}
          {examples(nextTiers).map(({ stock, tier: number, missingCost }) => (
            <AmountButton key={stock.id} dollars={Math.ceil(missingCost)} onAmount={onAmount}>
              <span>
                {formatMoneyShort(missingCost)} for{" "}
                <span translate="no">
                  {stock.acronym} tier {number}
                </span>
              </span>
            </AmountButton>
          ))}
        </>
      }
    >
      You get the tiers it buys, fastest payback first. The cheapest tier now is {tier}, {cost}.
    </EmptyState>
  );
}

/** The number of tiers whose price is offered as an amount. */
const EXAMPLES = 3;

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
