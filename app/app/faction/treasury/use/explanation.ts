import type { ExplainedSum } from "@/components/figures/explain-lines";
import { formatMoney, formatWhole } from "@/lib/format/numbers";
import {
  type ArmouryUse,
  POINTS,
  USE_KINDS,
  type UsedThing,
  type UseKind,
} from "@/lib/game/treasury/armoury-use";
import { expectedHits } from "@/lib/game/treasury/expected-hits";

/** "3 × Xanax", "60 points". */
const thingText = ({ name, count }: UsedThing) =>
  name === POINTS ? `${formatWhole(count)} points` : `${formatWhole(count)} × ${name}`;

const thingLine = (thing: UsedThing) => ({
  label: thingText(thing),
  value: thing.unpriced > 0 ? "–" : formatMoney(thing.value),
  ...(thing.name !== POINTS && { names: [thing.name] }),
});

interface Valued {
  name: string;
  things: readonly UsedThing[];
  deposits: readonly UsedThing[];
  used: { value: number };
}

/** The value of what a member used, item by item, and what they deposited. */
export const explainUse = ({ name, things, deposits, used }: Valued): ExplainedSum => ({
  title: `the value of what ${name} used`,
  lines: [
    ...things.map(thingLine),
    { label: "Value", value: formatMoney(used.value) },
    ...deposits.map((thing) => {
      const { label, ...line } = thingLine(thing);
      return { label: `${label}, deposited`, ...line };
    }),
  ],
  note: "At today’s market value. Loans aren’t included.",
});

const KINDS: Readonly<Record<UseKind, string>> = {
  xanax: "Xanax",
  points: "Points",
  medical: "Medical",
  boosters: "Boosters",
  energyDrinks: "Energy drinks",
  temporary: "Temporary",
  other: "Other",
};

/** The value of all that was used, by kind. @param whose the members, if not all: "Xanax, no hits" */
export const explainTotal = ({ kinds, used }: ArmouryUse, whose = ""): ExplainedSum => ({
  title: `the value of all use${whose && `, ${whose}`}`,
  lines: [
    ...USE_KINDS.filter((kind) => kinds[kind].count > 0).map((kind) => ({
      label: `${KINDS[kind]}: ${formatWhole(kinds[kind].count)}`,
      value: kinds[kind].unpriced === kinds[kind].count ? "–" : formatMoney(kinds[kind].value),
    })),
    { label: "Value", value: formatMoney(used.value) },
  ],
  note: "At today’s market value. Loans aren’t included.",
});

/** The attacks that the energy from the armoury is enough for. */
export function explainExpected({
  kinds,
  energyPoints,
}: Pick<ArmouryUse, "kinds" | "energyPoints">): ExplainedSum {
  const xanax = kinds.xanax.count;
  const expected = (energy: Parameters<typeof expectedHits>[0]) =>
    formatWhole(expectedHits(energy));
  return {
    title: "attacks expected",
    lines: [
      {
        label: `${formatWhole(xanax)} Xanax, 10 attacks each`,
        value: expected({ xanax, energyPoints: 0 }),
      },
      {
        label: `${formatWhole(energyPoints)} points for energy, 5 for an attack`,
        value: `+${expected({ xanax: 0, energyPoints })}`,
      },
      { label: "Expected", value: expected({ xanax, energyPoints }) },
    ],
    note: "A Xanax is 250 energy, an energy refill of 30 points 150, an attack 25. Only energy from the armoury counts, so most members make more.",
  };
}
