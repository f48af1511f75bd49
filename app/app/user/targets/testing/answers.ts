import { NOW } from "@/lib/api/testing/answers";
import attacks from "@/lib/api/testing/fixtures/user-attacks.json";
import list from "@/lib/api/testing/fixtures/user-list.json";
import profile from "@/lib/api/testing/fixtures/player-profile.json";
import bounties from "@/lib/api/testing/fixtures/torn-bounties.json";
import basic from "@/lib/api/testing/fixtures/user-basic.json";
import { apiError } from "@/lib/api/testing/server";

export const PATH = "/app/user/targets";

export const OKAY = {
  ...{ state: "Okay", description: "Okay", details: null, color: "green" },
  until: null,
};

export const inHospital = (minutes: number, description = `In hospital for ${minutes} mins`) => ({
  ...{ ...OKAY, state: "Hospital", description },
  until: NOW / 1000 + minutes * 60,
});

/** The player's own state. */
export const ownState = (status: object) => ({
  "/user/basic": { profile: { ...basic.profile, status } },
});

/** The player is on a flight to Torn that lands in so many minutes; the usual profile is that of a traveller. */
export const flightToTorn = (minutes: number) => ({
  "/user/basic": basic,
  "/user/travel": {
    travel: {
      destination: "Torn",
      arrival_at: NOW / 1000 + minutes * 60,
      time_left: minutes * 60,
    },
  },
});

/** The player is in Torn, which the usual answer says of nobody. */
export const IN_TORN = ownState(OKAY);

/** A list without further pages. */
export const listOf = (...players: readonly object[]) => ({
  "/user/list": { ...list, list: players, _metadata: { links: { next: null, prev: null } } },
});

/** 300 players who are ready, 50 a page. */
export const LIST_OF_300 = {
  "/user/list": ({ searchParams }: URL) => {
    const offset = Number(searchParams.get("offset"));
    const page = Array.from({ length: 50 }, (_, index) => ({
      ...list.list[0],
      id: 2_600_000 + offset + index,
      name: `Target_${offset + index}`,
    }));
    const next = offset < 250 ? "https://api.torn.com/v2/user/list?offset=50" : null;
    return { list: page, _metadata: { links: { next, prev: null } } };
  },
};

export const profileOf = (id: number, status: object) => ({
  [`/user/${id}/profile`]: { profile: { ...profile.profile, id, status } },
});

/** So many own attacks, one an hour, the newest first, 100 a call. */
export function ownAttacks(count: number) {
  const [one] = attacks.attacks;
  const all = Array.from({ length: count }, (_, index) => ({
    ...one,
    id: 600_000_000 - index,
    ended: NOW / 1000 - (index + 1) * 3_600,
    started: NOW / 1000 - (index + 1) * 3_600 - 20,
  }));
  return ({ searchParams }: URL) => {
    const from = Number(searchParams.get("from") ?? 0);
    const to = Number(searchParams.get("to") ?? Infinity);
    const page = all.filter(({ ended }) => ended > from && ended <= to);
    return { attacks: searchParams.get("filters") === "outgoing" ? page.slice(0, 100) : [] };
  };
}

/** 250 own attacks, of which only the newest page loads. */
export const onlyNewestAttacks = (url: URL) =>
  url.searchParams.has("to") ? apiError(17) : ownAttacks(250)(url);

/** Among the bounties, one on the player. */
export function withOwnBounty() {
  const [first] = bounties.bounties;
  const own = { ...first, target_id: 3000001, target_name: "alpha_one" };
  return { "/torn/bounties": { ...bounties, bounties: [own, ...bounties.bounties] } };
}
