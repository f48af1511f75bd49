import { groupBy } from "@/lib/common/group-by";

import { fights, warHits } from "./attacks";
import { type Clock, DAY, HOUR, MINUTE, oncePerClock } from "./clock";
import { PAST_WAR_LASTED, PAST_WARS, pastWarStart } from "./past-wars";
import { at, type Random, seededRandom } from "./random";
import { activeMember, canAct, PLAYER_ID, ROSTER, type RosterMember } from "./roster";

/** A member's action in the armoury, as a line of the faction's news. */
export interface ArmouryLine {
  timestamp: number;
  text: string;
  memberId: number;
  /** The name of an item of the armoury that the member used. */
  used?: string;
}

export const memberLink = ({ id, name }: RosterMember) =>
  `<a href = "http://www.torn.com/profiles.php?XID=${id}">${name}</a>`;

const line = (member: RosterMember, timestamp: number, text: string): ArmouryLine => ({
  timestamp,
  text: `${memberLink(member)} ${text}`,
  memberId: member.id,
});

const use = (member: RosterMember, timestamp: number, item: string): ArmouryLine => ({
  ...line(member, timestamp, `used one of the faction's ${item} items`),
  used: item,
});

const refill = (member: RosterMember, timestamp: number, bar: string) =>
  line(member, timestamp, `used 30 of the faction's points to refill their ${bar}`);

/** The members who used Xanax for the war and made no hits. */
const IDLE = 3;

/** The members' use for the last war: some made fewer attacks than their energy was enough for. In any order. */
export const warUse = oncePerClock((clock): ArmouryLine[] => {
  const random = seededRandom("war use");
  const war = at(PAST_WARS, 0);
  const start = pastWarStart(clock, war.weeksAgo);
  const hitsOf = groupBy(warHits(clock, war.id, clock.now).own, ({ attacker }) => attacker.id);
  // Items that the explorer uses are in the log.
  const members = ROSTER.filter(({ id }) => id !== PLAYER_ID);
  const fighters = members.flatMap((member) => {
    const times = (hitsOf.get(member.id) ?? []).map(({ ended }) => ended - 2 * MINUTE);
    return times.length === 0 ? [] : { member, times };
  });
  const idle = idleDuring(clock, start, members).slice(0, IDLE);
  return [
    ...fighters.flatMap(({ member, times }, index) =>
      fighterUse(random, member, times, index % 5 === 4),
    ),
    ...idle.flatMap(({ member, time }, index) =>
      Array.from({ length: index + 2 }, () => use(member, time, "Xanax")),
    ),
    ...idle.slice(0, 1).map(({ member, time }) => refill(member, time, "energy")),
  ];
});

/** The members who attacked neither in the war nor in its chains, each with a time during the war when they could act. */
function idleDuring(clock: Clock, start: number, members: readonly RosterMember[]) {
  const attackers = new Set(
    fights(clock)
      .filter(({ ended }) => ended >= start && ended <= start + PAST_WAR_LASTED)
      .filter(({ warId, chain }) => warId !== undefined || chain !== undefined)
      .map(({ attacker }) => attacker.id),
  );
  const hours = Array.from({ length: 54 }, (_, index) => start + (index - 18) * HOUR);
  return members.flatMap((member) => {
    const time = hours.find((hour) => canAct(clock, member, hour));
    return time === undefined || attackers.has(member.id) ? [] : { member, time };
  });
}

/** The use of a member who attacked at these times, before some of the attacks. */
function fighterUse(
  random: Random,
  member: RosterMember,
  times: readonly number[],
  isShort: boolean,
): ArmouryLine[] {
  const hits = times.length;
  const xanax = isShort ? Math.ceil(hits / 10) + 1 : Math.floor((hits * 0.6) / 10);
  // One refill a day is possible.
  const days = [...groupBy(times, (time) => time - (time % DAY)).values()];
  const refills = days.slice(0, isShort ? 1 : Math.floor((hits * 0.3) / 6));
  const some = (count: number, made: (time: number) => ArmouryLine) =>
    Array.from({ length: count }, () => made(random.pick(times)));
  return [
    ...some(xanax, (time) => use(member, time, "Xanax")),
    ...refills.map((ofDay) => refill(member, random.pick(ofDay), "energy")),
    ...some(random.int(0, 4), (time) => use(member, time, "Blood Bag : A+")),
    ...some(random.int(0, 1), (time) => use(member, time, "Smoke Grenade")),
    ...some(random.chance(0.1) ? 1 : 0, (time) => use(member, time, "Can of Munster")),
  ];
}

/** The days of the kinds of lines that are rare. */
const DAYS = 35;

/** One rare line every so often. */
const EVERY = 11 * HOUR;

/** Kinds of lines that are rare: refills, filled blood bags, loans to oneself and ended ones, and one of no known kind. */
export const rareLines = oncePerClock((clock): ArmouryLine[] => {
  const random = seededRandom("rare armoury news");
  const lines = Array.from({ length: Math.floor((DAYS * DAY) / EVERY) }, (_, index) => {
    const timestamp = clock.ago(47 * MINUTE + index * EVERY);
    const who = othersThan(random, clock, timestamp);
    const other = othersThan(random, clock, timestamp);
    const kind = index % 5;
    if (kind === 0) return refill(who, timestamp, "energy");
    if (kind === 1) return refill(who, timestamp, "nerve");
    const texts = [
      "filled one of the faction's Empty Blood Bags to create a Blood Bag : A+",
      `loaned ${random.int(2, 12)}x Flash Grenade to themselves from the faction armory`,
      `retrieved 1x Smoke Grenade from ${memberLink(other)}`,
    ];
    return line(who, timestamp, at(texts, kind - 2));
  });
  const oddAt = clock.ago(2 * DAY);
  const odd = line(
    othersThan(random, clock, oddAt),
    oddAt,
    "swapped 2x Flash Grenade in the armory",
  );
  return [...lines, odd];
});

function othersThan(random: Random, clock: Clock, time: number): RosterMember {
  for (let tries = 0; tries < 20; tries++) {
    const member = activeMember(random, clock, time, "armoury");
    if (member.id !== PLAYER_ID) return member;
  }
  return activeMember(random, clock, time, "armoury");
}
