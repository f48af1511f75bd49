import type { ReactNode } from "react";

import { Collapsible } from "@/components/figures/collapsible";
import { Explain } from "@/components/figures/explain";
import { SectionHeader } from "@/components/figures/section-header";
import { Button } from "@/components/ui/button";
import { formatMoney, formatMoneyShort, formatWhole, orDash } from "@/lib/format/numbers";
import type { Ingredients } from "@/lib/game/training/ingredients";
import type { Alternatives, BetterUse, JumpOption } from "@/lib/game/training/jump";
import type { Correction } from "@/lib/game/training/sessions";

import { FigureTable } from "./figure-table";
import { explainOtherJumps } from "./jump-explanation";
import { ingredientsText } from "./jump-text";
import { formatPoints, formatSignedPoints } from "./text";
import { isSameJump } from "./use-url-jump";

interface OtherJumpsProps {
  alternatives: Alternatives;
  stat: string;
  correction: Correction;
  /** The displayed jump. */
  shown: Ingredients;
  onLoad: (jump: Ingredients) => void;
}

const WORSE_JUMPS = "Jumps that gain less than flat";

/** Common jumps compared with flat training. Those that gain no more are folded. */
export function OtherJumps({
  alternatives: { jumps, xanax, xanaxPrice },
  stat,
  correction,
  shown,
  onLoad,
}: OtherJumpsProps) {
  const title = "Jumps compared";
  const names = ["Jump", "Extra cost", "Per point", "Against flat"];
  const isShown = ({ ingredients }: JumpOption) => isSameJump(ingredients, shown);
  const paysOff = (option: JumpOption) => option.outcome.difference > 0 || isShown(option);
  const rowOf = (option: JumpOption) => ({
    name: <JumpName option={option} isShown={isShown(option)} onLoad={onLoad} />,
    note: (
      <Note perPoint={option.costPerPoint}>
        {formatWhole(option.outcome.jump.energy)} energy at{" "}
        {formatWhole(option.outcome.steps.happy)} happy
      </Note>
    ),
    figures: [
      orDash(option.costs.extra, formatMoneyShort),
      orDash(option.costPerPoint, formatDollars),
      formatSignedPoints(option.outcome.difference),
    ],
  });
  const worse = jumps.filter((option) => !paysOff(option));
  return (
    <section aria-label={title}>
      <SectionHeader
        title={title}
        aside={
          <>
            {stat}, against flat training <Explain {...explainOtherJumps(correction)} />
          </>
        }
      />
      <FigureTable
        label={title}
        names={names}
        isDense
        rows={[
          {
            name: <b className="font-semibold">One more Xanax, flat</b>,
            note: <Note perPoint={xanax.costPerPoint}>if the cooldown allows it</Note>,
            figures: [
              orDash(xanaxPrice, formatMoneyShort),
              orDash(xanax.costPerPoint, formatDollars),
              formatSignedPoints(xanax.gain.expected),
            ],
          },
          ...jumps.filter(paysOff).map(rowOf),
        ]}
      />
      <p className="mt-2 text-small text-muted-foreground">
        Each starts from your bars and cooldowns now. A jump’s extra cost excludes the Xanax and the
        refill that flat training uses too.
      </p>
      {worse.length > 0 && (
        <Collapsible title={WORSE_JUMPS} aside={formatWhole(worse.length)}>
          <FigureTable label={WORSE_JUMPS} names={names} isDense rows={worse.map(rowOf)} />
        </Collapsible>
      )}
    </section>
  );
}

/** The note of a row; on a phone the price per point instead, which has no column there. */
const Note = ({ perPoint, children }: { perPoint: number | null; children: ReactNode }) =>
  perPoint === null ? (
    children
  ) : (
    <>
      <span className="max-md:hidden">{children}</span>
      <span className="md:hidden">{formatDollars(perPoint)} per point</span>
    </>
  );

interface BetterUseProps extends Pick<OtherJumpsProps, "onLoad"> {
  better: BetterUse;
  /** True if the displayed jump is the page's suggestion, not the player's choice. */
  isSuggested: boolean;
}

/** The use of money that gains more for it than the displayed jump. */
export const BetterUseLine = ({
  better: { jump, points, price },
  isSuggested,
  onLoad,
}: BetterUseProps) => (
  <p className="mt-1">
    {isSuggested ? "Or " : "Better: "}
    {jump ? <JumpName option={jump} isShown={false} onLoad={onLoad} /> : "one more Xanax, flat"}
    {isSuggested ? ":" : ", about"} {formatSignedPoints(points)}
    {price !== null && ` for ${formatMoneyShort(price)}`}.
  </p>
);

/** "$1.74", "$220": the price of a point. */
export const formatDollars = (dollars: number) =>
  dollars < 100 ? `$${formatPoints(dollars)}` : formatMoney(dollars);

function JumpName({
  option,
  isShown,
  onLoad,
}: {
  option: JumpOption;
  isShown: boolean;
  onLoad: (jump: Ingredients) => void;
}) {
  const name = ingredientsText(option.ingredients);
  if (isShown) return <b className="font-semibold">{name}, shown</b>;
  return (
    <Button
      variant="link"
      size="inline"
      className="text-left whitespace-normal!"
      onClick={() => {
        onLoad(option.ingredients);
      }}
    >
      {name}
    </Button>
  );
}
