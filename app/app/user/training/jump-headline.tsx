import type { ComponentProps, ReactNode } from "react";

import { Explain } from "@/components/figures/explain";
import { ViewHeadline } from "@/components/figures/page-headline";
import { formatMoneyShort, orDash } from "@/lib/format/numbers";
import type { BattleStat } from "@/lib/game/training/battle-stats";
import {
  type Alternatives,
  betterThan,
  type BetterUse,
  type JumpOption,
} from "@/lib/game/training/jump";
import type { Correction } from "@/lib/game/training/sessions";

import { explainJump } from "./jump-explanation";
import { ingredientsText } from "./jump-text";
import { BetterUseLine, formatDollars } from "./other-jumps";
import { formatPoints, formatSignedPoints } from "./text";

interface JumpHeadlineProps extends Pick<ComponentProps<typeof BetterUseLine>, "onLoad"> {
  alternatives: Alternatives;
  option: JumpOption;
  hours: string;
  stat: BattleStat;
  correction: Correction;
  /** True without ingredients. */
  isEmpty: boolean;
  /** True if it is the best for its money, not the player's choice. */
  isSuggested: boolean;
}

/** True if the page advises against its own suggestion: the jump gains no more than flat training, or a Xanax gains more for its money. */
export const isAdvisedAgainst = (option: JumpOption, alternatives: Alternatives): boolean =>
  option.outcome.difference <= 0 || cheaperXanax(option, alternatives) !== null;

/** One more Xanax, trained flat, if that is the best use of money; null otherwise, or if its price is unknown. */
function cheaperXanax(option: JumpOption, alternatives: Alternatives): BetterUse | null {
  const better = betterThan(option, alternatives);
  return better?.jump === null && better.perPoint !== null ? better : null;
}

/** The gain of the jump, and what is better for its money. */
export function JumpHeadline(props: JumpHeadlineProps) {
  const { alternatives, option, hours, stat, correction, isEmpty, isSuggested, onLoad } = props;
  const { outcome, costs, costPerPoint: price } = option;
  const { difference } = outcome;
  const better = betterThan(option, alternatives);
  if (isEmpty) {
    return (
      <ViewHeadline figure="No jump yet.">
        Choose ingredients to compare one with flat training.
      </ViewHeadline>
    );
  }
  const explained = <Explain {...explainJump(outcome, hours, correction)} />;
  const xanax = isSuggested && difference > 0 ? cheaperXanax(option, alternatives) : null;
  if (xanax !== null) return <XanaxHeadline better={xanax} {...{ option, stat, explained }} />;
  return (
    <>
      {isSuggested && difference <= 0 ? (
        <>
          <ViewHeadline figure="No jump beats flat training">of your {stat} now.</ViewHeadline>
          <p className="mt-1 text-muted-foreground">
            The nearest, shown below, gains about {formatPoints(-difference)} less. {explained}
          </p>
        </>
      ) : (
        <ViewHeadline figure={`About ${formatSignedPoints(difference)}`}>
          {stat} against flat training
          {difference > 0
            ? `${costs.extra === null ? "" : `, for ${formatMoneyShort(costs.extra)}`}${isSuggested && price !== null ? ": the best value" : ""}`
            : ": this jump doesn’t pay off"}
          <span className="whitespace-nowrap">. {explained}</span>
        </ViewHeadline>
      )}
      {better && <BetterUseLine {...{ better, isSuggested, onLoad }} />}
    </>
  );
}

interface XanaxHeadlineProps extends Pick<JumpHeadlineProps, "option" | "stat"> {
  /** One more Xanax, trained flat. */
  better: BetterUse;
  /** The explanation of the jump's gain. */
  explained: ReactNode;
}

/** The advice against a jump if even the best for its money costs more per point than one more Xanax, flat. */
const XanaxHeadline = ({ better, option, stat, explained }: XanaxHeadlineProps) => (
  <>
    <ViewHeadline figure="Don’t jump now.">
      One more Xanax, flat: {formatSignedPoints(better.points)} {stat} for{" "}
      {orDash(better.price, formatMoneyShort)}, {orDash(better.perPoint, formatDollars)} per point.
    </ViewHeadline>
    <p className="mt-1 text-muted-foreground">
      Best jump: {ingredientsText(option.ingredients)},{" "}
      {formatSignedPoints(option.outcome.difference)} against flat training for{" "}
      {orDash(option.costs.extra, formatMoneyShort)}, {orDash(option.costPerPoint, formatDollars)}{" "}
      per point. {explained}
    </p>
  </>
);
