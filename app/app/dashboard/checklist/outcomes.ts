import {
  type BoosterMaximum,
  maximumByPerks,
  maximumByUpgrades,
  OWN_MAXIMUM,
} from "@/lib/game/checklist/booster-maximum";
import {
  goneEmployeesVerdict,
  inactiveEmployeesVerdict,
  positionsVerdict,
} from "@/lib/game/checklist/company";
import { boosterVerdict, drugVerdict, underAtMs } from "@/lib/game/checklist/cooldowns";
import { crimeItemsVerdict, passRatesVerdict } from "@/lib/game/checklist/crimes";
import { type DayDeed, deedVerdict, purchasesVerdict } from "@/lib/game/checklist/day-log";
import { enrolledVerdict, finishedVerdict } from "@/lib/game/checklist/education";
import {
  applicationsVerdict,
  fullVerdict,
  goneMembersVerdict,
  idleMembersVerdict,
  inactiveMembersVerdict,
  membershipVerdict,
} from "@/lib/game/checklist/faction";
import type { ItemId } from "@/lib/game/checklist/items";
import { missionsVerdict } from "@/lib/game/checklist/missions";
import { ownCrimeVerdict } from "@/lib/game/checklist/own-crime";
import { refillVerdict } from "@/lib/game/checklist/refills";
import { disabled, type DisabledReason, type Verdict } from "@/lib/game/checklist/verdict";
import { virusVerdict, virusVerdictByLog } from "@/lib/game/checklist/virus";
import { courseEndsAtMs } from "@/lib/game/education/studies";

import { from, fromList, LOADING, type Outcome } from "./check";
import { type Answers, isRefused } from "./use-answers";

interface Terms {
  nowMs: number;
  /** Days without an action after which somebody counts as inactive. */
  inactivityDays: number;
  /** Percent. */
  ocPassRate: number;
}

const NOT_TOLD = disabled("not told");

/** How each item stands by what the game has answered. */
export function outcomesOf(answers: Answers, terms: Terms): Readonly<Record<ItemId, Outcome>> {
  const { nowMs, ocPassRate } = terms;
  const { refills, cooldowns, basic, members, crimes, company, employees } = answers;
  const inactive = { nowMs, days: terms.inactivityDays };

  const refill = (which: "energy" | "nerve" | "token") =>
    from(refills, (used, readAtMs) => refillVerdict(used[which], { nowMs, readAtMs }));
  const deed = (which: DayDeed) =>
    from(answers.dayLog, ({ entries }) => deedVerdict(entries, which, { nowMs }));
  const ofFaction = (outcome: Outcome) => ofMembers(answers.inFaction, "no faction", outcome);
  const ofCompany = (outcome: Outcome) => ofMembers(answers.inCompany, "no company", outcome);

  return {
    nerveRefill: refill("nerve"),
    energyRefill: refill("energy"),
    drugCooldown: from(cooldowns, ({ drugSeconds }, readAtMs) =>
      drugSeconds === null ? NOT_TOLD : drugVerdict(drugSeconds, { nowMs, readAtMs }),
    ),
    boosterCooldown: from(cooldowns, ({ boosterSeconds }, readAtMs) => {
      if (boosterSeconds === null) return NOT_TOLD;
      const maximum = boosterMaximum(answers);
      return maximum ? boosterVerdict(boosterSeconds, maximum, { nowMs, readAtMs }) : LOADING;
    }),
    education: from(
      answers.studies,
      (studies, readAtMs) =>
        enrolledVerdict(studies, { nowMs, readAtMs }) ??
        from(answers.education, ({ entries }) => finishedVerdict(studies, entries)),
    ),
    missions: from(answers.missions, ({ entries }) => missionsVerdict(entries, { nowMs })),
    virusCoding: isRefused(answers.virus.error)
      ? from(answers.virusLog, ({ entries }) => virusVerdictByLog(entries))
      : from(answers.virus, (virus) => virusVerdict(virus, { nowMs })),
    itemShopBuys: from(answers.shopBuys, ({ entries }) => purchasesVerdict(entries, { nowMs })),
    churchPrayer: deed("prayer"),
    churchDonation: deed("donation"),
    joinFaction: joined(answers),
    joinOrganisedCrime: ofFaction(ownCrime(answers)),
    factionFull: ofFaction(from(basic, fullVerdict)),
    factionApplications: ofFaction(fromList(answers.applications, applicationsVerdict)),
    inactiveMembers: ofFaction(
      fromList(members, (entries) => inactiveMembersVerdict(entries, inactive)),
    ),
    fallenFederalMembers: ofFaction(fromList(members, goneMembersVerdict)),
    membersNotInOc: ofFaction(fromList(members, idleMembersVerdict)),
    ocPassRate: ofFaction(fromList(crimes, (entries) => passRatesVerdict(entries, ocPassRate))),
    ocMissingItems: ofFaction(fromList(crimes, crimeItemsVerdict)),
    companyPositions: ofCompany(from(company, positionsVerdict)),
    companyInactiveEmployees: ofCompany(
      fromList(employees, (entries) => inactiveEmployeesVerdict(entries, inactive)),
    ),
    companyEmployeeStatus: ofCompany(fromList(employees, goneEmployeesVerdict)),
    casinoRefill: refill("token"),
    wheelLame: deed("lame"),
    wheelMediocrity: deed("mediocrity"),
    wheelAwesome: deed("awesome"),
  };
}

/** The moments at which one of the outcomes changes, besides the full minutes. */
export function momentsOf({ cooldowns, studies, virus, ...answers }: Answers): number[] {
  const { data, readAtMs } = cooldowns;
  const hours = boosterMaximum(answers)?.hours;
  const moments = [
    typeof data?.drugSeconds === "number" && readAtMs + data.drugSeconds * 1000,
    typeof data?.boosterSeconds === "number" &&
      hours !== undefined &&
      underAtMs(data.boosterSeconds, hours, readAtMs),
    studies.data && courseEndsAtMs(studies.data, studies.readAtMs),
    virus.data?.endsAtMs,
  ];
  return moments.filter((atMs) => typeof atMs === "number");
}

/** Loading until it is known whether the player is in it, and nothing to do for who is not. */
function ofMembers(isIn: boolean | undefined, reason: DisabledReason, outcome: Outcome): Outcome {
  if (isIn === undefined) return LOADING;
  return isIn ? outcome : disabled(reason);
}

function joined({ keyInfo: { error, retry }, inFaction }: Answers): Outcome {
  if (error !== null) return { state: "error", error, retry };
  return inFaction === undefined ? LOADING : membershipVerdict(inFaction);
}

function ownCrime({ ownCrime: own, player, profile }: Answers): Outcome {
  if (own.error?.kind === "not-migrated") return disabled("older crimes");
  return from(own, (crime) => {
    const judge = ({ id }: { id: number }): Verdict => ownCrimeVerdict(crime?.record ?? null, id);
    return player ? judge(player) : from(profile, judge);
  });
}

/** Undefined until it is known what it comes from. */
function boosterMaximum({
  inFaction,
  upgrades,
  perks,
}: Pick<Answers, "inFaction" | "perks" | "upgrades">): BoosterMaximum | undefined {
  if (inFaction === undefined) return undefined;
  if (!inFaction) return OWN_MAXIMUM;
  if (upgrades.data !== undefined) return maximumByUpgrades(upgrades.data);
  const isSettled = upgrades.error !== null && (perks.data !== undefined || perks.error !== null);
  return isSettled ? maximumByPerks(perks.data) : undefined;
}
