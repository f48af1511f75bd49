import { Trash2 } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useState } from "react";

import { Collapsible } from "@/components/figures/collapsible";
import { SectionHeader } from "@/components/figures/section-header";
import { SelectField } from "@/components/list/select-field";
import { Stepper } from "@/components/list/stepper";
import { TextField } from "@/components/list/text-field";
import { Button } from "@/components/ui/button";
import type { Choice } from "@/components/window/choice";
import { formatMoneyShort, formatWhole, orDash } from "@/lib/format/numbers";
import { BATTLE_STATS, type BattleStat } from "@/lib/game/training/battle-stats";
import type { Gym } from "@/lib/game/training/gym";
import {
  INGREDIENTS,
  INGREDIENT_KINDS,
  REFILL_POINTS,
  type IngredientKind,
  type Ingredients,
} from "@/lib/game/training/ingredients";
import { type JumpCosts } from "@/lib/game/training/jump";
import type { Candy } from "@/lib/game/training/prices";
import { MAX_JUMPS, removeJump, saveJump } from "@/lib/store/user/training";

import { INGREDIENT_TITLES, ingredientsText } from "./jump-text";
import { STAT_NAMES } from "./text";
import { useTrainingChoices } from "./use-player-training";

export const STAT_CHOICES = BATTLE_STATS.map((stat) => [stat, STAT_NAMES[stat]] as const);

/** The stat that a jump trains, in which gym, and the gyms to choose from. */
export interface JumpTraining {
  stat: BattleStat;
  setStat: (stat: BattleStat) => void;
  gym: Gym | null;
  gymChoices: readonly Choice[];
  setGymId: (id: string) => void;
}

interface IngredientFieldsProps {
  ingredients: Ingredients;
  costs: JumpCosts;
  candies: readonly Candy[];
  training: JumpTraining;
  /** The energy of a full bar, and so of a refill. */
  barEnergy: number;
  onChange: (ingredients: Ingredients) => void;
  onReset: () => void;
  /** True if the fields are folded at first, below the jump's name. */
  isMobile: boolean;
  children: ReactNode;
}

/** The maximum count of an ingredient, more than anyone takes in one jump. */
const MAX_COUNT = 100;

/** The fields for a jump's stat, gym, and count of each ingredient. */
export function IngredientFields({
  ingredients,
  costs,
  candies,
  training,
  ...props
}: IngredientFieldsProps) {
  const { stat, setStat, gym, gymChoices, setGymId } = training;
  const { barEnergy, onChange, onReset, isMobile } = props;
  const notes: Readonly<Record<IngredientKind, string>> = {
    xanax: "250 energy",
    dvd: "2,500 happy, 6 h of booster cooldown",
    candy: `${ingredients.candyHappy} happy, 30 min of booster cooldown`,
    ecstasy: "doubles happy",
    coupon: `${formatWhole(barEnergy)} energy, 500 happy, 6 h of booster cooldown`,
    refill: `${formatWhole(barEnergy)} energy, ${REFILL_POINTS} points`,
  };
  const dollars = new Map(costs.lines.map((line) => [line.kind, line.dollars]));
  const title = "Ingredients";
  const reset = (
    <Button variant="quiet" size="sm" onClick={onReset}>
      Reset
    </Button>
  );
  const fields = (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
        <SelectField label="Stat" value={stat} options={STAT_CHOICES} onChange={setStat} />
        <SelectField
          label="Gym"
          value={String(gym?.id ?? "")}
          options={gymChoices}
          onChange={setGymId}
          namesFrom={0}
        />
        {candies.length > 1 && (
          <SelectField
            label="Candy"
            value={String(ingredients.candyHappy)}
            options={candies.map(
              ({ happy, name }) => [String(happy), `${name}, ${happy} happy`] as const,
            )}
            onChange={(happy) => {
              onChange({ ...ingredients, candyHappy: Number(happy) });
            }}
            namesFrom={0}
          />
        )}
      </div>
      <ul aria-label={title}>
        {INGREDIENT_KINDS.map((kind) => (
          <Ingredient
            key={kind}
            title={INGREDIENT_TITLES[kind]}
            note={notes[kind]}
            cost={
              ingredients[kind] === 0 ? "–" : orDash(dollars.get(kind) ?? null, formatMoneyShort)
            }
            count={ingredients[kind]}
            max={Math.min(MAX_COUNT, INGREDIENTS[kind].max)}
            onChange={(count) => {
              onChange({ ...ingredients, [kind]: count });
            }}
          />
        ))}
      </ul>
      {props.children}
    </>
  );
  return isMobile ? (
    <Collapsible title={title} aside={ingredientsText(ingredients)}>
      {fields}
      {reset}
    </Collapsible>
  ) : (
    <section aria-label={title}>
      <SectionHeader title={title}>{reset}</SectionHeader>
      {fields}
    </section>
  );
}

interface IngredientProps {
  title: string;
  note: string;
  cost: string;
  count: number;
  max: number;
  onChange: (count: number) => void;
}

function Ingredient({ title, note, cost, ...stepper }: IngredientProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 border-b border-row py-1.5">
      <span>
        <span className="font-semibold">{title}</span>
        <span className="block text-small text-muted-foreground">{note}</span>
      </span>
      <span translate="no" className="text-muted-foreground">
        {cost}
      </span>
      <Stepper name={title} {...stepper} />
    </li>
  );
}

interface SavedJumpsProps {
  /** The displayed jump. */
  ingredients: Ingredients;
  onLoad: (ingredients: Ingredients) => void;
}

/** The player's saved jumps, with a form to save one by name and buttons to load and remove each. */
export function SavedJumps({ ingredients, onLoad }: SavedJumpsProps) {
  const { choices, store } = useTrainingChoices();
  const { jumps } = choices;
  const [name, setName] = useState("");
  const [saved, setSaved] = useState("");

  function save(event: SyntheticEvent) {
    event.preventDefault();
    const trimmed = name.trim().slice(0, 40);
    if (trimmed === "") {
      setSaved("Enter a name first.");
      return;
    }
    if (!saveJump(store, { name: trimmed, ingredients })) {
      setSaved(`You’ve saved ${MAX_JUMPS} jumps. Remove one first.`);
      return;
    }
    setName("");
    setSaved(`Saved ${trimmed}.`);
  }

  return (
    <>
      {jumps.length > 0 && (
        <ul aria-label="Saved jumps" className="mt-2">
          {jumps.map((jump) => (
            <li key={jump.name} className="flex items-center justify-between border-b border-row">
              <Button
                variant="link"
                size="inline"
                className="min-h-9 text-left wrap-anywhere whitespace-normal! max-md:min-h-11"
                onClick={() => {
                  onLoad(jump.ingredients);
                }}
              >
                {jump.name}
              </Button>
              <Button
                variant="quiet"
                size="sm"
                className="px-1.5 max-md:min-w-11"
                aria-label={`Remove the jump ${jump.name}`}
                onClick={() => {
                  removeJump(store, jump.name);
                }}
              >
                <Trash2 aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={save} className="flex flex-wrap items-center gap-2 py-2" noValidate>
        <TextField label="Name" value={name} onChange={setName} placeholder="My jump" />
        <Button type="submit" variant="outline">
          Save jump
        </Button>
        <p role="status" className="text-small text-muted-foreground">
          {saved}
        </p>
      </form>
    </>
  );
}
