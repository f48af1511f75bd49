import type { VoidedAttack } from "./attack-log";
import { type Adjustment, DEFAULT_KEPT_PERCENT, DEFAULT_RULES, type PayRules } from "./pay";

/** A ranked war, or a chain outside of all wars. */
export interface Paid {
  kind: "war" | "chain";
  id: number;
}

/** The terms of a war's or a chain's pay, as the player has set them. */
export interface PayTerms extends Paid {
  rules: PayRules;
  /** Dollars; null while the player hasn't typed an amount. */
  income: number | null;
  costs: number | null;
  /** The faction's percentage, 0 to 100. */
  keptPercent: number;
  adjustments: readonly Adjustment[];
  /** Attacks that don't count, with all that is taken off for them: pay stays the same without the attack log. */
  voided: readonly VoidedAttack[];
  /** The end that both factions agreed on; null if it is the war's own. */
  agreedEndMs: number | null;
}

/**
 * The terms of a war or a chain. Those that weren't changed yet are the ones used last, without what is of that war alone.
 * @param all the one that was changed last comes first
 */
export function payTermsOf(all: readonly PayTerms[], { kind, id }: Paid): PayTerms {
  const own = all.find((each) => each.kind === kind && each.id === id);
  if (own !== undefined) return own;
  const { rules = DEFAULT_RULES, keptPercent = DEFAULT_KEPT_PERCENT } = all[0] ?? {};
  return {
    ...{ kind, id, rules, keptPercent },
    ...{ income: null, costs: null, adjustments: [], voided: [], agreedEndMs: null },
  };
}
