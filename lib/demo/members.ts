import { type Clock, DAY, HOUR, MINUTE, relative } from "./clock";
import { seededRandom, type Random } from "./random";
import { ROSTER, type RosterMember, rosterMember } from "./roster";

/** Each with how the game calls a hospital there. */
export const COUNTRIES = [
  ["Mexico", "a Mexican hospital"],
  ["Japan", "a Japanese hospital"],
  ["Switzerland", "a Swiss hospital"],
  ["South Africa", "a South African hospital"],
  ["UAE", "an Emirati hospital"],
] as const;

/** The place in the roster of whom a ready crime waits for: in hospital abroad, where others just are abroad. */
const HURT_ABROAD = 16;

/** The faction's members as the API lists them; `inOc` holds the ids of those who sit in an open crime. */
export function members(clock: Clock, inOc: ReadonlySet<number>) {
  const random = seededRandom("members");
  return ROSTER.map((member) => ({
    id: member.id,
    name: member.name,
    position: member.position,
    level: member.level,
    days_in_faction: member.daysInFaction,
    is_revivable: random.chance(0.2),
    is_on_wall: false,
    is_in_oc: inOc.has(member.id),
    has_early_discharge: random.chance(0.1),
    last_action: lastAction(clock, member.idleMinutes),
    status: status(random, clock, member),
    revive_setting: random.pick(["Everyone", "Friends & faction", "No one", "Unknown"]),
  }));
}

export function lastAction(clock: Clock, idleMinutes: number) {
  const timestamp = clock.ago(idleMinutes * MINUTE);
  return {
    status: idleMinutes < 5 ? "Online" : idleMinutes < 15 ? "Idle" : "Offline",
    timestamp,
    relative: relative(clock, timestamp),
  };
}

function status(random: Random, clock: Clock, { id, state }: RosterMember) {
  const [country, hospital] = random.pick(COUNTRIES);
  const until = clock.ahead(random.int(20 * MINUTE, 4 * HOUR));
  const plain = { details: null, until: null };
  switch (state) {
    case "Hospital":
      return { description: "In hospital", details: "Lost a fight", state, color: "red", until };
    case "Jail":
      return { description: "In jail", details: "Caught stealing", state, color: "red", until };
    case "Federal":
      return {
        description: "In federal jail",
        details: "Multiple accounts",
        state,
        color: "red",
        until: clock.ahead(40 * DAY),
      };
    case "Fallen":
      return { description: "Fallen", ...plain, state, color: "red" };
    case "Traveling":
      return {
        description: `Traveling to ${country}`,
        ...plain,
        state,
        color: "blue",
        plane_image_type: "airliner",
      };
    case "Abroad":
      if (id === rosterMember(HURT_ABROAD).id) {
        const minutes = Math.ceil((until - clock.now) / MINUTE);
        return {
          description: `In ${hospital} for ${minutes} mins`,
          details: "Mugged by someone abroad",
          state: "Hospital",
          color: "red",
          until,
        };
      }
      return { description: `In ${country}`, ...plain, state, color: "blue" };
    default:
      return { description: "Okay", ...plain, state: "Okay", color: "green" };
  }
}
