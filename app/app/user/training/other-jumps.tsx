import { Explain } from "@/components/figures/explain";
import { SectionHeader } from "@/components/figures/section-header";
import { Button } from "@/components/ui/button";
import { formatMoney, formatMoneyShort, formatWhole, orDash } from "@/lib/format/numbers";
import type { Ingredients } from "@/lib/game/training/ingredients";
import type { Alternatives, JumpOption } from "@/lib/game/training/jump";
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

/** Common jumps compared with flat training. */
export function OtherJumps({
  alternatives: { jumps, xanax, xanaxPrice },
  stat,
  correction,
  shown,
  onLoad,
}: OtherJumpsProps) {
  const title = "Other jumps";
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
          ...jumps.map((option) => ({
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

interface BetterJumpProps extends Pick<OtherJumpsProps, "alternatives" | "onLoad"> {
  /** The points that the displayed jump gains against flat training. */
  points: number;
}

/** The best of the others if the displayed jump doesn't pay off, or one more Xanax if that gains more; nothing if none does. */
export function BetterJump({
  alternatives: { jumps, xanax, xanaxPrice },
  points,
  onLoad,
}: BetterJumpProps) {
  const [best] = jumps;
  const gain = xanax.gain.expected;
  const isJump = best !== undefined && best.outcome.difference > gain;
  if (isJump ? points > 0 : gain <= Math.max(0, points)) return null;
  const price = isJump ? best.costs.extra : xanaxPrice;
  return (
    <p className="pt-2 font-semibold">
      Better than this jump:{" "}
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
