import { formatHundredths, formatWhole } from "@/lib/format/numbers";
import type { CountedAttack } from "@/lib/game/treasury/attack-log";

const ATTACK_NAMES: Readonly<Record<CountedAttack["kind"], string>> = {
  war: "War hit",
  outside: "Outside hit",
  assist: "Assist",
  loss: "Loss",
};

/** "War hit on Blackthorn, retal, 4.25 respect". */
export function attackText(
  { kind, respect, bonusHit, isRetaliation, isAbroad, target }: CountedAttack,
  isChain: boolean,
): string {
  const name = isChain && kind === "war" ? "Hit" : ATTACK_NAMES[kind];
  return [
    target === "" ? name : `${name} on ${target}`,
    ...(isRetaliation ? ["retal"] : []),
    ...(isAbroad ? ["abroad"] : []),
    ...(bonusHit === null ? [] : [`bonus hit ${formatWhole(bonusHit)}`]),
    ...(respect > 0 ? [`${formatHundredths(respect)} respect`] : []),
  ].join(", ");
}
