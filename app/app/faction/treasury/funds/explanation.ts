import { formatShortGameDay } from "@/lib/format/days";
import { formatMoney } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";
import type { BalanceCheck } from "@/lib/game/treasury/balance-changes";

import { movementText } from "./text";

/** The balance by the news beside the balance now. */
export function explainBalance({
  name,
  movements: [named, ...later],
  newsMoney,
  nowMoney,
  difference,
}: BalanceCheck) {
  return {
    title: `the balance of ${name}`,
    names: [name],
    lines: [
      ...(named === undefined
        ? []
        : [
            {
              label: `Balance on ${formatShortGameDay(named.atMs)}, ${movementText(named)}`,
              value: formatMoney(named.balanceAfter ?? 0),
              names: named.by ? [named.by.name] : [],
            },
          ]),
      ...later
        .filter(({ kind }) => kind !== "payday")
        .map((movement) => ({
          label: `${formatShortGameDay(movement.atMs)}, ${movementText(movement)}`,
          value: formatSignedMoney(movement.money),
          names: movement.by ? [movement.by.name] : [],
        })),
      { label: "News says", value: formatMoney(newsMoney) },
      { label: "Balance now", value: formatMoney(nowMoney) },
      { label: "Not matched", value: formatSignedMoney(difference) },
    ],
    note: "A movement can be missing from the news, and one of the last minute may not be loaded yet. Paydays are left out.",
  };
}
