import type { List } from "@/lib/api/transport/wire";
import { DAY_MS, dayStartMs } from "@/lib/common/time";
import { formatCount } from "@/lib/format/numbers";
import {
  checkList,
  checkPeople,
  type CheckResult,
  type Inconclusive,
  type People,
} from "@/lib/game/checklist/check-result";
import { checkCrimeItems, checkPassRates } from "@/lib/game/checklist/crimes";
import {
  checkApplications,
  checkFull,
  checkGone,
  checkMembersNotInOc,
  checkInactive,
} from "@/lib/game/checklist/faction";
import { earliestStart } from "@/lib/game/crimes/earliest-start";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import type { Application, Faction } from "@/lib/game/faction/faction";
import {
  areCrimesKnown,
  isLastActionUnknown,
  isNotInOc,
  type Member,
} from "@/lib/game/faction/member";

/** The loaded data; null for responses that couldn't be loaded. */
interface Found {
  faction: Pick<Faction, "capacity" | "members" | "name" | "tag"> | null;
  members: List<Member> | null;
  crimes: List<OrganisedCrime> | null;
  applications: List<Application> | null;
}

interface DayOptions {
  nowMs: number;
  inactivityDays: number;
  ocPassRate: number;
  /** True if the item with this id is on the player's checklist. */
  isOn: (id: string) => boolean;
}

interface ReadyCrime extends Pick<OrganisedCrime, "id" | "name" | "difficulty"> {
  atMs: number;
}

/** Facts about today that a faction may want to share. */
export interface DayFacts {
  nowMs: number;
  /** "Night Watch [NW]"; null if unknown. */
  faction: string | null;
  /** The number of the faction's checklist items that are done. */
  done: number;
  total: number;
  /** The items that are left, each with its number: "2 open applications". */
  left: readonly string[];
  /** The names behind each of them, without repeats; none where the item is about no members. */
  namesLeft: readonly (readonly string[])[];
  /** The times when today's crimes are ready, earliest first; 00:00 for crimes that were ready before today. */
  readyAtMs: readonly number[];
  /** Today's crimes in the same order, with the times when they are or were ready. */
  ready: readonly ReadyCrime[];
  /** The names of members who could be in a crime but aren't. */
  namesNotInOc: readonly string[];
  /** The data that has loaded; figures without their data are unknown. */
  knows: {
    crimes: boolean;
    /** True if it is known for every member whether they are in a crime. */
    crimeMembers: boolean;
  };
}

/** Calculates the facts with the rules of the checklist and of the faction's pages. */
export function factsOf(found: Found, options: DayOptions): DayFacts {
  const { faction, crimes } = found;
  const members = found.members?.entries ?? [];
  const { nowMs } = options;
  const tasks = tasksOf(found, options).filter(({ id }) => options.isOn(id));
  const done = tasks.filter(({ state }) => state === "complete").length;
  const left = tasks.flatMap((task) => task.left ?? []);
  const ready = readyToday(crimes?.entries ?? [], nowMs);
  return {
    nowMs,
    faction: faction && `${faction.name} [${faction.tag}]`,
    done,
    total: done + left.length,
    left: left.map(({ text }) => text),
    namesLeft: left.map(({ names }) => [...new Set(names)]),
    readyAtMs: ready.map(({ atMs }) => Math.max(dayStartMs(nowMs), atMs)),
    ready,
    namesNotInOc: members.filter(isNotInOc).map(({ name }) => name),
    knows: {
      crimes: crimes !== null,
      crimeMembers: areCrimesKnown(members, found.members?.dropped ?? 0),
    },
  };
}

/** The checklist's faction items, each with its state and, if it is left, its text. */
function tasksOf(
  { faction, members, crimes, applications }: Found,
  { nowMs, inactivityDays: days, ocPassRate }: DayOptions,
) {
  const nameOf = new Map(members?.entries.map(({ id, name }) => [id, name]));
  const memberName = ({ memberId }: { memberId: number }) =>
    nameOf.get(memberId) ?? `[${memberId}]`;
  const inactive = (all: readonly Member[]) => checkInactive(all, { nowMs, days });
  return [
    taskOf("factionFull", faction && checkFull(faction), ({ count, total }) =>
      formatCount(total - count, "free place", "free places"),
    ),
    taskOf(
      "factionApplications",
      applications && checkList(applications, checkApplications),
      ({ people }) => formatCount(people.length, "open application", "open applications"),
      namesOf,
    ),
    taskOf(
      "inactiveMembers",
      members && checkPeople(members, inactive, isLastActionUnknown),
      ({ people }) => formatCount(people.length, "inactive member", "inactive members"),
      namesOf,
    ),
    taskOf(
      "fallenFederalMembers",
      members && checkPeople(members, checkGone),
      ({ people }) => formatCount(people.length, "fallen or federal", "fallen or federal"),
      namesOf,
    ),
    taskOf(
      "membersNotInOc",
      members && checkPeople(members, checkMembersNotInOc),
      ({ people }) => `${formatCount(people.length, "member", "members")} not in an OC`,
      namesOf,
    ),
    taskOf(
      "ocPassRate",
      crimes && checkList(crimes, (all) => checkPassRates(all, ocPassRate)),
      ({ slots }) => formatCount(slots.length, "low pass rate", "low pass rates"),
      ({ slots }) => slots.map(memberName),
    ),
    taskOf(
      "ocItems",
      crimes && checkList(crimes, checkCrimeItems),
      ({ missing }) => formatCount(missing.length, "missing OC item", "missing OC items"),
      ({ missing }) => missing.map(memberName),
    ),
  ];
}

const namesOf = ({ people }: People) => people.map(({ name }) => name);

const taskOf = <Facts>(
  id: string,
  result: CheckResult<Facts> | Inconclusive | null,
  textOf: (facts: Facts) => string,
  names: (facts: Facts) => readonly string[] = () => [],
) => ({
  id,
  state: result?.state,
  left:
    result?.state === "incomplete"
      ? { text: textOf(result.facts), names: names(result.facts) }
      : null,
});

function readyToday(crimes: readonly OrganisedCrime[], nowMs: number): readonly ReadyCrime[] {
  const endMs = dayStartMs(nowMs) + DAY_MS;
  return crimes
    .flatMap((crime) => {
      const { id, name, difficulty } = crime;
      const atMs = earliestStart(crime, nowMs);
      return atMs !== null && atMs < endMs ? [{ id, name, difficulty, atMs }] : [];
    })
    .toSorted((a, b) => a.atMs - b.atMs);
}
