import { itemName, memberName, memberWithId } from "@/components/crimes/crime-lookups";
import { gamePages } from "@/components/game/links";
import { WithNames } from "@/components/game/player-name";
import { formatCount, formatList, formatWhole } from "@/lib/format/numbers";
import {
  disabled,
  type Occupancy,
  type People,
  type Person,
} from "@/lib/game/checklist/check-result";
import { checkCrimeItems, checkOwnCrime, checkPassRates } from "@/lib/game/checklist/crimes";
import {
  checkApplications,
  checkFull,
  checkGone,
  checkInactive,
  checkMembership,
  checkMembersNotInOc,
  checkPositions,
} from "@/lib/game/checklist/faction";
import { isLastActionUnknown } from "@/lib/game/faction/member";

import {
  defineCheck,
  fromList,
  fromPeople,
  fromResult,
  LOADING,
  noExplanation,
} from "./define-check";

/** The number of people that a row names. Its explanation names all of them. */
const NAMED = 3;

/** "Oriel, Pike, Wren and 2 more"; "Missing: Xanax, Zip Ties and 3 more": the lead takes the place of a name. */
export const firstOf = (names: readonly string[], lead = ""): string =>
  lead + formatList(names, lead === "" ? NAMED : NAMED - 1);

/** "Oriel 31 d", "Delta (Fallen)", or the name alone. */
export function personText({ name, state, inactiveDays }: Person): string {
  if (inactiveDays !== undefined) return `${name} ${inactiveDays}\u00A0d`;
  return state === undefined ? name : `${name} (${state})`;
}

interface PeopleText {
  /** The note if there are no such people. */
  nobody?: string;
  /** The words before the names, if the title states the opposite: "Not in one: ". */
  lead?: string;
  /** The reason why a person is counted, if neither their state nor their last action explains it. */
  why?: string;
}

/** The texts of an item that is open because of certain people. */
const peopleInTheWay = ({ nobody = "None", lead = "", why = "" }: PeopleText = {}) => ({
  note: ({ people }: People, isDone: boolean) =>
    isDone ? (
      nobody
    ) : (
      <WithNames names={people.map(({ name }) => name)}>
        {firstOf(people.map(personText), lead)}
      </WithNames>
    ),
  figure: ({ people }: People) => people.length,
  explain: ({ people }: People) =>
    people.map((person) => ({
      label: `${person.name} [${person.id}]`,
      names: [person.name],
      value: reasonOf(person) ?? why,
    })),
});

function reasonOf({ state, inactiveDays }: Person): string | undefined {
  return inactiveDays === undefined ? state : `${formatCount(inactiveDays, "day", "days")} ago`;
}

/** The texts of an item that is done once all places are filled. */
const filledPlaces = (places: string) => ({
  note: ({ count, total }: Occupancy) => `${formatWhole(count)} of ${formatWhole(total)} ${places}`,
  explain: noExplanation,
});

export const MEMBERSHIP = {
  joinFaction: defineCheck({
    title: "Join a faction",
    section: "Faction Membership",
    owner: "player",
    gameUrl: gamePages.faction,
    apiPath: "key/info",
    dependsOn: ["basic"],
    evaluate: ({ keyInfo: { error, retry }, inFaction }) => {
      if (error !== null) return { state: "error", error, retry };
      return inFaction === undefined ? LOADING : checkMembership(inFaction);
    },
    names: () => ({ faction: true }),
    note: (_, isDone, { faction }) =>
      isDone ? <span translate="no">{faction}</span> : "You’re not in a faction",
    explain: noExplanation,
  }),
  joinOrganisedCrime: defineCheck({
    title: "Join an organised crime",
    section: "Faction Membership",
    owner: "faction",
    gameUrl: gamePages.factionCrimes,
    apiPath: "user/organizedcrime",
    dependsOn: ["ownCrime", "profile"],
    evaluate: ({ ownCrime, player, profile }) => {
      if (ownCrime.error?.kind === "not-migrated") return disabled("older crimes");
      return fromResult(ownCrime, (crime) => {
        const check = ({ id }: { id: number }) => checkOwnCrime(crime?.record ?? null, id);
        return player ? check(player) : fromResult(profile, check);
      });
    },
    names: (facts) => ({ items: facts.kind === "crime" && facts.missingItemId !== null }),
    note: (facts, _, names) => {
      if (facts.kind === "no crime") return "You’re not in one";
      if (facts.missingItemId === null) return <span translate="no">{facts.crime}</span>;
      const item = itemName(names, facts.missingItemId);
      return (
        <WithNames names={[facts.crime, item]}>{`${facts.crime}: you need ${item}`}</WithNames>
      );
    },
    explain: noExplanation,
  }),
};

const LEADERSHIP = { section: "Faction Leadership", owner: "faction" } as const;
const MEMBERS = { ...LEADERSHIP, apiPath: "faction/members" } as const;

export const FACTION = {
  factionFull: defineCheck({
    ...LEADERSHIP,
    title: "Faction is full",
    // The title of this item if its call fails. Source: contract 7.13.
    errorTitle: "Error",
    gameUrl: gamePages.faction,
    apiPath: "faction/basic",
    dependsOn: ["basic"],
    evaluate: ({ basic }) => fromResult(basic, checkFull),
    ...filledPlaces("members"),
  }),
  factionApplications: defineCheck({
    ...LEADERSHIP,
    title: "No open applications",
    gameUrl: gamePages.factionControls,
    apiPath: "faction/applications",
    dependsOn: ["applications"],
    evaluate: ({ applications }) => fromList(applications, checkApplications),
    ...peopleInTheWay({ lead: "Open: ", why: "Awaiting a decision" }),
  }),
  inactiveMembers: defineCheck({
    ...MEMBERS,
    title: "No inactive members",
    gameUrl: gamePages.faction,
    dependsOn: ["members"],
    evaluate: ({ members }, { nowMs, inactivityDays: days }) =>
      fromPeople(
        members,
        (entries) => checkInactive(entries, { nowMs, days }),
        isLastActionUnknown,
      ),
    ...peopleInTheWay(),
    excludes: "Excludes fallen and federal members.",
  }),
  fallenFederalMembers: defineCheck({
    ...MEMBERS,
    title: "No fallen or federal members",
    gameUrl: gamePages.faction,
    dependsOn: ["members"],
    evaluate: ({ members }) => fromPeople(members, checkGone),
    ...peopleInTheWay(),
  }),
  membersNotInOc: defineCheck({
    ...MEMBERS,
    title: "Everyone in a crime",
    gameUrl: gamePages.factionCrimes,
    dependsOn: ["members"],
    evaluate: ({ members }) => fromPeople(members, checkMembersNotInOc),
    ...peopleInTheWay({ nobody: "Everyone eligible", lead: "Not in one: ", why: "Not in an OC" }),
    excludes: "Excludes recruits, fallen and federal members.",
  }),
};

const CRIMES = {
  section: "Faction Leadership",
  owner: "faction",
  gameUrl: gamePages.factionCrimes,
  apiPath: "faction/crimes",
} as const;

export const FACTION_CRIMES = {
  ocPassRate: defineCheck({
    ...CRIMES,
    title: "Pass rates",
    dependsOn: ["crimes"],
    evaluate: ({ crimes }, { ocPassRate }) =>
      fromList(crimes, (entries) => checkPassRates(entries, ocPassRate)),
    names: ({ slots }) => ({ members: slots.length > 0 }),
    note: ({ minimumPassRate, slots }, isDone, names) =>
      isDone ? (
        `None below ${minimumPassRate}%`
      ) : (
        <WithNames names={slots.map(({ memberId }) => memberName(names, memberId))}>
          {`${firstOf(slots.map(({ memberId, passRate }) => `${memberName(names, memberId)} ${passRate}`))}: below ${minimumPassRate}%`}
        </WithNames>
      ),
    figure: ({ slots }) => slots.length,
    explain: ({ slots }, names) =>
      slots.map(({ memberId, position, crime, passRate }) => ({
        label: `${memberWithId(names, memberId)}, ${position === "" ? "" : `${position} in `}${crime}`,
        names: [memberWithId(names, memberId), crime],
        value: `${passRate}%`,
      })),
  }),
  ocItems: defineCheck({
    ...CRIMES,
    title: "Crime items present",
    dependsOn: ["crimes"],
    evaluate: ({ crimes }) => fromList(crimes, checkCrimeItems),
    names: ({ missing: { length } }) => ({ items: length > 0, members: length > 0 }),
    note: ({ missing }, isDone, names) => {
      if (isDone) return "None missing";
      const items = [...new Set(missing.map(({ itemId }) => itemName(names, itemId)))];
      return <WithNames names={items}>{firstOf(items, "Missing: ")}</WithNames>;
    },
    figure: ({ missing }) => missing.length,
    explain: ({ missing }, names) =>
      missing.map(({ memberId, crime, itemId }) => {
        const [member, item] = [memberWithId(names, memberId), itemName(names, itemId)];
        return { label: `${member}, ${crime}`, names: [member, crime, item], value: item };
      }),
  }),
};

const OF_COMPANY = { section: "Company", owner: "company" } as const;
const EMPLOYEES = {
  ...OF_COMPANY,
  gameUrl: gamePages.employees,
  page: "/app/user/company?view=employees",
  apiPath: "company/employees",
} as const;

export const COMPANY = {
  companyPositions: defineCheck({
    ...OF_COMPANY,
    title: "All positions filled",
    gameUrl: gamePages.company,
    page: "/app/user/company",
    apiPath: "company/profile",
    dependsOn: ["company"],
    evaluate: ({ company }) => fromResult(company, checkPositions),
    ...filledPlaces("filled"),
  }),
  companyInactiveEmployees: defineCheck({
    ...EMPLOYEES,
    title: "No inactive employees",
    dependsOn: ["employees"],
    evaluate: ({ employees }, { nowMs, inactivityDays: days }) =>
      fromPeople(
        employees,
        (entries) => checkInactive(entries, { nowMs, days }),
        isLastActionUnknown,
      ),
    ...peopleInTheWay(),
    excludes: "Excludes fallen and federal employees.",
  }),
  companyEmployeeStatus: defineCheck({
    ...EMPLOYEES,
    title: "No fallen or federal employees",
    dependsOn: ["employees"],
    evaluate: ({ employees }) => fromPeople(employees, checkGone),
    ...peopleInTheWay(),
  }),
};
