import type { ExplainedSum } from "@/components/figures/explain-lines";
import { formatHundredths, formatShort, formatWhole, orDash } from "@/lib/format/numbers";
import { formatShortGameDay } from "@/lib/format/days";
import { statsLimit } from "@/lib/game/fight/estimate";
import { type ScoreAt, unlimitedFairFight } from "@/lib/game/fight/fair-fight";
import { ATTACK_ENERGY, type AttackRecord } from "@/lib/game/fight/own-attacks";
import { baseRespect } from "@/lib/game/fight/respect";

import type { ListRow } from "./rows";
import { daysAgo, difficultyText, rangeText } from "@/components/fight/fight-text";

/** The explanation of the column: the calculation of every figure in it. */
export const RESPECT_COLUMN: ExplainedSum = {
  title: "respect",
  lines: [
    { label: "Base", value: "1 at level 1, 1.5 at level 100" },
    { label: "Times", value: "fair fight of your last attack" },
    { label: "If you mug", value: "× 0.75" },
  ],
  note: "For attacks outside chains and wars, which pay more. If you haven’t attacked them, fair fight comes from their last attack on you, or else from your spy report. With none of these, it’s between 1.00 and 3.00.",
};

export const DIFFICULTY_COLUMN: ExplainedSum = {
  title: "difficulty and total stats",
  lines: [
    { label: "Very easy", value: "fair fight below 1.50" },
    { label: "Easy", value: "below 2.50" },
    { label: "Moderate", value: "below 3.50" },
    { label: "Difficult", value: "below 4.50" },
    { label: "May be impossible", value: "4.50 and above" },
  ],
  note: "The game shows no fair fight above 3.00, so 3.00 is “moderate or harder”. Total stats follow from the fair fight and your own stats on the day of the attack; a spy report takes precedence. It is unknown whether boosters change a fair fight.",
};

/** The explanation of the bounties: whom the headline counts, and the default order. */
export const BOUNTY_DIFFICULTY: ExplainedSum = {
  ...DIFFICULTY_COLUMN,
  note: `“You can beat” counts players who are ready, easy or very easy, and didn’t win your last fight with them. “Best for you” starts with the easy ones. ${DIFFICULTY_COLUMN.note}`,
};

const SOURCES = {
  "own attack": "your attack",
  "their attack": "their attack on you",
  "spy report": "your spy report",
} as const;

export function explainRespect({ name, level, estimate }: ListRow, nowMs: number): ExplainedSum {
  const { source, atMs, fairFight } = estimate;
  const from = source === null ? "any" : SOURCES[source];
  return {
    title: `the respect for ${name}`,
    lines: [
      { label: `Base at level ${level}`, value: formatHundredths(baseRespect(level)) },
      {
        label: `Fair fight: ${from}${atMs === null ? "" : `, ${daysAgo(atMs, nowMs)}`}`,
        value: `× ${rangeText(fairFight)}`,
      },
      { label: "Respect", value: rangeText(estimate.respect) },
      { label: "If you mug, × 0.75", value: rangeText(estimate.respectIfMugged) },
    ],
    note: "Base = level ÷ 198 + 197 ÷ 198. Chains, wars and other bonuses come on top.",
  };
}

export function explainDifficulty({ name, estimate }: ListRow): ExplainedSum {
  const { strength, source } = estimate;
  return {
    title: `the difficulty of ${name}`,
    lines:
      strength === null
        ? []
        : [
            { label: "From", value: source === null ? "–" : SOURCES[source] },
            { label: "Their battle score ÷ yours", value: formatHundredths(strength.scoreRatio) },
            {
              label: "1 + that × 8 ÷ 3, fair fight without the limit of 3",
              value: formatHundredths(strength.unlimited),
            },
            { label: "Difficulty", value: difficultyText(estimate) },
          ],
    note: "Below 1.50 very easy, 2.50 easy, 3.50 moderate, 4.50 difficult.",
  };
}

export function explainStats(
  { name, stats }: Pick<ListRow, "name" | "stats">,
  scoreAt: ScoreAt,
  nowMs: number,
): ExplainedSum {
  const score = stats?.score ?? null;
  const total = stats?.total ?? null;
  const limit = stats && statsLimit(stats);
  const bound = stats === null || limit === null ? "" : `${stats.bound} `;
  // A spy report doesn't depend on the player's own stats.
  const then =
    stats === null || score === null || stats.source === "spy report" ? null : scoreAt(stats.atMs);
  const now = scoreAt(nowMs);
  return {
    title: `the total stats of ${name}`,
    lines: [
      {
        label: "From",
        value: stats === null ? "–" : `${SOURCES[stats.source]}, ${daysAgo(stats.atMs, nowMs)}`,
      },
      ...(stats === null || then === null
        ? []
        : [
            {
              label: `Your battle score on ${formatShortGameDay(stats.atMs)}`,
              value: formatWhole(then),
            },
          ]),
      ...(stats === null || then === null || score === null
        ? []
        : [
            {
              label: "Fair fight of that attack",
              value: formatHundredths(
                stats.source === "own attack"
                  ? unlimitedFairFight(score, then)
                  : unlimitedFairFight(then, score),
              ),
            },
          ]),
      ...(score === null
        ? []
        : [{ label: "Their battle score", value: `${bound}${formatWhole(score)}` }]),
      ...(limit === null
        ? []
        : [
            {
              label: stats?.bound === "at least" ? "Score² ÷ 4" : "Score² ÷ 2.75",
              value: `${bound}${formatShort(limit)}`,
            },
          ]),
      ...(total === null || total.least === total.most
        ? []
        : [
            { label: "Score² ÷ 4", value: formatShort(total.least) },
            { label: "Score² ÷ 2.75", value: formatShort(total.most) },
          ]),
      ...(now === null ? [] : [{ label: "Your battle score today", value: formatWhole(now) }]),
    ],
    note: `A battle score is the sum of the square roots of the four battle stats.${
      then === null ? "" : ` ${SCORE_FORMULAS[stats?.source ?? "own attack"]}`
    }`,
  };
}

const SCORE_FORMULAS = {
  "own attack": "Theirs = yours × 0.375 × (fair fight − 1).",
  "their attack": "Theirs = yours ÷ (0.375 × (fair fight − 1)).",
  "spy report": "",
} as const;

export const explainPerAttack = ({
  respect,
  attacks,
  bonusHits,
  respectPerAttack,
}: AttackRecord): ExplainedSum => ({
  title: "respect per 25 energy",
  lines: [
    { label: "Respect without bonus hits", value: formatHundredths(respect) },
    { label: "Attacks without bonus hits", value: formatWhole(attacks - bonusHits) },
    { label: "Per attack", value: orDash(respectPerAttack, formatHundredths) },
  ],
  note: `Each attack takes ${ATTACK_ENERGY} energy. Lost ones are included.`,
});
