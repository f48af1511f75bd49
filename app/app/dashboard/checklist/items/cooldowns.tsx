import { Countdown } from "@/components/game/countdown";
import { gamePages } from "@/components/game/links";
import { formatDuration } from "@/lib/format/times";
import { disabled } from "@/lib/game/checklist/check-result";
import {
  type BoosterMaximum,
  checkBooster,
  checkDrug,
  maximumByPerks,
  maximumByUpgrades,
  OWN_MAXIMUM,
  underAtMs,
} from "@/lib/game/checklist/cooldowns";

import { fromResult, defineCheck, LOADING, noExplanation } from "./define-check";
import type { ChecklistQueries, PlayerMembership } from "./queries";
import { TimeLeft } from "./time-left";

const COOLDOWN = {
  section: "General",
  owner: "player",
  apiPath: "user/cooldowns",
} as const;

const NOT_TOLD = disabled("no data");

export const COOLDOWNS = {
  drugCooldown: defineCheck({
    ...COOLDOWN,
    title: "Drug",
    gameUrl: gamePages.drugs,
    dependsOn: ["cooldowns"],
    evaluate: ({ cooldowns }, { nowMs }) =>
      fromResult(cooldowns, ({ drugSeconds }, readAtMs) =>
        drugSeconds === null ? NOT_TOLD : checkDrug(drugSeconds, { nowMs, readAtMs }),
      ),
    changesAt: ({ cooldowns: { data, readAtMs } }) => {
      const seconds = data?.drugSeconds ?? null;
      return [seconds !== null && readAtMs + seconds * 1000];
    },
    note: ({ endsAtMs }) => <TimeLeft endsAtMs={endsAtMs} fallback="No cooldown" />,
    explain: noExplanation,
  }),
  boosterCooldown: defineCheck({
    ...COOLDOWN,
    title: "Booster",
    gameUrl: gamePages.boosters,
    dependsOn: ["cooldowns", "upgrades", "perks"],
    evaluate: (answers, { nowMs }) =>
      fromResult(answers.cooldowns, ({ boosterSeconds }, readAtMs) => {
        if (boosterSeconds === null) return NOT_TOLD;
        const maximum = boosterMaximum(answers);
        return maximum ? checkBooster(boosterSeconds, maximum, { nowMs, readAtMs }) : LOADING;
      }),
    changesAt: (answers) => {
      const { data, readAtMs } = answers.cooldowns;
      const seconds = data?.boosterSeconds ?? null;
      const maximum = boosterMaximum(answers);
      return [seconds !== null && maximum && underAtMs(seconds, maximum.hours, readAtMs)];
    },
    note: ({ endsAtMs, maximum }) => (
      <>
        {endsAtMs === null ? "0 h" : <Countdown endsAtMs={endsAtMs} />} of {maximum.hours} h used
      </>
    ),
    explain: ({ remainingMs: leftMs, maximum: { base, extra, by, hours } }) => [
      { label: "Every player", value: `${base} h` },
      { label: EXTRA[by], value: `+${extra} h` },
      { label: "Maximum", value: `${hours} h` },
      { label: "Cooldown", value: formatDuration(leftMs) },
    ],
  }),
};

/** What the hours come from that not every player has. */
const EXTRA: Readonly<Record<BoosterMaximum["by"], string>> = {
  none: "No faction",
  "war upgrade": "Your faction’s upgrade, in war",
  "peace upgrade": "Your faction’s upgrade, in peace",
  perks: "Your faction’s perk",
  unknown: "Your faction’s upgrade, not known",
};

/** Undefined until it is known what it comes from. */
function boosterMaximum({
  inFaction,
  upgrades,
  perks,
}: Pick<ChecklistQueries, "perks" | "upgrades"> & PlayerMembership): BoosterMaximum | undefined {
  if (inFaction === undefined) return undefined;
  if (!inFaction) return OWN_MAXIMUM;
  if (upgrades.data !== undefined) return maximumByUpgrades(upgrades.data);
  const isSettled = upgrades.error !== null && (perks.data !== undefined || perks.error !== null);
  return isSettled ? maximumByPerks(perks.data) : undefined;
}
