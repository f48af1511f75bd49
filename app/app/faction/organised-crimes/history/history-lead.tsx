import { useMemo } from "react";

import { Explain } from "@/components/state/explain";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatPercent,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import type { ItemPrices } from "@/lib/game/crimes/share";
import { tally } from "@/lib/game/crimes/tally";

interface HistoryLeadProps {
  crimes: readonly OrganisedCrime[];
  prices: ItemPrices;
  /** "since 21 Oct 2026". */
  words: string;
}

/** How all crimes of the time went, in a sentence. */
export function HistoryLead({ crimes, prices, words }: HistoryLeadProps) {
  const all = useMemo(() => tally(crimes, prices), [crimes, prices]);
  const success = orDash(all.successRate, formatPercent);
  return (
    <p className="pt-4 text-read">
      <strong className="text-primary">{success}</strong> of{" "}
      {formatCount(all.finished, "crime", "crimes")} won {words}:{" "}
      <span title={formatMoney(all.money)}>{formatMoneyShort(all.money)}</span>,{" "}
      {formatWhole(all.respect)} respect and items for{" "}
      <span title={formatMoney(all.itemsValue)}>{formatMoneyShort(all.itemsValue)}</span> at market
      value
      {all.unpriced > 0 &&
        `, without ${formatCount(all.unpriced, "reward", "rewards")} of items that nobody trades`}
      .{" "}
      <Explain
        title="the success rate"
        lines={[
          { label: "Carried out", value: formatWhole(all.finished) },
          { label: "Won", value: formatWhole(all.succeeded) },
          { label: "Success", value: success },
          { label: "Money", value: formatMoney(all.money) },
          { label: "Respect", value: formatWhole(all.respect) },
          { label: "Items, market value", value: formatMoney(all.itemsValue) },
        ]}
        note="Expired crimes were never carried out, so they don’t count."
      />
    </p>
  );
}
