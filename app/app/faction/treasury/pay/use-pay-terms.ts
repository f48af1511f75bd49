import type { CountedAttack } from "@/lib/game/treasury/attack-log";
import type { Adjustment, PayRule } from "@/lib/game/treasury/pay";
import { type Paid, type PayTerms, payTermsOf } from "@/lib/game/treasury/pay-terms";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { savePay, warPayStore } from "@/lib/store/user/war-pay";

type Changes = Partial<Omit<PayTerms, keyof Paid>>;

/** How a war or a chain is paid, and the functions that change and store it. */
export interface PayTermsControl {
  terms: PayTerms;
  change: (changes: Changes) => void;
  setRule: (rule: PayRule) => void;
  /** An adjustment of $0 without a reason is removed. */
  adjust: (adjustment: Adjustment) => void;
  /** Leaves an attack out of the pay for a reason; null counts it again. */
  voidAttack: (attack: CountedAttack, reason: string | null) => void;
}

/** Terms that weren't changed yet are those that were used last, without amounts and adjustments. */
export function usePayTerms({ kind, id }: Paid): PayTermsControl {
  const terms = payTermsOf(useStoredValue(warPayStore), { kind, id });
  const change = (changes: Changes) => {
    savePay({ ...payTermsOf(warPayStore.get(), { kind, id }), ...changes });
  };
  return {
    terms,
    change,
    setRule: (rule) => {
      change({ rules: { ...terms.rules, [rule.kind]: rule } });
    },
    adjust: (adjustment) => {
      const { adjustments } = payTermsOf(warPayStore.get(), { kind, id });
      const others = adjustments.filter(({ memberId }) => memberId !== adjustment.memberId);
      const isEmpty = adjustment.money === 0 && adjustment.reason === "";
      change({ adjustments: isEmpty ? others : [...others, adjustment] });
    },
    voidAttack: (attack, reason) => {
      const { voided } = payTermsOf(warPayStore.get(), { kind, id });
      const others = voided.filter((each) => each.id !== attack.id);
      change({ voided: reason === null ? others : [...others, { ...attack, reason }] });
    },
  };
}
