import { DescriptionRow } from "@/components/figures/description-list";
import { GamePicture } from "@/components/game/game-picture";
import { formatMoney, formatPrice, formatWhole } from "@/lib/format/numbers";
import type { Position } from "@/lib/game/stocks/position";
import type { Stock } from "@/lib/game/stocks/stock";

import { Owned } from "./owned";

interface StockCardProps {
  stock: Stock;
  position: Position | undefined;
  /** Opens the prices; the button gets the focus back. */
  onOpen: (stock: Stock, button: HTMLElement) => void;
}

export function StockCard({ stock, position, onOpen }: StockCardProps) {
  const { id, acronym, name, price, benefit, marketCap, investors, logoUrl } = stock;
  return (
    <>
      <div className="pair items-baseline">
        <h2 translate="no" className="min-w-0">
          <b>{acronym}</b> {name} <span className="text-muted-foreground">[{id}]</span>
        </h2>
        <p className="font-semibold whitespace-nowrap">{formatPrice(price)}</p>
      </div>
      <div className="mt-1 pair">
        <p className="min-w-0">{benefit.description}</p>
        <GamePicture url={logoUrl} widthPx={40} heightPx={40} />
      </div>
      <dl className="mt-1 text-small">
        <DescriptionRow
          label="Benefit type"
          value={benefit.kind === "active" ? "Active" : "Passive"}
        />
        <DescriptionRow
          label="Frequency"
          value={benefit.everyDays === 0 ? "–" : `${formatWhole(benefit.everyDays)} days`}
        />
        <DescriptionRow label="Requirement" value={`${formatWhole(benefit.requirement)} shares`} />
        {marketCap !== null && <DescriptionRow label="Market cap" value={formatMoney(marketCap)} />}
        {investors !== null && <DescriptionRow label="Investors" value={formatWhole(investors)} />}
      </dl>
      {position !== undefined && position.shares > 0 && <Owned position={position} />}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Prices of ${acronym}`}
        className="mt-1 inline-flex min-h-7 items-center text-small text-primary underline max-md:min-h-11"
        onClick={(event) => {
          onOpen(stock, event.currentTarget);
        }}
      >
        Prices
      </button>
    </>
  );
}
