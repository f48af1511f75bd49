import { Countdown } from "@/components/game/game-time";
import { gamePages } from "@/components/game/links";
import { boosterHours } from "@/lib/api/sentences/perks";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import { formatCountdown, formatDuration, formatRemaining } from "@/lib/format/times";
import type { Refills } from "@/lib/game/account/account";
import { type DailyFacts, disabled } from "@/lib/game/checklist/check-result";
import {
  type BoosterMaximum,
  checkBooster,
  checkDrug,
  maximumByPerks,
  maximumByUpgrades,
  OWN_MAXIMUM,
  underAtMs,
} from "@/lib/game/checklist/cooldowns";
import { checkDailyActivity, checkRefill, type DailyActivity } from "@/lib/game/checklist/daily";
import {
  checkEnrolled,
  checkFinished,
  checkMissions,
  checkVirus,
  checkVirusByLog,
  type Contracts,
} from "@/lib/game/checklist/errands";
import { courseEndsAtMs } from "@/lib/game/education/user-education";
import { checkPurchaseCount, remainingPurchases } from "@/lib/game/shops/daily-purchases";

import {
  type Check,
  type ChecklistQueries,
  type CheckSettings,
  defineCheck,
  fromResult,
  isRefused,
  LOADING,
  noExplanation,
  type PlayerMembership,
  SECTIONS,
} from "./define-check";
import { COMPANY, FACTION, FACTION_CRIMES, MEMBERSHIP } from "./faction-and-company";

/** The note of an item that is done once a day: "Used today" or "Not used today". The headline shows when the day ends. */
const doneToday = (done: string, open: string) => ({
  note: ({ isUnknown = false }: DailyFacts, isDone: boolean) =>
    isUnknown ? "Not checked since 00:00 TCT" : isDone ? done : open,
  explain: noExplanation,
});

/** Like `doneToday`, with the time until the reset. */
const doneUntilReset = (done: string, open: string) => ({
  ...doneToday(done, open),
  note: (facts: DailyFacts, isDone: boolean) => (
    <>
      {doneToday(done, open).note(facts, isDone)}, resets in{" "}
      <Countdown endsAtMs={facts.resetsAtMs} format={formatDuration} />
    </>
  ),
});

const refill = (which: "energy" | "nerve" | "token") =>
  ({
    owner: "player",
    gameUrl: gamePages.points,
    apiPath: "user/refills",
    dependsOn: ["refills"],
    evaluate: ({ refills }: Pick<ChecklistQueries, "refills">, { nowMs }: CheckSettings) =>
      fromResult(refills, (used: Refills, fetchedAtMs) =>
        checkRefill(used[which], { nowMs, fetchedAtMs }),
      ),
    ...doneToday("Used today", "Not used today"),
  }) as const;

const REFILLS = {
  nerveRefill: defineCheck({ title: "Nerve refill", section: "General", ...refill("nerve") }),
  energyRefill: defineCheck({ title: "Energy refill", section: "General", ...refill("energy") }),
  casinoRefill: defineCheck({ title: "Casino refill", section: "Casino", ...refill("token") }),
};

const dailyActivityCheck = (activity: DailyActivity) =>
  ({
    owner: "player",
    isInCity: true,
    apiPath: "user/log",
    dependsOn: ["dailyActivity"],
    evaluate: (
      { dailyActivity }: Pick<ChecklistQueries, "dailyActivity">,
      { nowMs }: CheckSettings,
    ) =>
      fromResult(dailyActivity, ({ entries }) => checkDailyActivity(entries, activity, { nowMs })),
  }) as const;

const CHURCH = { section: "General", gameUrl: gamePages.church } as const;

const WHEEL = {
  section: "Casino",
  gameUrl: gamePages.wheels,
  ...doneToday("Spun today", "Not spun today"),
} as const;

/** The items whose results come from today's log. */
const DAY_LOG = {
  itemShopBuys: defineCheck({
    title: "City shop items",
    section: "General",
    owner: "player",
    gameUrl: gamePages.city,
    isInCity: true,
    apiPath: "user/log",
    dependsOn: ["cityShopPurchases"],
    evaluate: ({ cityShopPurchases }, { nowMs }) =>
      fromResult(cityShopPurchases, ({ entries }) => checkPurchaseCount(entries, { nowMs })),
    note: ({ count, resetsAtMs }, isDone) => (
      <>
        {!isDone && `${formatWhole(remainingPurchases(count))} left, `}
        {isDone ? "Resets" : "resets"} in{" "}
        <Countdown endsAtMs={resetsAtMs} format={formatDuration} />
      </>
    ),
    figure: ({ count, limit }) => ({ count, of: limit }),
    explain: ({ purchases, count, limit }) => [
      { label: "Purchases since 00:00 TCT", value: formatWhole(purchases) },
      { label: "Items bought", value: formatWhole(count) },
      { label: "Daily limit", value: formatWhole(limit) },
    ],
  }),
  churchPrayer: defineCheck({
    title: "Church prayer",
    ...CHURCH,
    ...dailyActivityCheck("prayer"),
    ...doneUntilReset("Prayed today", "Not prayed today"),
  }),
  churchDonation: defineCheck({
    title: "Church donation",
    ...CHURCH,
    ...dailyActivityCheck("donation"),
    ...doneUntilReset("Donated today", "Not donated today"),
  }),
  wheelLame: defineCheck({ title: "Wheel of Lame", ...WHEEL, ...dailyActivityCheck("lame") }),
  wheelMediocrity: defineCheck({
    title: "Wheel of Mediocrity",
    ...WHEEL,
    ...dailyActivityCheck("mediocrity"),
  }),
  wheelAwesome: defineCheck({
    title: "Wheel of Awesome",
    ...WHEEL,
    ...dailyActivityCheck("awesome"),
  }),
};

const COOLDOWN = {
  section: "General",
  owner: "player",
  apiPath: "user/cooldowns",
} as const;

const NO_DATA = disabled("no data");

const COOLDOWNS = {
  drugCooldown: defineCheck({
    ...COOLDOWN,
    title: "Drug",
    gameUrl: gamePages.drugs,
    dependsOn: ["cooldowns"],
    evaluate: ({ cooldowns }, { nowMs }) =>
      fromResult(cooldowns, ({ drugSeconds }, fetchedAtMs) =>
        drugSeconds === null ? NO_DATA : checkDrug(drugSeconds, { nowMs, fetchedAtMs }),
      ),
    changesAt: ({ cooldowns: { data, fetchedAtMs } }) => {
      const seconds = data?.drugSeconds ?? null;
      return [seconds !== null && fetchedAtMs + seconds * 1000];
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
      fromResult(answers.cooldowns, ({ boosterSeconds }, fetchedAtMs) => {
        if (boosterSeconds === null) return NO_DATA;
        const maximum = boosterMaximum(answers);
        return maximum ? checkBooster(boosterSeconds, maximum, { nowMs, fetchedAtMs }) : LOADING;
      }),
    changesAt: (answers) => {
      const { data, fetchedAtMs } = answers.cooldowns;
      const seconds = data?.boosterSeconds ?? null;
      const maximum = boosterMaximum(answers);
      return [seconds !== null && maximum && underAtMs(seconds, maximum.hours, fetchedAtMs)];
    },
    note: ({ endsAtMs, maximum }) => (
      <>
        {endsAtMs === null ? "0 h" : <Countdown endsAtMs={endsAtMs} />} of {maximum.hours} h used
      </>
    ),
    explain: ({ remainingMs, maximum: { base, extra, by, hours } }) => [
      { label: "Base", value: `${base} h` },
      { label: EXTRA[by], value: `+${extra} h` },
      { label: "Maximum", value: `${hours} h` },
      { label: "Cooldown", value: formatDuration(remainingMs) },
    ],
  }),
};

/** Labels for the source of the hours beyond the base. */
const EXTRA: Readonly<Record<BoosterMaximum["by"], string>> = {
  none: "Faction bonus (no faction)",
  "war upgrade": "Faction upgrade (war)",
  "peace upgrade": "Faction upgrade (peace)",
  perks: "Faction perk",
  unknown: "Faction upgrade (unknown)",
};

/** The player's maximum booster cooldown; undefined until its source is known. */
function boosterMaximum({
  inFaction,
  upgrades,
  perks,
}: Pick<ChecklistQueries, "perks" | "upgrades"> & PlayerMembership): BoosterMaximum | undefined {
  if (inFaction === undefined) return undefined;
  if (!inFaction) return OWN_MAXIMUM;
  if (upgrades.data !== undefined) return maximumByUpgrades(upgrades.data);
  const isSettled = upgrades.error !== null && (perks.data !== undefined || perks.error !== null);
  return isSettled ? maximumByPerks(perks.data && boosterHours(perks.data)) : undefined;
}

/** Activities that the player starts and that finish later. */
const ERRANDS = {
  education: defineCheck({
    title: "Education",
    section: "General",
    owner: "player",
    gameUrl: gamePages.education,
    apiPath: "user/education",
    dependsOn: ["userEducation", "education"],
    evaluate: ({ userEducation, education }, { nowMs }) =>
      fromResult(
        userEducation,
        (own, fetchedAtMs) =>
          checkEnrolled(own, { nowMs, fetchedAtMs }) ??
          fromResult(education, ({ entries }) => checkFinished(own, entries)),
      ),
    changesAt: ({ userEducation: { data, fetchedAtMs } }) => [
      data && courseEndsAtMs(data, fetchedAtMs),
    ],
    names: ({ kind }) => ({ courses: kind === "course" }),
    note: (facts, isDone, { courses }) => {
      if (facts.kind === "course") {
        return (
          <>
            <span translate="no">
              {courses.get(facts.courseId) ?? `Course [${facts.courseId}]`}
            </span>
            , <TimeLeft endsAtMs={facts.endsAtMs} fallback="end unknown" />
          </>
        );
      }
      return isDone
        ? `All ${formatCount(facts.courses, "course", "courses")} done`
        : `No course in progress, ${formatWhole(facts.completed)} of ${formatWhole(facts.courses)} done`;
    },
    explain: noExplanation,
  }),
  missions: defineCheck({
    title: "Missions",
    section: "General",
    owner: "player",
    gameUrl: gamePages.missions,
    apiPath: "user/missions",
    dependsOn: ["missions"],
    evaluate: ({ missions }, { nowMs }) =>
      fromResult(missions, ({ entries }) => checkMissions(entries, { nowMs })),
    note: contractsText,
    explain: noExplanation,
  }),
  virusCoding: defineCheck({
    title: "Virus coding",
    section: "General",
    owner: "player",
    gameUrl: gamePages.computer,
    apiPath: "user/virus",
    dependsOn: ["virus", "virusLog"],
    evaluate: ({ virus, virusLog }, { nowMs }) =>
      isRefused(virus.error)
        ? fromResult(virusLog, ({ entries }) => checkVirusByLog(entries))
        : fromResult(virus, (coded) => checkVirus(coded, { nowMs })),
    changesAt: ({ virus }) => [virus.data?.endsAtMs],
    note: (facts) => {
      if (facts.kind === "no virus") return "Not coding a virus";
      return (
        <>
          {facts.name === null ? "A virus" : <span translate="no">{facts.name}</span>},{" "}
          <TimeLeft endsAtMs={facts.endsAtMs} fallback="end unknown" format={formatCountdown} />
        </>
      );
    },
    explain: noExplanation,
  }),
};

function contractsText({ count, expiresAtMs }: Contracts) {
  if (count === 0) return "No open Duke contracts";
  return (
    <>
      {formatCount(count, "Duke contract", "Duke contracts")}
      {expiresAtMs !== null && (
        <>
          {count === 1 ? ", expires in " : ", next expires in "}
          <Countdown endsAtMs={expiresAtMs} />
        </>
      )}
    </>
  );
}

interface TimeLeftProps {
  endsAtMs: number | null;
  fallback: string;
  format?: (remainingMs: number) => string;
}

/** "4 h 12 min left". */
function TimeLeft({ endsAtMs, fallback, format = formatRemaining }: TimeLeftProps) {
  if (endsAtMs === null) return fallback;
  return (
    <>
      <Countdown endsAtMs={endsAtMs} format={format} /> left
    </>
  );
}

/**
 * The items by id. The ids are saved in the player's configuration: one that changes gets a row in
 * lib/store/engine/migrations.ts.
 */
const DEFINITIONS = {
  ...REFILLS,
  ...COOLDOWNS,
  ...ERRANDS,
  ...DAY_LOG,
  ...MEMBERSHIP,
  ...FACTION,
  ...FACTION_CRIMES,
  ...COMPANY,
};

export type ItemId = keyof typeof DEFINITIONS;

export interface ChecklistItem extends Check {
  id: ItemId;
}

/** All checklist items, in display order. */
export const CHECKLIST_ITEMS: readonly ChecklistItem[] = (
  Object.entries(DEFINITIONS) as [ItemId, Check][]
)
  .map(([id, definition]) => ({ id, ...definition }))
  .sort((a, b) => SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section));
