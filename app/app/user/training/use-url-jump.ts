import { useSearchParams } from "next/navigation";
import { useMemo } from "react";

import { updateUrl } from "@/components/window/use-url-value";
import {
  INGREDIENT_KINDS,
  type Ingredients,
  NO_INGREDIENTS,
  PLAIN_CANDY_HAPPY,
  withinLimits,
} from "@/lib/game/training/ingredients";

/** The usual jump: four Xanax, five DVDs, Ecstasy and a refill. */
export const USUAL_JUMP: Ingredients = {
  ...NO_INGREDIENTS,
  xanax: 4,
  dvd: 5,
  ecstasy: 1,
  refill: 1,
};

type IngredientName = keyof Ingredients;

const NAMES: readonly IngredientName[] = [...INGREDIENT_KINDS, "candyHappy"];

/** The name of an ingredient in the address: `dvd=6`. */
const parameterOf = (name: IngredientName) => (name === "candyHappy" ? "candy-happy" : name);

/** The parameter with all numbers that links had until 29 November 2026: `jump=4-5-0-1-0-1-25`, in the order of `NAMES`. */
const OLD_PARAMETER = "jump";

const MAX_COUNT = 100;
const MAX_CANDY_HAPPY = 250;

const isCount = (text: string | null | undefined): text is string => /^\d{1,3}$/.test(text ?? "");

/**
 * The jump in the address, within the limits of a jump. What it doesn't say is that of the usual jump; null if it says nothing at
 * all.
 */
export function readJump(parameters: URLSearchParams): Ingredients | null {
  const isSaid = [OLD_PARAMETER, ...NAMES.map(parameterOf)].some((name) => parameters.has(name));
  if (!isSaid) return null;
  const old = parameters.get(OLD_PARAMETER)?.split("-");
  const numberOf = (name: IngredientName) => {
    const text = old ? old[NAMES.indexOf(name)] : parameters.get(parameterOf(name));
    return isCount(text) ? Number(text) : old ? 0 : USUAL_JUMP[name];
  };
  const counts = INGREDIENT_KINDS.map(
    (kind) => [kind, Math.min(MAX_COUNT, numberOf(kind))] as const,
  );
  const candyHappy = Math.min(MAX_CANDY_HAPPY, numberOf("candyHappy")) || PLAIN_CANDY_HAPPY;
  return withinLimits({ ...NO_INGREDIENTS, ...Object.fromEntries(counts), candyHappy });
}

/** Writes the jump that `readJump` reads. */
export function writeJump(parameters: URLSearchParams, jump: Ingredients | null) {
  for (const name of [OLD_PARAMETER, ...NAMES.map(parameterOf)]) parameters.delete(name);
  if (jump === null) return;
  const unusual = NAMES.filter((name) => jump[name] !== USUAL_JUMP[name]);
  for (const name of unusual.length > 0 ? unusual : NAMES.slice(0, 1)) {
    parameters.set(parameterOf(name), String(jump[name]));
  }
}

export const isSameJump = (one: Ingredients, other: Ingredients): boolean =>
  NAMES.every((name) => one[name] === other[name]);

/**
 * The chosen jump, which is in the URL, so that a link opens the same one; null if none is. Changes of single ingredients in a row
 * share an entry in the browser's history, as if they were typed.
 */
export function useUrlJump(): [
  Ingredients | null,
  (jump: Ingredients | null, how?: "chosen" | "typed") => void,
] {
  const text = useSearchParams().toString();
  const ingredients = useMemo(() => readJump(new URLSearchParams(text)), [text]);
  return [
    ingredients,
    (jump, how = "chosen") => {
      const url = new URL(window.location.href);
      writeJump(url.searchParams, jump);
      updateUrl(url, how === "typed" ? "jump" : null);
    },
  ];
}
