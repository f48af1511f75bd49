import { Suspense } from "react";

import { Collapsible } from "@/components/figures/collapsible";
import { ToggleField } from "@/components/list/toggles";
import { onDemand } from "@/components/ui/on-demand";
import type { Choice } from "@/components/window/choice";
import type { PayRule } from "@/lib/game/treasury/pay";
import type { StoredPay } from "@/lib/store/user/war-pay";

import { ruleText } from "./text";

const RuleValues = onDemand(() => import("./rule-values").then((l) => l.RuleValues));

const KINDS = [
  ["hits", "By hits"],
  ["score", "By score"],
  ["prices", "Fixed prices"],
] as const satisfies readonly Choice<PayRule["kind"]>[];

interface RuleFieldsProps {
  rules: StoredPay["rules"];
  /** True for a chain outside of all wars. */
  isChain: boolean;
  onKind: (kind: PayRule["kind"]) => void;
  onRule: (rule: PayRule) => void;
}

/** The three rules, and the weights and limits of the one that is used. */
export function RuleFields({ rules, isChain, onKind, onRule }: RuleFieldsProps) {
  const rule = rules[rules.kind];
  return (
    <>
      <div className="pt-3">
        <ToggleField
          label="Rule"
          options={KINDS}
          chosen={[rules.kind]}
          onChange={(chosen) => {
            const last = chosen.at(-1);
            if (last !== undefined) onKind(last);
          }}
        />
      </div>
      <Collapsible
        key={rules.kind}
        title={rules.kind === "prices" ? "Prices and limits" : "Weights and limits"}
        aside={ruleText(rule, isChain)}
      >
        <Suspense fallback={null}>
          <RuleValues rule={rule} isChain={isChain} onRule={onRule} />
        </Suspense>
      </Collapsible>
    </>
  );
}
