import { useMemo } from "react";

import { Explain } from "@/components/figures/explain";
import { SectionHeader } from "@/components/figures/section-header";
import { Button } from "@/components/ui/button";
import { formatMoney, formatMoneyShort, formatWhole, orDash } from "@/lib/format/numbers";
import {
  COMMON_JUMPS,
  compareJumps,
  type Jumper,
  type JumpOption,
  oneMoreXanax,
} from "@/lib/game/training/jump";
import type { JumpStart } from "@/lib/game/training/jump-steps";
import type { jumpPrices } from "@/lib/game/training/prices";

import { FigureTable } from "./figure-table";
import { explainOtherJumps } from "./jump-explanation";
import { ingredientsText, serializeJump } from "./jump-text";
import { formatPoints, formatSignedPoints } from "./text";

export interface OtherProps {
  start: JumpStart;
  jumper: Jumper;
  prices: ReturnType<typeof jumpPrices>;
  stat: string;
  /** The jump that is shown, as in the address. */
  shown: string;
  onLoad: (jump: string) => void;
}

/** Common jumps against flat training, each from a full bar without cooldowns. */
export function OtherJumps({ start, jumper, prices, stat, shown, onLoad }: OtherProps) {
  const options = useMemo(
    () => compareJumps(COMMON_JUMPS, start, jumper, prices),
    [start, jumper, prices],
  );
  const xanax = useMemo(() => oneMoreXanax(start, jumper, prices.xanax), [start, jumper, prices]);
  const title = "Other jumps";
  return (
    <section aria-label={title}>
      <SectionHeader
        title={title}
        aside={
          <>
            {stat}, against flat training <Explain {...explainOtherJumps(jumper.correction)} />
          </>
        }
      />
      <FigureTable
        label={title}
        names={["Jump", "Extra cost", "Per point", "Against flat"]}
        isDense
        rows={[
          {
            name: <b className="font-semibold">One more Xanax, flat</b>,
            note: "if the cooldown allows it",
            figures: [
              orDash(prices.xanax, formatMoneyShort),
              orDash(xanax.costPerPoint, formatDollars),
              formatSignedPoints(xanax.gain.expected),
            ],
          },
          ...options.map((option) => ({
            name: (
              <JumpName
                option={option}
                isShown={serializeJump(option.ingredients) === shown}
                onLoad={onLoad}
              />
            ),
            note: `${formatWhole(option.outcome.jump.energy)} energy at ${formatWhole(option.outcome.steps.happy)} happy`,
            figures: [
              orDash(option.extra, formatMoneyShort),
              orDash(option.costPerPoint, formatDollars),
              formatSignedPoints(option.outcome.difference),
            ],
          })),
        ]}
      />
      <p className="mt-2 text-small text-muted-foreground">
        Each from full bars and without cooldowns. Extra cost excludes Xanax and the refill.
      </p>
    </section>
  );
}

const formatDollars = (dollars: number) =>
  dollars < 100 ? `$${formatPoints(dollars)}` : formatMoney(dollars);

function JumpName({
  option,
  isShown,
  onLoad,
}: {
  option: JumpOption;
  isShown: boolean;
  onLoad: (jump: string) => void;
}) {
  const name = ingredientsText(option.ingredients);
  if (isShown) return <b className="font-semibold">{name}, shown above</b>;
  return (
    <Button
      variant="link"
      size="inline"
      className="text-left whitespace-normal!"
      onClick={() => {
        onLoad(serializeJump(option.ingredients));
      }}
    >
      {name}
    </Button>
  );
}
