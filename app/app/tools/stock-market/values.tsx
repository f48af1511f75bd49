import { Pencil, Undo2 } from "lucide-react";

import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";
import { formatDays, formatMoney } from "@/lib/format/numbers";
import type { BenefitValue, NoValue } from "@/lib/game/stocks/benefit-value";
import { ANNUAL_DAYS, type TierRow } from "@/lib/game/stocks/returns";
import type { Stock } from "@/lib/game/stocks/stock";
import { undoOwnValue } from "@/lib/store/user/tools";

const OwnValueForm = onDemand(() => import("./own-value-form").then((l) => l.OwnValueForm));

const ICON = "-my-1.5 size-6 text-muted-foreground max-md:-my-3 max-md:size-11 [&_svg]:size-3.5";

/** The payback from which it is in years: thousands of days can't be compared. */
const YEARS_FROM_DAYS = 1000;

/** "465 days", "3.3 years". */
export const formatPayback = (days: number): string =>
  days < YEARS_FROM_DAYS ? formatDays(days) : `${(days / ANNUAL_DAYS).toFixed(1)} years`;

interface BenefitProps extends Pick<TierRow, "stock" | "payment"> {
  /** True where no other column says how often it comes. */
  isTimed?: boolean;
}

/** The benefit in the game's words, and its value below. */
export function Benefit({ stock, payment, isTimed = false }: BenefitProps) {
  const worth = formatMoney(payment.dollars);
  const words = stock.benefit.description;
  return (
    <>
      {words !== worth && (
        <span className="block text-small text-muted-foreground md:whitespace-nowrap">{words}</span>
      )}
      <span className="inline-flex items-center gap-1 whitespace-nowrap">
        {worth}
        {isTimed && (
          <span className="text-small text-muted-foreground">
            per {formatDays(stock.benefit.everyDays)}
          </span>
        )}
        <OwnValue stock={stock} value={payment} />
      </span>
    </>
  );
}

/** Labels a value that the player has set, with buttons that undo it and set another value. */
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
            aria-label={`Reset your value for ${stock.acronym}`}
            onClick={() => {
              undoOwnValue(stock.id);
            }}
          >
            <Undo2 aria-hidden />
          </Button>
        </>
      )}
      <Popover
        label={`Your value for ${stock.acronym}`}
        trigger={
          <Button
            variant="ghost"
            size="icon"
            className={ICON}
            aria-label={`Set your value for ${stock.acronym}`}
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
