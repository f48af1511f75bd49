import { type Clock, DAY, HOUR, MINUTE, OFFLINE_AFTER } from "./clock";
import { at, fractionOf, type Random, seededRandom } from "./random";

const words = (text: string) => text.split(" ");

const WHOLE = words(
  "Alpha Quill Sable Kestrel Marrow Wren Flint Juno Oriel Harrow Bramble Tallow Pike Vesper Corvid Lantern Slate Thistle Ember Rook Cinder Fable Gannet Hollow Isolde Jackdaw",
);
const FIRST = words(
  "Ash Bo Cal Dra El Fen Gri Hex Iri Jas Kor Lu Mor Nyx Or Pel Quo Rav Sor Tam Ul Ver Wyn Xan Yor Zeph",
);
const LAST = words(
  "ric na dor wyn mira thas lo ven gar esh ton ika mund lia rik sa dane vox phine bert issa quin",
);
const BEFORE = words("The_ Old Lil_ Dr_ Mad_ Big Iron Night Silent_ Sir_ Captain Neon");
const AFTER = words("_x 77 -TC _88 of_Torn 1337 _II -_- 404 Jr _the_Bold 13");

/** Names of players, all different, the first ones plain words. Every twenty-third is 30 characters long. */
export function playerNames(random: Random, count: number): string[] {
  const names = new Set(WHOLE.slice(0, Math.ceil(count / 4)));
  while (names.size < count) {
    const stem = random.pick(FIRST) + random.pick(LAST);
    if (names.size % 23 === 22) names.add(lengthen(random, stem));
    else if (random.chance(0.2)) names.add(random.pick(BEFORE) + stem);
    else if (random.chance(0.3)) names.add(stem + random.pick(AFTER));
    else names.add(random.chance(0.1) ? stem.toLowerCase() : stem);
  }
  return [...names];
}

function lengthen(random: Random, stem: string): string {
  let name = stem;
  while (name.length < 30) name += `_${random.pick(FIRST)}${random.pick(LAST)}`;
  return name.slice(0, 30).replace(/_$/, "x");
}

export const FACTION_ID = 9001;
export const FACTION_NAME = "The Testers";
export const PLAYER_ID = 3000001;

/** A member of the faction at the start of the sample world. */
export interface RosterMember {
  id: number;
  name: string;
  position: string;
  level: number;
  daysInFaction: number;
  /** The member's current state in the game. */
  state: string;
  /** Minutes since the last action. */
  idleMinutes: number;
  /** Skill in organised crimes, around 60. */
  skill: number;
}

const SIZE = 100;
const POSITIONS = ["Leader", "Co-leader", "Council", "Council", "Treasurer"];
const TRAVEL = ["Traveling", "Abroad"];

/** Members with a fixed state, by their index in the roster. The others are mostly Okay. */
const STATES: Readonly<Record<number, string>> = { 61: "Fallen", 38: "Federal", 12: "Hospital" };
const LAST_RECRUIT = 6;
const INACTIVE_DAYS: Readonly<Record<number, number>> = { 61: 412, 38: 23, 27: 8, 55: 11, 84: 16 };

const random = seededRandom("roster");
const names = playerNames(seededRandom("names"), SIZE);

export const ROSTER: readonly RosterMember[] = names.map((name, index) => {
  const isRecruit = index >= SIZE - LAST_RECRUIT;
  const daysInFaction = isRecruit ? random.int(1, 12) : random.int(14, 1230 - index * 11);
  const inactiveDays = INACTIVE_DAYS[index];
  return {
    id: index === 0 ? PLAYER_ID : 2_000_000 + index * 9_871 + random.int(0, 9_000),
    name,
    position: POSITIONS[index] ?? (isRecruit ? "Recruit" : random.pick(["Soldier", "Enforcer"])),
    level: isRecruit ? random.int(8, 24) : Math.max(100 - index, 15) - random.int(0, 12),
    daysInFaction: index < 4 ? 1232 - index * 40 : daysInFaction,
    state: STATES[index] ?? (index > 0 && random.chance(0.2) ? anyState() : "Okay"),
    idleMinutes: inactiveDays ? inactiveDays * 1440 + 95 : index === 0 ? 0 : idleMinutes(),
    skill: random.int(48, 82) + (index === 0 ? 15 : 0),
  };
});

function anyState(): string {
  return random.pick(["Hospital", "Hospital", "Jail", ...TRAVEL, ...TRAVEL]);
}

function idleMinutes(): number {
  return random.chance(0.25) ? random.int(0, 14) : Math.round(15 + random.next() ** 3 * 6000);
}

/** True for the member for whom a ready crime waits. Unlike others who are abroad, this member is in hospital there. */
export const isHurtAbroad = ({ id }: RosterMember) => id === rosterMember(16).id;

export const rosterMember = (index: number) => at(ROSTER, index);

/** Each country with the game's phrase for a hospital there. */
export const COUNTRIES = [
  ["Mexico", "a Mexican hospital"],
  ["Japan", "a Japanese hospital"],
  ["Switzerland", "a Swiss hospital"],
  ["South Africa", "a South African hospital"],
  ["UAE", "an Emirati hospital"],
] as const;

/** A trip of the player. Times in seconds. */
interface OwnTrip {
  country: string;
  departure: number;
  /** The duration of each of the two flights. */
  flight: number;
  /** The start of the flight back, and its landing. */
  returns: number;
  home: number;
}

/** The player may depart every six hours from 2:00 on: in the afternoon and evening on each day, before that on some. */
const ROUND = 6 * HOUR;
const DEPARTS = 2 * HOUR;
const AFTERNOON = 14 * HOUR;
const EARLY_TRIPS = 0.5;

const STAY = 12 * MINUTE;

/** The first one is the destination of each afternoon. */
const DESTINATIONS = [
  { country: "Mexico", flight: 24 * MINUTE },
  { country: "Canada", flight: 39 * MINUTE },
  { country: "Cayman Islands", flight: 33 * MINUTE },
] as const;

/** The player is home again at most this long after a departure. */
const AWAY = 90 * MINUTE;

/** The trip that begins at one of the times for a departure; null if the player stays at home. */
function ownTrip(departure: number): OwnTrip | null {
  const time = departure % DAY;
  if (time < AFTERNOON && fractionOf(`trip ${departure}`) >= EARLY_TRIPS) return null;
  const choice = time === AFTERNOON ? 0 : fractionOf(`country ${departure}`);
  const { country, flight } = at(DESTINATIONS, Math.floor(choice * DESTINATIONS.length));
  const returns = departure + flight + STAY;
  return { country, departure, flight, returns, home: returns + flight };
}

/** The time of the last possible departure. */
const lastDeparture = (time: number) => time - ((time - DEPARTS) % ROUND);

/** The player's last trip that had begun at that time. */
function lastTrip(time: number): OwnTrip {
  let departure = lastDeparture(time);
  for (;;) {
    const trip = ownTrip(departure);
    if (trip) return trip;
    departure -= ROUND;
  }
}

export function ownWhereabouts(time: number) {
  const { country, departure, flight, returns, home } = lastTrip(time);
  if (time >= home) {
    return { state: "Okay", description: "Okay", to: "Torn", arrival: home, flight };
  }
  if (time >= returns) {
    const description = `Returning to Torn from ${country}`;
    return { state: "Traveling", description, to: "Torn", arrival: home, flight };
  }
  const arrival = departure + flight;
  return time < arrival
    ? { state: "Traveling", description: `Traveling to ${country}`, to: country, arrival, flight }
    : { state: "Abroad", description: `In ${country}`, to: country, arrival, flight };
}

/** The player's trips that begin between these times, newest first. */
export function ownTrips(since: number, until: number): OwnTrip[] {
  const trips = [];
  for (let departure = lastDeparture(until); departure >= since; departure -= ROUND) {
    const trip = ownTrip(departure);
    if (trip) trips.push(trip);
  }
  return trips;
}

/** A moment on that day when the player is at home. `part` from 0 to 1 is its position within that time. */
export function ownMoment(midnight: number, part: number): number {
  const atHome = ROUND - AWAY;
  // The player has been at home since before midnight.
  const before = ROUND - DEPARTS - AWAY;
  const rounds = DAY / ROUND;
  const since = before + Math.floor(part * atHome * rounds);
  return midnight - before + Math.floor(since / atHome) * ROUND + (since % atHome);
}

/** The time of the member's last action, as of that time. Members who are online at the start of the sample world stay online. */
export const idleSince = ({ now }: Clock, { idleMinutes }: RosterMember, at: number): number =>
  (idleMinutes < OFFLINE_AFTER ? Math.max(now, at) : now) - idleMinutes * MINUTE;

/** Longer ago than this, in seconds, the members may have had another state than now. */
const ELSEWHERE = 2 * HOUR;

/** True if the member was in the faction at that time, had not acted for the last time, and was free to act. */
export function canAct(clock: Clock, member: RosterMember, time: number): boolean {
  if (time < clock.ago(member.daysInFaction * DAY)) return false;
  if (time > clock.ago(ELSEWHERE) && member.state !== "Okay") return false;
  if (member.id === PLAYER_ID) return time <= clock.now && ownWhereabouts(time).state === "Okay";
  return time > clock.now
    ? member.idleMinutes < OFFLINE_AFTER
    : time <= idleSince(clock, member, clock.now);
}

const efforts = new Map<string, ReadonlyMap<number, number>>();

/**
 * A member's effort for a statistic. Some members do many times as much as others. It is similar in all statistics: nobody wins
 * many attacks in a few minutes.
 */
export function effortOf({ id }: RosterMember, stat: string): number {
  let known = efforts.get(stat);
  if (known === undefined) {
    known = new Map(
      ROSTER.map((member) => {
        const part = 0.6 + 0.4 * fractionOf(`effort ${member.id} ${stat}`);
        return [member.id, MOST_EFFORT * activityOf(member) * part];
      }),
    );
    efforts.set(stat, known);
  }
  return known.get(id) ?? 0;
}
const MOST_EFFORT = 1.7;

/** From 0 to 1. Members who are online are the more active ones. */
function activityOf({ id, idleMinutes }: RosterMember): number {
  const part = fractionOf(`activity ${id}`);
  return idleMinutes < OFFLINE_AFTER ? 0.5 + part / 2 : part;
}

/** A random member who could act at that time. Members with more effort are chosen more often. */
export function activeMember(
  random: Random,
  clock: Clock,
  time: number,
  stat: string,
): RosterMember {
  for (let tries = 0; tries < 400; tries++) {
    const member = random.pick(ROSTER);
    if (random.chance(effortOf(member, stat) / MOST_EFFORT) && canAct(clock, member, time)) {
      return member;
    }
  }
  // In the last minute, a member who is online: it was their last action.
  return ROSTER.find((member) => canAct(clock, member, time)) ?? at(ROSTER, FIRST_ONLINE);
}

const FIRST_ONLINE = ROSTER.findIndex(
  ({ id, state, idleMinutes }) =>
    id !== PLAYER_ID && state === "Okay" && idleMinutes < OFFLINE_AFTER,
);

/** The player's status, as each list that contains the player displays it. */
export function ownStatus(now: number) {
  const { state, description } = ownWhereabouts(now);
  const color = state === "Okay" ? "green" : "blue";
  return { description, details: null, state, color, until: null };
}
