import { NOW } from "@/lib/api/testing/answers";
import keyInfo from "@/lib/api/testing/fixtures/key-info.json" with { type: "json" };
import userCrime from "@/lib/api/testing/fixtures/user-organised-crime.json" with { type: "json" };
import { MINUTE_MS } from "@/lib/common/time";

import { TODAY } from "../../user/stock/testing/portfolio-answers";

/** So many minutes after `NOW`, in the game's epoch seconds. */
export const after = (minutes: number) => (NOW + minutes * MINUTE_MS) / 1000;

const FULL = { current: 60, maximum: 60, increment: 1, interval: 300, tick_time: 60, full_time: 0 };

export const FULL_BARS = { energy: FULL, nerve: FULL, happy: FULL, life: FULL, chain: null };

/** Happy is above its maximum, and resets two and a half minutes after `NOW`. */
export const HAPPY_OVER_MAXIMUM = {
  bars: {
    ...FULL_BARS,
    happy: { ...FULL, current: 30_000, maximum: 5_025, tick_time: 150 },
  },
};

export const NOTHING_INVESTED = { money: { wallet: null, city_bank: null } };

const { info } = keyInfo;

/** The key of a player without a faction, or without a company. */
const keyOf = (user: { faction_id?: null; company_id?: null }) => ({
  info: { ...info, user: { ...info.user, ...user } },
});

export const WITHOUT_COMPANY = keyOf({ company_id: null });
export const WITHOUT_FACTION = keyOf({ faction_id: null });
export const WITHOUT_FACTION_AND_COMPANY = keyOf({ faction_id: null, company_id: null });

/** Nothing ends except what a test adds. */
export const QUIET = {
  "/key/info": WITHOUT_COMPANY,
  "/user/bars": { bars: FULL_BARS },
  "/user/cooldowns": { cooldowns: { drug: 90_000, medical: 0, booster: 90_000 } },
  "/user/stocks": { stocks: [] },
  "/user/education": { education: { complete: [], current: null } },
  "/user/missions": { missions: { givers: [] } },
};

export const flight = (destination: string, minutes: number) => ({
  travel: {
    destination,
    method: "Standard",
    departed_at: after(minutes - 24),
    arrival_at: after(minutes),
    time_left: Math.max(0, minutes * 60),
  },
});

export const player = (state: string, description: string, until: number | null = null) => ({
  profile: {
    id: 3000001,
    name: "alpha_one",
    level: 87,
    gender: "Enby",
    status: { state, description, details: null, color: "blue", until },
  },
});

export const invested = (minutes: number) => ({
  money: {
    wallet: 5,
    city_bank: { amount: 2_000_000_000, until: after(minutes) },
  },
});

/** The player’s crime, with all slots filled, and ready so many minutes after `NOW`. */
export const filledCrime = (minutes: number) => ({
  ...userCrime.organizedCrime,
  ready_at: after(minutes),
  slots: userCrime.organizedCrime.slots.map((slot, i) => ({
    ...slot,
    user: slot.user ?? {
      id: 3000002 + i,
      outcome: null,
      item_outcome: null,
      joined_at: after(minutes - 1440),
      progress: 50,
    },
  })),
});

/** The player’s crime, ready so many minutes after `NOW`: its only slot is the player’s own. */
export const ownCrimeIn = (minutes: number) => ({
  organizedCrime: {
    ...userCrime.organizedCrime,
    ready_at: after(minutes),
    slots: userCrime.organizedCrime.slots.slice(0, 1),
  },
});

/** An item that its slot needs and the player lacks. */
export const lackingItem = (id: number) => ({ id, is_reusable: false, is_available: false });

/** The player’s crime, in which each slot lacks its Xanax. */
export const MISSING_ITEM = {
  organizedCrime: {
    ...userCrime.organizedCrime,
    slots: userCrime.organizedCrime.slots.map((slot) => ({
      ...slot,
      item_requirement: lackingItem(206),
    })),
  },
};

/** No crime and no drug, a contract to accept, and a million in hand that isn’t in the bank. */
export const WITHOUT_CRIME_AND_BANK = {
  "/user/cooldowns": { cooldowns: { drug: 0, medical: 0, booster: 90_000 } },
  "/user/organizedcrime": { organizedCrime: null },
  "/user/money": { money: { wallet: 1_000_001, city_bank: null } },
  "/user/missions": {
    missions: {
      givers: [{ name: "Duke", contracts: [{ title: "Graffiti", status: "Available" }] }],
    },
  },
};

/** Both refills of the player’s bars are used, and the casino’s isn’t. */
export const REFILLS_USED = {
  refills: { energy: true, nerve: true, token: false, special_count: 0 },
};

/** Nothing ends within 24 hours, and no bar tells when it is full. */
export const NOTHING_ENDS = {
  ...QUIET,
  "/user/bars": {
    bars: Object.fromEntries(
      ["energy", "nerve", "happy", "life"].map((name) => [name, { current: 1, maximum: 150 }]),
    ),
  },
  "/user/cooldowns": { cooldowns: { drug: 86_401, medical: 0, booster: 86_401 } },
  "/user/virus": { virus: null },
  "/user/organizedcrime": { organizedCrime: null },
  "/user/money": NOTHING_INVESTED,
};

/** A day on which nerve and a dividend are ready, and eight things end. */
export const A_DAY = {
  ...TODAY,
  "/key/info": WITHOUT_COMPANY,
  "/user/education": { education: { complete: [], current: { id: 2, until: after(180) } } },
  "/user/virus": { virus: { item: { id: 70, name: "Polymorphic Virus" }, until: after(1320) } },
  "/user/organizedcrime": { organizedCrime: filledCrime(74) },
  "/user/missions": {
    missions: {
      givers: [
        {
          id: 4,
          name: "Duke",
          contracts: [
            { title: "Family Ties", status: "Accepted", expires_at: after(1102) },
            { title: "Hammer Time", status: "Completed", expires_at: after(120) },
          ],
        },
      ],
    },
  },
};

interface Happened {
  type: number;
  data?: object;
  /** Time before now, an hour by default. */
  hoursAgo?: number;
}

/** The log as today's API answers it, the newest first. */
export const logOf = (...list: readonly Happened[]) => ({
  log: list.map(({ type, data = [], hoursAgo = 1 }, at) => ({
    id: `entry${at}`,
    timestamp: after(-hoursAgo * 60),
    details: { id: type, title: "", category: "" },
    data,
    params: [],
  })),
});

/** A full bar in the older response. */
export const OLDER_FULL = {
  ...{ current: 60, maximum: 60, increment: 1 },
  ...{ interval: 300, ticktime: 60, fulltime: 0 },
};

/** A chain that has cooled down after half an hour, in the older response. */
export const OLDER_COOLDOWN = { timeout: 0, modifier: 1.5, cooldown: 1800 };

export const OLDER_FLIGHT = {
  travel: { destination: "Japan", method: "Private", timestamp: after(90), time_left: 5400 },
};

export const OLDER_INVESTMENT = {
  money_onhand: 5,
  city_bank: { amount: 7_000_000, time_left: 3600 },
};
