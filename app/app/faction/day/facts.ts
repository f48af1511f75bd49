import type { CheckResult } from "@/lib/game/checklist/check-result";
import { checkCrimeItems, checkPassRates } from "@/lib/game/checklist/crimes";
import {
  checkApplications,
  checkFull,
  checkGoneMembers,
  checkMembersNotInOc,
  inactiveVerdict,
} from "@/lib/game/checklist/faction";
import { earliestStart } from "@/lib/game/crimes/earliest-start";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import type { Application } from "@/lib/game/faction/application";
import type { Faction } from "@/lib/game/faction/faction";
import { inactiveOf, isLastActionUnknown, isNotInOc, type Member } from "@/lib/game/faction/member";
import { DAY_MS, dayStartMs } from "@/lib/game/time/time";

/** The records of a list that could be read, and how many could not. */
interface Read<T> {
  entries: readonly T[];
  dropped: number;
}

/** Null where the game does not say. */
interface Found {
  faction: Pick<Faction, "capacity" | "members" | "name" | "tag"> | null;
  members: Read<Member> | null;
  crimes: Read<OrganisedCrime> | null;
  applications: Read<Application> | null;
}

interface Terms {
  nowMs: number;
  inactivityDays: number;
  ocPassRate: number;
  /** Whether the player has the item of the checklist, by its id. */
  isOn: (id: string) => boolean;
}

/** What a faction may want to tell its chat about today. */
export interface DayFacts {
  nowMs: number;
  /** "Night Watch [NW]"; null where it is not known. */
  faction: string | null;
  /** How much of the faction's own list is done. */
  done: number;
  total: number;
  /** When the crimes of today are ready, the first one first; what was ready before counts from 00:00. */
  readyAtMs: readonly number[];
  /** Who isn't in a crime and could be. */
  namesNotInOc: readonly string[];
  inactive: number;
  /** What the figures are made of: without it, they are not known. */
  knows: { members: boolean; crimes: boolean };
}

/** All by the rules of the checklist and of the faction's pages. */
export function factsOf(found: Found, terms: Terms): DayFacts {
  const { faction, crimes } = found;
  const members = found.members?.entries ?? [];
  const { nowMs, inactivityDays: days } = terms;
  const states = verdictsOf(found, terms)
    .filter(([id]) => terms.isOn(id))
    .map(([, verdict]) => verdict?.state);
  return {
    nowMs,
    faction: faction && `${faction.name} [${faction.tag}]`,
    done: states.filter((state) => state === "complete").length,
    total: states.filter((state) => state === "complete" || state === "incomplete").length,
    readyAtMs: readyToday(crimes?.entries ?? [], nowMs),
    namesNotInOc: members.filter(isNotInOc).map(({ name }) => name),
    inactive: inactiveOf(members, { nowMs, days }).length,
    knows: { members: members.length > 0, crimes: crimes !== null },
  };
}

/** The faction's part of the checklist, under the ids that its items have there. */
function verdictsOf(
  { faction, members, crimes, applications }: Found,
  { nowMs, inactivityDays: days, ocPassRate }: Terms,
) {
  // Not even one member: that can't be true.
  const people = members?.entries.length === 0 ? null : members;
  const unseen = people?.entries.filter(isLastActionUnknown).length ?? 0;
  return [
    ["factionFull", faction && checkFull(faction)],
    ["factionApplications", evaluateList(applications, checkApplications)],
    [
      "inactiveMembers",
      evaluateList(people, (all) => inactiveVerdict(all, { nowMs, days }), unseen),
    ],
    ["fallenFederalMembers", evaluateList(people, checkGoneMembers)],
    ["membersNotInOc", evaluateList(people, checkMembersNotInOc)],
    ["ocPassRate", evaluateList(crimes, (all) => checkPassRates(all, ocPassRate))],
    ["ocMissingItems", evaluateList(crimes, checkCrimeItems)],
  ] as const;
}

/** The verdict on a list; null where the list is not known, or not well enough to say that all is done. */
function evaluateList<T, Facts>(
  list: Read<T> | null,
  judge: (entries: readonly T[]) => CheckResult<Facts>,
  unknown = 0,
): CheckResult<Facts> | null {
  if (list === null) return null;
  const verdict = judge(list.entries);
  return verdict.state === "complete" && list.dropped + unknown > 0 ? null : verdict;
}

function readyToday(crimes: readonly OrganisedCrime[], nowMs: number): readonly number[] {
  const startMs = dayStartMs(nowMs);
  return crimes
    .map((crime) => earliestStart(crime, nowMs))
    .filter((atMs) => atMs !== null && atMs < startMs + DAY_MS)
    .map((atMs) => Math.max(startMs, atMs ?? 0))
    .toSorted((a, b) => a - b);
}
