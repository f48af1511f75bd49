import { useMemo } from "react";

import { areItemsLoaded, type CrimeLookups, itemsMoney } from "@/components/crimes/crime-lookups";
import { Explain } from "@/components/figures/explain";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatPercent,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { tally } from "@/lib/game/crimes/tally";

interface HistoryHeadlineProps {
  crimes: readonly OrganisedCrime[];
  book: CrimeLookups;
  /** "since 21 Oct 2026". */
  text: string;
}

/** How all crimes of the period went, in a sentence. */
export function HistoryHeadline({ crimes, book, text }: HistoryHeadlineProps) {
  const all = useMemo(() => tally(crimes, book.prices), [crimes, book]);
  const success = orDash(all.successRate, formatPercent);
  return (
    <p className="pt-4 text-read">
      <strong className="text-primary">{success}</strong> of{" "}
      {formatCount(all.finished, "crime", "crimes")} won {text}:{" "}
      <span title={formatMoney(all.money)}>{formatMoneyShort(all.money)}</span>,{" "}
      {formatWhole(all.respect)} respect and items for{" "}
      {areItemsLoaded(book) ? (
        <>
          <span title={formatMoney(all.itemsValue)}>{formatMoneyShort(all.itemsValue)}</span> at
          market value
        </>
      ) : (
        "a sum that is not known"
      )}
      {all.unpriced > 0 &&
        areItemsLoaded(book) &&
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
          { label: "Items, market value", value: itemsMoney(book, all.itemsValue) },
        ]}
        note="Expired crimes were never carried out, so they don’t count."
      />
    </p>
  );
}
