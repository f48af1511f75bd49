import { formatMoney } from "@/lib/format/numbers";
import type { Item } from "@/lib/game/items/item";

export function ItemCard(item: Item) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="min-w-0 font-semibold">{item.name}</h2>
        <p className="font-semibold whitespace-nowrap">
          {item.marketPrice === null ? "No price" : formatMoney(item.marketPrice)}
        </p>
      </div>
      <p className="text-small text-muted-foreground">
        {[
          item.type,
          item.subType,
          item.isTradable ? "Tradable" : "Non-tradable",
          item.isFoundInCity && "Found in the city",
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p className="mt-1 line-clamp-3 text-small">{item.description}</p>
    </>
  );
}
