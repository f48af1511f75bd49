import { crimeItemsVerdict, passRatesVerdict } from "@/lib/game/checklist/crimes";
import {
  applicationsVerdict,
  fullVerdict,
  goneMembersVerdict,
  membersNotInOcVerdict,
  inactiveMembersVerdict,
} from "@/lib/game/checklist/faction";
import { earliestStart } from "@/lib/game/crimes/earliest-start";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import type { Application } from "@/lib/game/faction/application";
import type { Faction } from "@/lib/game/faction/faction";
import { inactiveMembers, isNotInOc, type Member } from "@/lib/game/faction/member";
import { DAY_MS, dayStartMs } from "@/lib/game/time/time";

interface Found {
  faction: Pick<Faction, "capacity" | "members" | "name" | "tag">;
  members: readonly Member[];
  crimes: readonly OrganisedCrime[];
  /** Null where the game does not say. */
  applications: readonly Application[] | null;
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
  /** "Night Watch [NW]". */
  faction: string;
  /** How much of the faction's own list is done. */
  done: number;
  of: number;
  /** When the crimes of today are ready, the first one first; what was ready before counts from 00:00. */
  readyAtMs: readonly number[];
  /** Who isn't in a crime and could be. */
  namesNotInOc: readonly string[];
  inactive: number;
}

/** All by the rules of the checklist and of the faction's pages. */
export function factsOf(found: Found, terms: Terms): DayFacts {
  const { faction, members, crimes } = found;
  const { nowMs, inactivityDays: days } = terms;
  const states = verdictsOf(found, terms)
    .filter(([id]) => terms.isOn(id))
    .map(([, verdict]) => verdict?.state);
  return {
    nowMs,
    faction: `${faction.name} [${faction.tag}]`,
    done: states.filter((state) => state === "complete").length,
    of: states.filter((state) => state === "complete" || state === "incomplete").length,
    readyAtMs: readyToday(crimes, nowMs),
    namesNotInOc: members.filter(isNotInOc).map(({ name }) => name),
    inactive: inactiveMembers(members, { nowMs, days }).length,
  };
}

/** The faction's part of the checklist, under the ids that its items have there. */
function verdictsOf(
  { faction, members, crimes, applications }: Found,
  { nowMs, inactivityDays: days, ocPassRate }: Terms,
) {
  return [
    ["factionFull", fullVerdict(faction)],
    ["factionApplications", applications && applicationsVerdict(applications)],
    ["inactiveMembers", inactiveMembersVerdict(members, { nowMs, days })],
    ["fallenFederalMembers", goneMembersVerdict(members)],
    ["membersNotInOc", membersNotInOcVerdict(members)],
    ["ocPassRate", passRatesVerdict(crimes, ocPassRate)],
    ["ocMissingItems", crimeItemsVerdict(crimes)],
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
