import { formatNumber, formatNumberShort } from "@/lib/format/format-number";
import { numberOrDash } from "@/lib/format/or-dash";
import { signed } from "@/lib/format/signed";
import type { BattleStat } from "@/lib/game/training/battle-stats";

export const STAT_NAMES: Readonly<Record<BattleStat, string>> = {
  strength: "Strength",
  defense: "Defense",
  speed: "Speed",
  dexterity: "Dexterity",
};

/** "213k" of 213,067: three digits, as an estimate has them. */
export const formatPoints = (points: number) =>
  numberOrDash(points, (known) =>
    Math.abs(known) >= 10_000
      ? formatNumberShort(known, { digits: 3 })
      : formatNumber(known, {
          decimals: Math.abs(known) < 100 && !Number.isInteger(known) ? 2 : 0,
        }),
  );

/** "+213k". */
export const formatSignedPoints = (points: number) => signed(points, formatPoints);

/** "102.9%", of 1.0289. */
export const formatRatio = (ratio: number) =>
  numberOrDash(ratio, (known) => `${formatNumber(known * 100, { decimals: 1 })}%`);

/** "× 1.029". */
export const formatFactor = (factor: number, decimals = 3) =>
  `× ${formatNumber(factor, { decimals })}`;
