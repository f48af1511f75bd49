import type { ExplainedSum } from "@/components/figures/explain-lines";
import { sum } from "@/lib/common/numbers";
import { formatMoney, formatWhole } from "@/lib/format/numbers";
import type { AgreementProgress } from "@/lib/game/companies/agreements";

/** The trains that are still owed and their worth, agreement by agreement. */
export function explainOwed(agreements: readonly AgreementProgress[]): ExplainedSum {
  const open = agreements.filter(({ owed }) => owed > 0);
  return {
    title: "what is owed",
    lines: [
      ...open.map(({ name, trains, given, owed, price }) => ({
        label: `${name}: ${formatWhole(trains)} − ${formatWhole(given)} given`,
        value:
          price === 0
            ? `${formatWhole(owed)}, free`
            : `${formatWhole(owed)} at ${formatMoney(price)}`,
        names: [name],
      })),
      { label: "Owed", value: formatWhole(sum(open.map(({ owed }) => owed))) },
      { label: "Worth", value: formatMoney(sum(open.map(({ owedMoney }) => owedMoney))) },
    ],
    note: "A train counts once, for the employee’s earliest agreement that has begun and isn’t complete.",
  };
}
