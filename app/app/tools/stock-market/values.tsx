import { Pencil, Undo2 } from "lucide-react";
import type { ReactNode } from "react";

import { Explained } from "@/components/figures/explain";
import { StockLink } from "@/components/stocks/stock-link";
import { valueLines } from "@/components/stocks/value-text";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";
import { formatMoney, formatPercent, formatPrice, formatWhole } from "@/lib/format/numbers";
import type { TierRow } from "@/lib/game/stocks/analysis";
import type { BenefitValue, NoValue } from "@/lib/game/stocks/benefit-value";
import { ANNUAL_DAYS } from "@/lib/game/stocks/roi";
import type { Stock } from "@/lib/game/stocks/stock";
import { sharesOfTier } from "@/lib/game/stocks/tiers";
import { undoOwnValue } from "@/lib/store/user/own-values";

/** The benefit in the game's words, and its value below. */
export function Benefit({ stock, payment }: Pick<TierRow, "stock" | "payment">) {
  const worth = formatMoney(payment.dollars);
  const words = stock.benefit.description;
  return (
    <>
      {words !== worth && (
        <span className="block text-small text-muted-foreground md:whitespace-nowrap">{words}</span>
      )}
      <span className="inline-flex items-center gap-1 whitespace-nowrap">
        {worth}
        <OwnValue stock={stock} value={payment} />
      </span>
    </>
  );
}

export function AnnualBenefit({ annualBenefit, tier }: TierRow) {
  if (tier === 1) return formatMoney(annualBenefit);
  return (
    <>
      {formatMoney(annualBenefit)}
      <span className="block text-tiny whitespace-nowrap text-muted-foreground">
        with all {tier} tiers
      </span>
    </>
  );
}

export function Roi({ row, children }: { row: TierRow; children: ReactNode }) {
  return (
    <Explained
      title={`the ROI of ${row.stock.acronym} tier ${row.tier}`}
      lines={roiLines(row)}
      note="Each tier costs twice as much as the one before and pays the same, so it returns half as much."
    >
      {children}
    </Explained>
  );
}

/** Every derived figure of a row, starting from the inputs. */
function roiLines({ stock, tier, cost, payment, annualBenefit, roi }: TierRow) {
  const { everyDays, requirement } = stock.benefit;
  const perYear = `${ANNUAL_DAYS} ÷ ${everyDays}`;
  return [
    ...valueLines(payment),
    {
      label: "Shares for this tier",
      value: `${formatWhole(requirement)} × 2^${tier - 1} = ${formatWhole(sharesOfTier(requirement, tier))}`,
    },
    { label: "Price per share", value: formatPrice(stock.price) },
    { label: "Cost", value: formatMoney(cost) },
    { label: "Payments per year", value: perYear },
    {
      label: "Annual Benefit",
      value: `${perYear} × ${formatMoney(payment.dollars)} × ${tier} = ${formatMoney(annualBenefit)}`,
    },
    {
      label: "ROI",
      value: `${perYear} × ${formatMoney(payment.dollars)} ÷ cost = ${formatPercent(roi)}`,
    },
  ];
}

const OwnValueForm = onDemand(() => import("./own-value-form").then((l) => l.OwnValueForm));

const ICON = "-my-1.5 size-6 text-muted-foreground max-md:-my-3 max-md:size-11 [&_svg]:size-3.5";

/** Marks a value that the player has set, takes it back with one click, and sets another. */
export function OwnValue({ stock, value }: { stock: Stock; value: BenefitValue | NoValue }) {
  const isOwn = value.type !== null && value.source.kind === "own";
  return (
    <span className="inline-flex items-center gap-1">
      {isOwn && (
        <>
          <span className="text-small text-info">Your value</span>
          <Button
            variant="ghost"
            size="icon"
            className={ICON}
            aria-label={`Undo your value of ${stock.acronym}`}
            onClick={() => {
              undoOwnValue(stock.id);
            }}
          >
            <Undo2 aria-hidden />
          </Button>
        </>
      )}
      <Popover
        label={`Your value of ${stock.acronym}`}
        trigger={
          <Button
            variant="ghost"
            size="icon"
            className={ICON}
            aria-label={`Set your value of ${stock.acronym}`}
          >
            <Pencil aria-hidden />
          </Button>
        }
      >
        <OwnValueForm
          stock={stock}
          initial={value.type === null ? "" : formatMoney(value.dollars)}
        />
      </Popover>
    </span>
  );
}

/** The first line of an entry on a phone: which tier, and the figure that ranks it. */
export function MobileRowHeader({
  stock,
  tier,
  children,
}: {
  stock: Stock;
  tier: number;
  children: ReactNode;
}) {
  return (
    <div className="-my-2 pair text-read">
      <StockLink stock={stock} tier={tier} />
      <span className="font-display text-xl whitespace-nowrap">{children}</span>
    </div>
  );
}
