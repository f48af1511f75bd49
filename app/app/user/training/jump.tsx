import { usePrefetchQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useRef } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { FailedCall } from "@/components/feedback/retry-advice";
import { DescriptionRow } from "@/components/figures/description-list";
import { Explain } from "@/components/figures/explain";
import { showHead } from "@/components/figures/page-headline";
import { SectionHeader } from "@/components/figures/section-header";
import { useOptionalSuspenseQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { useIsMobile } from "@/components/window/use-is-mobile";
import { useUrlChoice } from "@/components/window/use-url-value";
import { pointsMarketQuery } from "@/lib/api/endpoints/market-points";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { candyHappy } from "@/lib/api/sentences/training";
import { formatMoneyShort, formatShort, formatWhole, orDash } from "@/lib/format/numbers";
import { formatGameMinute } from "@/lib/format/times";
import type { BattleStat } from "@/lib/game/training/battle-stats";
import { bestGymFor, type Gym, perkFactorOf, trainingIn } from "@/lib/game/training/gym";
import { INGREDIENT_KINDS, type Ingredients } from "@/lib/game/training/ingredients";
import {
  alternativesFrom,
  breakEvenValue,
  type Jumper,
  type JumpOption,
  jumpOption,
  type JumpOutcome,
  type PricesFor,
} from "@/lib/game/training/jump";
import type { JumpStart } from "@/lib/game/training/jump-steps";
import { candyChoices, jumpPrices } from "@/lib/game/training/prices";
import type { Correction } from "@/lib/game/training/sessions";
import { isOpenTo } from "@/lib/game/training/special-gyms";
import { freeFromMs } from "@/lib/game/travel/absence";

import { FigureTable } from "./figure-table";
import { IngredientFields, type JumpTraining, SavedJumps, STAT_CHOICES } from "./ingredients";
import { explainCosts } from "./jump-explanation";
import { isAdvisedAgainst, JumpHeadline } from "./jump-headline";
import { flatPartsText, hoursText } from "./jump-text";
import { HappyAlert } from "./now";
import { formatDollars, OtherJumps } from "./other-jumps";
import { JumpSteps, Risks } from "./steps";
import { formatRatio, formatSignedPoints } from "./text";
import type { ViewProps } from "./training-headline";
import { areCooldownsKnown, useJumpStart } from "./use-jump-start";
import type { PlayerTraining } from "./use-player-training";
import { USUAL_JUMP, useUrlJump } from "./use-url-jump";

/** The gain of a happy jump compared with flat training, its costs and its steps. */
export function Jump({ player, log: { correction }, rows, absence, nowMs }: ViewProps) {
  const { stats, bars, gyms } = player;
  const prices = useJumpPrices();
  const { pricesFor } = prices;
  const [chosen, setIngredients] = useUrlJump();
  const training = useJumpTraining(player, rows?.chosen?.stat ?? "strength");
  const { stat, gym } = training;
  const start = useJumpStart(player, freeFromMs(absence, nowMs));
  const jumper = useJumper(player, training, correction);
  const alternatives = useAlternatives(start, jumper, pricesFor);
  const isMobile = useIsMobile();
  const head = useRef<HTMLDivElement>(null);

  if (stats === null || gyms === null || bars.data === undefined) return null;
  if (start === null || jumper === null || gym === null || alternatives === null) {
    return (
      <EmptyState title="No gym for this jump">
        In Plan, choose the highest gym you have.
      </EmptyState>
    );
  }
  const [suggested] = alternatives.jumps;
  const ingredients = chosen ?? suggested?.ingredients ?? USUAL_JUMP;
  const option = jumpOption(ingredients, start, jumper, pricesFor);
  const { outcome, costs } = option;
  const hours = hoursText(outcome.steps.trainAtMs - outcome.steps.fromMs);
  const isEmpty = INGREDIENT_KINDS.every((kind) => ingredients[kind] === 0);
  const others = {
    alternatives,
    onLoad: (jump: Ingredients) => {
      setIngredients(jump);
      showHead(head.current);
    },
  };
  const fields = (
    <IngredientFields
      {...{ ingredients, costs, training, isMobile }}
      candies={prices.candies}
      barEnergy={start.energy.maximum}
      onChange={(changed) => {
        setIngredients(changed, "typed");
      }}
      onReset={() => {
        setIngredients(null);
      }}
    >
      <SavedJumps
        ingredients={ingredients}
        onLoad={(jump) => {
          setIngredients(jump);
          head.current?.scrollIntoView({ block: "nearest" });
        }}
      />
    </IngredientFields>
  );
  const isSuggested = chosen === null && suggested !== undefined;
  const isAgainst = isSuggested && !isEmpty && isAdvisedAgainst(option, alternatives);
  const steps = !isEmpty && (
    <JumpSteps
      isFolded={isAgainst}
      {...{ outcome, ingredients, start, stat, nowMs }}
      areCooldownsKnown={areCooldownsKnown(player)}
      absence={absence}
    />
  );
  const comparison = (
    <OtherJumps key="others" {...others} {...{ stat, correction }} shown={ingredients} />
  );
  return (
    <>
      <div ref={head} tabIndex={-1}>
        <JumpHeadline {...others} {...{ option, hours, stat, correction, isEmpty, isSuggested }} />
      </div>
      <HappyAlert rows={null} basis={null} {...{ player, absence, nowMs }} />
      <FailedPrices {...prices} />
      {/* The steps are the plan, so on a phone they come first, below the folded fields that change them. */}
      {isMobile && fields}
      {isMobile && !isAgainst && steps}
      <div className="grid items-start gap-x-12 gap-y-4 *:min-w-0 @4xl/page:grid-cols-2">
        <div className="grid gap-y-4 *:min-w-0">
          {isAgainst && comparison}
          {!isEmpty && <Result key="result" {...{ option, hours, start, jumper, stat, gym }} />}
          {!isAgainst && comparison}
        </div>
        {!isMobile && fields}
      </div>
      {(!isMobile || isAgainst) && steps}
      <Risks
        outcome={outcome}
        hasXanax={ingredients.xanax > 0}
        stat={stat}
        happy={bars.data.happy.maximum}
      />
    </>
  );
}

/** The prices of a jump's ingredients, and the calls that they come from. */
function useJumpPrices() {
  const session = useSession();
  usePrefetchQuery(itemsQuery(session));
  usePrefetchQuery(pointsMarketQuery(session));
  const items = useOptionalSuspenseQuery(itemsQuery(session));
  const points = useOptionalSuspenseQuery(pointsMarketQuery(session));
  const entries = items.data?.entries;
  const itemList = useMemo(
    () => (entries ?? []).map((item) => ({ ...item, candyHappy: candyHappy(item) })),
    [entries],
  );
  const pointList = points.data?.entries;
  const pricesFor = useCallback(
    (happy: number) => jumpPrices(itemList, pointList ?? [], happy),
    [itemList, pointList],
  );
  const candies = useMemo(() => candyChoices(itemList), [itemList]);
  return { items, points, pricesFor, candies };
}

const FailedPrices = ({ items, points }: ReturnType<typeof useJumpPrices>) => (
  <>
    <FailedCall path="torn/items" {...items}>
      Couldn’t load item prices, so costs are unknown.
    </FailedCall>
    <FailedCall path="market/pointsmarket" {...points}>
      Couldn’t load point prices, so the refill’s cost is unknown.
    </FailedCall>
  </>
);

/** The trained stat and its gym, which the URL stores, and the choices of both. Without a gym for the stat, `gym` is null. */
function useJumpTraining({ own, stats }: PlayerTraining, usualStat: BattleStat): JumpTraining {
  const [stat, setStat] = useUrlChoice("stat", STAT_CHOICES, usualStat);
  const open = useMemo(
    () => own.filter((gym) => gym.dots[stat] > 0 && stats !== null && isOpenTo(gym, stats)),
    [own, stat, stats],
  );
  const gymChoices = open.map(({ id, name }) => [String(id), name] as const);
  const best = bestGymFor(open, stat);
  const [gymId, setGymId] = useUrlChoice("gym", gymChoices, String(best?.id ?? ""));
  const gym = open.find(({ id }) => String(id) === gymId) ?? best;
  return { stat, setStat, gym, gymChoices, setGymId };
}

/** Null without a gym for the stat, or without stats. */
function useJumper(
  { stats, perks }: PlayerTraining,
  { stat, gym }: JumpTraining,
  correction: Correction,
): Jumper | null {
  return useMemo(() => {
    const inGym = gym && trainingIn(gym, stat, perkFactorOf(perks, stat));
    return inGym && stats && { training: inGym, value: stats[stat], correction };
  }, [gym, stat, perks, stats, correction]);
}

const useAlternatives = (start: JumpStart | null, jumper: Jumper | null, pricesFor: PricesFor) =>
  useMemo(
    () => start && jumper && alternativesFrom(start, jumper, pricesFor),
    [start, jumper, pricesFor],
  );

/** "12.0% more than the same energy flat, but 840 energy won’t regenerate in the meantime." */
function againstEnergy({ jump, sameEnergy, forgoneEnergy }: JumpOutcome): string {
  const share = sameEnergy.expected > 0 ? jump.expected / sameEnergy.expected - 1 : 0;
  const energy =
    share === 0
      ? "As much as the same energy flat"
      : `${formatRatio(Math.abs(share))} ${share > 0 ? "more" : "less"} than the same energy flat`;
  return forgoneEnergy > 0
    ? `${energy}, but ${formatWhole(forgoneEnergy)} energy won’t regenerate in the meantime.`
    : `${energy}.`;
}

interface ResultProps extends Pick<GainedProps, "option" | "hours"> {
  start: JumpStart;
  jumper: Jumper;
  stat: BattleStat;
  gym: Gym;
}

/** The gain of the jump, the value of the stat up to which it pays off, and its cost. */
const Result = ({ option, hours, start, jumper, stat, gym }: ResultProps) => (
  <div>
    <Gained {...{ option, hours, stat }} gym={gym.name} dots={gym.dots[stat]} />
    <BreakEven ingredients={option.ingredients} {...{ start, jumper, stat }} />
    <Costs {...option} />
  </div>
);

interface GainedProps {
  option: JumpOption;
  hours: string;
  stat: string;
  gym: string;
  dots: number;
}

function Gained({ option, hours, stat, gym, dots }: GainedProps) {
  const { outcome, costPerPoint: price, ingredients } = option;
  const { steps, jump, sameEnergy, sameTime } = outcome;
  const title = "What it gains";
  const parts = flatPartsText(ingredients);
  const from = `from ${formatGameMinute(steps.fromMs)}${parts === "" ? "" : `, with the same ${parts}`}`;
  const rows = [
    { name: "This jump", note: `from ${formatWhole(steps.happy)} happy`, gain: jump },
    ...(sameEnergy.energy === sameTime.energy
      ? [{ name: `Same energy and ${hours}, flat`, note: from, gain: sameTime }]
      : [
          { name: "Same energy, flat", note: "at your maximum happy", gain: sameEnergy },
          { name: `Same ${hours}, flat`, note: from, gain: sameTime },
        ]),
  ];
  const most = Math.max(...rows.map(({ gain }) => gain.expected));
  return (
    <section aria-label={title}>
      <SectionHeader
        title={title}
        aside={
          <>
            <span translate="no">{gym}</span>, {dots} dots
          </>
        }
      />
      <FigureTable
        label={title}
        names={["Training", "Energy", `Estimate, ${stat}`]}
        rows={rows.map(({ name, note, gain }) => ({
          name: <b className="font-semibold">{name}</b>,
          note,
          figures: [formatWhole(gain.energy), formatSignedPoints(gain.expected)],
          bar: gain.expected / most,
        }))}
      />
      <p className="mt-2 text-small text-muted-foreground">
        {againstEnergy(outcome)}
        {price !== null && ` Each extra point costs about ${formatDollars(price)}.`}
      </p>
    </section>
  );
}

interface BreakEvenProps {
  ingredients: Ingredients;
  start: JumpStart;
  jumper: Jumper;
  stat: string;
}

function BreakEven({ ingredients, start, jumper, stat }: BreakEvenProps) {
  const value = useMemo(
    () => breakEvenValue(ingredients, start, jumper),
    [ingredients, start, jumper],
  );
  if (value === null) return null;
  return (
    <p className="mt-2 text-small text-muted-foreground">
      It breaks even at about {formatShort(Number(value.toPrecision(2)))} {stat}. Above that, flat
      training gains more.
    </p>
  );
}

function Costs({ costs, ingredients }: Pick<JumpOption, "costs" | "ingredients">) {
  const { total, extra } = costs;
  const parts = flatPartsText(ingredients);
  const flat = total === null || extra === null ? null : total - extra;
  return (
    <dl aria-label="Cost" className="mt-2">
      <DescriptionRow label="Extra for the jump" value={orDash(extra, formatMoneyShort)} wide />
      {parts !== "" && (
        <DescriptionRow
          label={`${parts === "refill" ? "Refill" : parts}, used either way`}
          value={orDash(flat, formatMoneyShort)}
          wide
        />
      )}
      <DescriptionRow
        label={
          <>
            <b className="text-foreground">Total</b> <Explain {...explainCosts(costs)} />
          </>
        }
        value={<b>{orDash(total, formatMoneyShort)}</b>}
        wide
      />
    </dl>
  );
}
