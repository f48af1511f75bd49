import { Leader } from "@/components/state/leaders";
import { formatPrice, formatWhole } from "@/lib/format/numbers";
import type { Stock } from "@/lib/game/stocks/stock";

export function StockCard({ id, acronym, name, price, benefit }: Stock) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="min-w-0">
          <b>{acronym}</b> {name} <span className="text-muted-foreground">[{id}]</span>
        </h2>
        <p className="font-semibold whitespace-nowrap">{formatPrice(price)}</p>
      </div>
      <p className="mt-1">{benefit.description}</p>
      <dl className="mt-1 text-small">
        <Leader label="Benefit type" value={benefit.kind === "active" ? "Active" : "Passive"} />
        <Leader label="Frequency" value={`${formatWhole(benefit.everyDays)} days`} />
        <Leader label="Requirement" value={`${formatWhole(benefit.requirement)} shares`} />
      </dl>
    </>
  );
}
