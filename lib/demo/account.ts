import { chain } from "./chain";
import { type Clock, DAY, HOUR, lastAction, MINUTE } from "./clock";
import { COMPANY_ID } from "./companies";
import { knownItem } from "./item-catalogue";
import { FACTION_ID, ownStatus, ownWhereabouts, PLAYER_ID, rosterMember } from "./roster";

export const keyInfo = (selections: Readonly<Record<string, string[]>>) => ({
  selections: { forum: [], market: [], property: [], racing: [], ...selections },
  user: { id: PLAYER_ID, faction_id: FACTION_ID, company_id: COMPANY_ID },
  access: {
    level: 4,
    type: "Full Access",
    faction: true,
    company: true,
    log: { custom_permissions: false, available: [] },
  },
});

export function profile(at: number) {
  const { id, name, level } = rosterMember(0);
  return { id, name, level, gender: "Enby", status: ownStatus(at) };
}

export function travel(at: number) {
  const { to, arrival, flight } = ownWhereabouts(at);
  return {
    destination: to,
    method: "Standard",
    departed_at: arrival - flight,
    arrival_at: arrival,
    time_left: Math.max(0, arrival - at),
  };
}

export const cityBank = (clock: Clock) => ({
  amount: 2_000_000_000,
  profit: 47_180_000,
  duration: 14,
  interest_rate: 61.5,
  until: clock.ahead(3 * DAY),
  invested_at: clock.ago(11 * DAY),
});

export const POINTS = 1_204;
export const WALLET = 18_412_006;
export const VAULT = 612_000_000;

/** The value of the Private Island. */
export const HOME_WORTH = 500_000_000;

export const money = (clock: Clock) => ({
  points: POINTS,
  wallet: WALLET,
  company: 0,
  vault: VAULT,
  cayman_bank: 0,
  city_bank: cityBank(clock),
});

/** A competition that starts in three days, and a later event. */
export function calendar({ midnight }: Clock) {
  const activity = (title: string, description: string, startDays: number, endDays: number) => ({
    title,
    description,
    start: midnight + startDays * DAY,
    end: midnight + endDays * DAY,
    fixed_start_time: true,
  });
  return {
    competitions: [activity("Dog Tags", "Take the dog tags of others.", 3, 10)],
    events: [activity("Museum Day", "More points for sets.", 20, 21)],
  };
}

/** The player's own profile with all its fields. */
export const fullProfile = (clock: Clock, at: number) => ({
  ...profile(at),
  rank: "Heroic",
  title: "Jockey",
  donator_status: "Donator",
  age: 1_904,
  signed_up: clock.now - 1_904 * DAY,
  faction_id: FACTION_ID,
  honor_id: 211,
  revive_setting: "Friends & faction",
  property: { id: 4_410_021, name: "Private Island" },
  image: null,
  revivable: false,
  role: "Civilian",
  spouse: null,
  awards: 214,
  friends: 12,
  enemies: 3,
  forum_posts: 41,
  karma: 7,
  last_action: lastAction(at, at),
  life: { current: 4_312, maximum: 4_312 },
});

/** The remaining seconds, counted from the start of the sample world, so that they run out during the visit. */
const left = (seconds: number, clock: Clock, at: number) => Math.max(clock.now + seconds - at, 0);

/** Cooldowns of the last Xanax and of the last boosters, in seconds. */
export const DRUG_COOLDOWN = 4 * HOUR + 9 * MINUTE;
export const BOOSTER_COOLDOWN = 21 * HOUR + 40 * MINUTE;

export const cooldowns = (clock: Clock, at: number) => ({
  drug: left(DRUG_COOLDOWN, clock, at),
  medical: left(0, clock, at),
  booster: left(BOOSTER_COOLDOWN, clock, at),
});

/** Up to its maximum a bar grows by `increment` every `interval` seconds. */
export function bars(clock: Clock, at: number) {
  const bar = (current: number, maximum: number, increment: number, interval: number) => {
    const passed = Math.max(at - clock.now, 0);
    const grown = Math.min(current + increment * Math.floor(passed / interval), maximum);
    const tick = interval - (passed % interval);
    const ticks = Math.ceil((maximum - grown) / increment);
    return {
      current: grown,
      maximum,
      increment,
      interval,
      tick_time: tick,
      full_time: ticks > 0 ? tick + (ticks - 1) * interval : 0,
    };
  };
  return {
    energy: bar(85, 150, 5, 10 * MINUTE),
    nerve: bar(57, 62, 1, 5 * MINUTE),
    happy: bar(4_105, 5_025, 5, 15 * MINUTE),
    life: bar(4_312, 4_312, 258, 5 * MINUTE),
    chain: chain(clock, at),
  };
}

export const REFILLS = { energy: false, nerve: true, token: false, special_count: 3 };
export const JOB_POINTS = {
  jobs: { army: 84, casino: 0, education: 31, grocer: 0, law: 0, medical: 0 },
  companies: [
    { company: { id: 14, name: "Sweet Shop" }, points: 143 },
    { company: { id: 3, name: "Flower Shop" }, points: 62 },
  ],
};
export const WORK_STATS = {
  endurance: 41_220,
  intelligence: 88_140,
  manual_labor: 36_905,
  total: 41_220 + 88_140 + 36_905,
};

/** Hours that the faction's upgrades add. */
const BOOSTER_HOURS = 14;
export const boosterPerk = (hours: number) => `Adds ${hours} hours of maximum booster cooldown`;

export const PERKS = {
  faction: [
    `+ ${boosterPerk(BOOSTER_HOURS)}`,
    "+ Increases strength gym gains by 8%",
    "+ Increases maximum nerve by 12",
    "+ 10 travel item capacity",
  ],
  job: ["+ 10% more energy from items", "+ 5 travel item capacity"],
  property: ["+ 2% gym gains"],
  education: ["+ 20% shorter virus coding"],
  enhancer: ["+ 4 travel items (Large Suitcase)"],
  book: [],
  stock: ["+ 10% bank interest bonus"],
  merit: ["+ 10% bank interest", "+ 3% strength", "+ 8% education length reduction"],
};

/** Duke's contracts in every state that the game has. */
export function missions(clock: Clock) {
  const contract = (
    title: string,
    difficulty: string,
    status: string,
    [createdHours, startedHours, completedHours]: (number | undefined)[],
  ) => ({
    title,
    difficulty,
    status,
    created_at: hoursAgo(createdHours) ?? clock.now,
    started_at: hoursAgo(startedHours),
    expires_at: status === "Accepted" ? clock.ahead(19 * HOUR) : null,
    completed_at: hoursAgo(completedHours),
    rewards: status === "Available" ? null : { money: 850_000, credits: 14 },
  });
  const hoursAgo = (hours: number | undefined) =>
    hours === undefined ? null : clock.ago(hours * HOUR);
  const knife = knownItem(173);
  return {
    credits: 187,
    givers: [
      {
        id: 4,
        name: "Duke",
        contracts: [
          contract("Family Ties", "Hard", "Accepted", [40, 29]),
          contract("Estranged", "Medium", "Available", [11]),
          contract("Hammer Time", "Easy", "Failed", [190, 180]),
          contract("Bountiful", "Very hard", "Completed", [260, 250, 231]),
          contract("Graffiti", "Easy", "Completed", [400, 380, 371]),
        ],
      },
    ],
    rewards: [
      {
        type: "Item",
        details: { id: knife.id, name: knife.name, type: knife.type, sub_type: knife.subType },
        amount: 1,
        cost: 12,
        expires_at: clock.ahead(2 * DAY),
      },
      {
        type: "Ammo",
        details: { id: 7, name: "9mm Parabellum Rounds", type: "Tracer" },
        amount: 120,
        cost: 9,
        expires_at: clock.ahead(3 * DAY),
      },
      {
        type: "Upgrade",
        details: { id: 11, name: "Reflex Sight" },
        amount: 1,
        cost: 22,
        expires_at: clock.ahead(3 * DAY),
      },
    ],
  };
}

export const VIRUS_HOURS = 16;

export const virusUntil = (clock: Clock): number => clock.ahead(5 * HOUR + 23 * MINUTE);

export function virus(clock: Clock) {
  const { id, name } = knownItem(69);
  return { item: { id, name }, until: virusUntil(clock) };
}
