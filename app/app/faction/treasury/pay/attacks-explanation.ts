import type { ExplainedSum } from "@/components/figures/explain-lines";
import { formatWhole, orDash } from "@/lib/format/numbers";
import { expectedHits } from "@/lib/game/treasury/expected-hits";

/** The energy that a member got from the armoury, and the attacks that it is enough for. @param made null if unknown */
export function explainAttacks(
  energy: Parameters<typeof expectedHits>[0],
  made: number | null,
): ExplainedSum {
  const { xanax, energyPoints } = energy;
  const expected = expectedHits(energy);
  const perAttack = 25;
  const fromXanax = expectedHits({ xanax, energyPoints: 0 }) * perAttack;
  const fromPoints = expectedHits({ xanax: 0, energyPoints }) * perAttack;
  return {
    title: "attacks expected",
    lines: [
      { label: `${formatWhole(xanax)} Xanax`, value: formatWhole(fromXanax) },
      {
        label: `${formatWhole(energyPoints)} points for energy`,
        value: `+${formatWhole(fromPoints)}`,
      },
      { label: "Energy", value: formatWhole(fromXanax + fromPoints) },
      { label: `Expected, ${perAttack} energy each`, value: formatWhole(expected) },
      { label: "Made", value: orDash(made, formatWhole) },
      ...(made !== null && made < expected
        ? [{ label: "Short", value: formatWhole(expected - made) }]
        : []),
    ],
    note: "Only energy from the armoury counts, so most members make more.",
  };
}
