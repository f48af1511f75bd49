import { type Clock, DAY, MINUTE } from "./clock";
import { fractionOf } from "./random";
import { PLAYER_ID, ROSTER, type RosterMember } from "./roster";

/** What a member of average effort does in a day. */
const A_DAY: Readonly<Record<string, number>> = {
  timeplayed: 2 * 60 * MINUTE,
  xantaken: 2,
  refills: 0.7,
  attackswon: 8,
  rankedwarhits: 3,
  revives: 0.1,
  organizedcrimes: 0.35,
  traveltimes: 1.2,
  respectforfaction: 21,
  networth: 24_000_000,
  gymenergy: 640,
  medicalitemsused: 1.6,
  drugoverdoses: 0.03,
  criminaloffences: 74,
};

/** The sample world began on a Monday; what players had before is their start. */
const FIRST_DAY = Date.UTC(2024, 0, 1) / 1000 / DAY;
const LEVEL_A_DAY = 9;

/**
 * A member's statistics at the beginning of a day, as the game lists them: sums that only grow, some weeks more than others, and
 * nothing after the last action. Undefined for somebody who is not in the faction.
 */
export function memberStats(clock: Clock, id: number, stats: readonly string[], askedAt: number) {
  const member = ROSTER.find((candidate) => candidate.id === id);
  if (member === undefined) return undefined;
  const timestamp = Math.min(askedAt - (askedAt % DAY), clock.midnight);
  const lastDay = (clock.now - member.idleMinutes * MINUTE) / DAY;
  const day = Math.min(timestamp / DAY, lastDay) - FIRST_DAY;
  return stats
    .filter((name) => Object.hasOwn(A_DAY, name))
    .map((name) => ({ name, value: valueOn(member, name, day), timestamp }));
}

/** A statistic of the explorer at this moment; undefined where the members' statistics don't have it. */
export function ownPublicStat(name: string, time: number): number | undefined {
  const own = ROSTER.find(({ id }) => id === PLAYER_ID);
  return own && Object.hasOwn(A_DAY, name) ? valueOn(own, name, time / DAY - FIRST_DAY) : undefined;
}

/** What each member has done since joining, as of the last midnight. */
export const contributors = (clock: Clock, stat: string) =>
  ROSTER.map((member) => ({
    id: member.id,
    username: member.name,
    value: valueOn(member, stat, clock.midnight / DAY - FIRST_DAY),
    in_faction: true,
  }));

function valueOn({ id, level }: RosterMember, name: string, day: number): number {
  const aDay = (A_DAY[name] ?? 0) * (0.1 + 1.6 * fractionOf(`effort ${id} ${name}`));
  const thisWeek = Math.floor(day / 7);
  let days = level * LEVEL_A_DAY;
  for (let week = 0; week < thisWeek; week++) days += 7 * 2 * fractionOf(`${id} ${name} ${week}`);
  days += (day - thisWeek * 7) * 2 * fractionOf(`${id} ${name} ${thisWeek}`);
  return Math.floor(aDay * days);
}
