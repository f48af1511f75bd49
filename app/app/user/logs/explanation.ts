import { formatMoney, formatWhole } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";
import type { LogSums } from "@/lib/game/logs/log-sums";

/** The calculation of the net money from the money in and out. */
export const explainNet = (title: string, sums: LogSums) => ({
  title,
  lines: [
    { label: "Entries", value: formatWhole(sums.entries) },
    { label: "Money in", value: formatMoney(sums.moneyIn) },
    { label: "Money out", value: formatMoney(-sums.moneyOut) },
    { label: "Net", value: formatSignedMoney(sums.net) },
    ...(sums.internalTransfers > 0
      ? [{ label: "Between your own accounts", value: formatWhole(sums.internalTransfers) }]
      : []),
    ...(sums.unclear > 0
      ? [{ label: "Unclear, not counted", value: formatWhole(sums.unclear) }]
      : []),
  ],
  note: "Based on each entry’s type and amounts. Transfers between your own bank, vault, offshore bank, piggy bank and company funds aren’t counted.",
});
