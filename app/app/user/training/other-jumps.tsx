import { useMemo } from "react";

import { Explain } from "@/components/figures/explain";
import { SectionHeader } from "@/components/figures/section-header";
import { Button } from "@/components/ui/button";
import { formatMoney, formatMoneyShort, formatWhole, orDash } from "@/lib/format/numbers";
import type { Ingredients } from "@/lib/game/training/ingredients";
import {
  COMMON_JUMPS,
  compareJumps,
  type Jumper,
  type JumpOption,
  oneMoreXanax,
  type PricesFor,
} from "@/lib/game/training/jump";
import type { JumpStart } from "@/lib/game/training/jump-steps";

import { FigureTable } from "./figure-table";
import { explainOtherJumps } from "./jump-explanation";
import { ingredientsText } from "./jump-text";
import { formatPoints, formatSignedPoints } from "./text";
import { isSameJump } from "./use-url-jump";

export interface OtherProps {
  start: JumpStart;
  jumper: Jumper;
  pricesFor: PricesFor;
  /** The price of one Xanax in dollars; null if unknown. */
  xanaxPrice: number | null;
  stat: string;
  /** The displayed jump. */
  shown: Ingredients;
  onLoad: (jump: Ingredients) => void;
}

/** Common jumps compared with flat training, from the player's current bars and cooldowns. */
export function OtherJumps({
  start,
  jumper,
  pricesFor,
  xanaxPrice,
  stat,
  shown,
  onLoad,
}: OtherProps) {
  const options = useMemo(
    () => compareJumps(COMMON_JUMPS, start, jumper, pricesFor),
    [start, jumper, pricesFor],
  );
  const xanax = useMemo(() => oneMoreXanax(start, jumper, xanaxPrice), [start, jumper, xanaxPrice]);
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
              orDash(xanaxPrice, formatMoneyShort),
              orDash(xanax.costPerPoint, formatDollars),
              formatSignedPoints(xanax.gain.expected),
            ],
          },
          ...options.map((option) => ({
            name: (
              <JumpName
                option={option}
                isShown={isSameJump(option.ingredients, shown)}
                onLoad={onLoad}
              />
            ),
            note: `${formatWhole(option.outcome.jump.energy)} energy at ${formatWhole(option.outcome.steps.happy)} happy`,
            figures: [
              orDash(option.costs.extra, formatMoneyShort),
              orDash(option.costPerPoint, formatDollars),
              formatSignedPoints(option.outcome.difference),
            ],
          })),
        ]}
      />
      <p className="mt-2 text-small text-muted-foreground">
        Each starts from your bars and cooldowns now. Extra cost excludes Xanax and the refill.
      </p>
    </section>
  );
}

/** The best of the others, for a jump that doesn't pay off; nothing if none does. */
export function BetterJump({
  start,
  jumper,
  pricesFor,
  xanaxPrice,
  onLoad,
}: Omit<OtherProps, "stat" | "shown">) {
  const best = useMemo(
    () => compareJumps(COMMON_JUMPS, start, jumper, pricesFor)[0],
    [start, jumper, pricesFor],
  );
  const xanax = useMemo(() => oneMoreXanax(start, jumper, xanaxPrice), [start, jumper, xanaxPrice]);
  const gain = xanax.gain.expected;
  const isJump = best !== undefined && best.outcome.difference > gain;
  const price = isJump ? best.costs.extra : xanaxPrice;
  if (!isJump && gain <= 0) return null;
  return (
    <p className="mt-1">
      Better:{" "}
      {isJump ? (
        <JumpName option={best} isShown={false} onLoad={onLoad} />
      ) : (
        "one more Xanax, trained flat"
      )}
      , about {formatSignedPoints(isJump ? best.outcome.difference : gain)}
      {price !== null && ` for ${formatMoneyShort(price)}`}.
    </p>
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
  onLoad: (jump: Ingredients) => void;
}) {
  const name = ingredientsText(option.ingredients);
  if (isShown) return <b className="font-semibold">{name}, shown above</b>;
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
