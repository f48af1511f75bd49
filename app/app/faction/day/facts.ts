import type { List } from "@/lib/api/transport/wire";
import { DAY_MS, dayStartMs } from "@/lib/common/time";
import { checkList, checkPeople } from "@/lib/game/checklist/check-result";
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
  inactiveOf,
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

/** Facts about today that a faction may want to share. */
export interface DayFacts {
  nowMs: number;
  /** "Night Watch [NW]"; null if unknown. */
  faction: string | null;
  /** The number of the faction's checklist items that are done. */
  done: number;
  total: number;
  /** The times when today's crimes are ready, earliest first; 00:00 for crimes that were ready before today. */
  readyAtMs: readonly number[];
  /** The names of members who could be in a crime but aren't. */
  namesNotInOc: readonly string[];
  inactive: number;
  /** The data that has loaded; figures without their data are unknown. */
  knows: {
    members: boolean;
    crimes: boolean;
    /** True if it is known for every member whether they are in a crime. */
    crimeMembers: boolean;
  };
}

/** Calculates the facts with the rules of the checklist and of the faction's pages. */
export function factsOf(found: Found, options: DayOptions): DayFacts {
  const { faction, crimes } = found;
  const members = found.members?.entries ?? [];
  const { nowMs, inactivityDays: days } = options;
  const states = resultsOf(found, options)
    .filter(([id]) => options.isOn(id))
    .map(([, result]) => result?.state);
  return {
    nowMs,
    faction: faction && `${faction.name} [${faction.tag}]`,
    done: states.filter((state) => state === "complete").length,
    total: states.filter((state) => state === "complete" || state === "incomplete").length,
    readyAtMs: readyToday(crimes?.entries ?? [], nowMs),
    namesNotInOc: members.filter(isNotInOc).map(({ name }) => name),
    inactive: inactiveOf(members, { nowMs, days }).length,
    knows: {
      members: members.length > 0,
      crimes: crimes !== null,
      crimeMembers: areCrimesKnown(members, found.members?.dropped ?? 0),
    },
  };
}

/** The checklist's faction items, each with its id and result. */
function resultsOf(
  { faction, members, crimes, applications }: Found,
  { nowMs, inactivityDays: days, ocPassRate }: DayOptions,
) {
  const inactive = (all: readonly Member[]) => checkInactive(all, { nowMs, days });
  return [
    ["factionFull", faction && checkFull(faction)],
    ["factionApplications", applications && checkList(applications, checkApplications)],
    ["inactiveMembers", members && checkPeople(members, inactive, isLastActionUnknown)],
    ["fallenFederalMembers", members && checkPeople(members, checkGone)],
    ["membersNotInOc", members && checkPeople(members, checkMembersNotInOc)],
    ["ocPassRate", crimes && checkList(crimes, (all) => checkPassRates(all, ocPassRate))],
    ["ocItems", crimes && checkList(crimes, checkCrimeItems)],
  ] as const;
}

function readyToday(crimes: readonly OrganisedCrime[], nowMs: number): readonly number[] {
  const startMs = dayStartMs(nowMs);
  return crimes
    .map((crime) => earliestStart(crime, nowMs))
    .filter((atMs) => atMs !== null && atMs < startMs + DAY_MS)
    .map((atMs) => Math.max(startMs, atMs ?? 0))
    .toSorted((a, b) => a - b);
}
