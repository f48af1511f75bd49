import { boosterPerk } from "./account";
import { actedAt } from "./activity";
import { lastAttacks } from "./attacks";
import { type Clock, DAY, HOUR, lastAction, MINUTE } from "./clock";
import { crimes } from "./crimes";
import { type Random, seededRandom } from "./random";
import {
  COUNTRIES,
  FACTION_ID,
  FACTION_NAME,
  isHurtAbroad,
  ownStatus,
  PLAYER_ID,
  ROSTER,
  rosterMember,
  type RosterMember,
} from "./roster";

export const basic = () => ({
  id: FACTION_ID,
  name: FACTION_NAME,
  tag: "TST",
  tag_image: "9001-12345.png",
  banner_image: "9001-67890.png",
  leader_id: rosterMember(0).id,
  co_leader_id: rosterMember(1).id,
  respect: 4_218_664,
  days_old: 1232,
  capacity: 100,
  members: ROSTER.length,
  is_enlisted: true,
  rank: { level: 16, name: "Platinum", division: 2, position: 7, wins: 52 },
  best_chain: 5000,
});

/** Someone who has left the faction, and still has a balance. */
const FORMER = { id: 1_998_877, username: "Old_Oriel", money: 4_210_000, points: 0 };

/** The balances of the faction and its members. The newest recruit has none yet, and a few members owe the faction. */
export function balance(isWithFormer = false) {
  const random = seededRandom("balance");
  const members = ROSTER.slice(0, -1).map(({ id, name }, index) => ({
    id,
    username: name,
    money:
      index % 19 === 7
        ? -random.int(100_000, 4_000_000)
        : random.chance(0.15)
          ? 0
          : Math.round(10 ** (5 + random.next() * 3.4)),
    points: random.chance(0.7) ? 0 : random.int(1, 900),
  }));
  return {
    faction: { money: 3_241_306_552, points: 18_240, scope: 71 },
    members: isWithFormer ? [...members, FORMER] : members,
  };
}

/** Branch, order, multiplier of the respect costs, and its upgrades: id, name, level. */
const PEACE = `Criminality|4|8|13 Nerve 12,14 Crimes 2
Steadfast|2|2|36 Strength training 8,37 Speed training 8,38 Defense training 9,39 Dexterity training 8
Toleration|1|1|27 Side effects 10,28 Overdosing 9,29 Addiction 25
Voracity|3|4|25 Booster cooldown 14,23 Candy effect 6`;

const WAR = `Aggression|1|1|40 Hospitalization 10,41 Damage 6,42 Strength 16,43 Speed 16,44 Accuracy 7
Suppression|2|2|45 Maximum life 3,46 Defense 8,47 Dexterity 7
Fortitude|3|4|18 Medical cooldown 12,20 Hospital time 4
Voracity|4|8|25 Booster cooldown 5`;

const CORE =
  "1 Weapon armory 1,2 Armor armory 1,3 Temporary armory 1,4 Medical armory 1,5 Booster armory 1,6 Drug armory 1,7 Point storage 1,10 Chaining 9,11 Capacity 10,12 Territory 2,49 Organized Crimes 4";

export function upgrades(clock: Clock) {
  const random = seededRandom("upgrades");
  const list = (text: string) =>
    [...text.matchAll(/(\d+) ([^,]+) (\d+)(?:,|$)/g)].map(([, id, name = "", level]) => ({
      id: Number(id),
      name: `${name} ${level}`,
      ability: name === "Booster cooldown" ? boosterPerk(Number(level)) : `${name}, level ${level}`,
      level: Number(level),
      cost: 1000 + Number(level) ** 2 * 137,
      unlocked_at: clock.ago(random.int(20, 1200) * DAY),
    }));
  const branches = (text: string) =>
    text.split("\n").map((line) => {
      const [name = "", order, multiplier, entries = ""] = line.split("|");
      return {
        name,
        order: Number(order),
        multiplier: Number(multiplier),
        upgrades: list(entries),
      };
    });
  return {
    upgrades: { core: { upgrades: list(CORE) }, peace: branches(PEACE), war: branches(WAR) },
    state: "peace",
  };
}

export function applications(clock: Clock) {
  const stats = { strength: 2_140_553, speed: 1_870_220, dexterity: 1_904_187, defense: 2_310_041 };
  const open = "Active daily, own travel items, looking for crimes of level 5 and up.";
  return [
    {
      id: 880412,
      user: { id: 2_998_104, name: "Umberto_x", level: 31, stats },
      message: open,
      valid_until: clock.ahead(2 * DAY + 5 * HOUR),
      status: "active",
    },
    {
      id: 880377,
      user: { id: 2_988_540, name: "Perrin", level: 12, stats: null },
      message: null,
      valid_until: clock.ago(6 * HOUR),
      status: "withdrawn",
    },
    {
      id: 880251,
      user: { id: 2_941_733, name: "Sorika77", level: 54, stats: null },
      message: "Back from a break.",
      valid_until: clock.ago(3 * DAY),
      status: "declined",
    },
  ];
}

/** The faction's members as the API lists them. */
export function members(clock: Clock, at: number) {
  const { inOc } = crimes(clock);
  const attacked = lastAttacks(clock, at);
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
    last_action: lastAction(at, actedAt(clock, member, at, attacked)),
    status: { ...status(random, clock, member), ...(member.id === PLAYER_ID && ownStatus(at)) },
    revive_setting: random.pick(["Everyone", "Friends & faction", "No one", "Unknown"]),
  }));
}

function status(random: Random, clock: Clock, member: RosterMember) {
  const { state } = member;
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
      if (isHurtAbroad(member)) {
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
