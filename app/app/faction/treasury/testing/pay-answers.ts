import basic from "@/lib/api/testing/fixtures/faction-basic.json";
import chain from "@/lib/api/testing/fixtures/faction-chain-report.json";
import profile from "@/lib/api/testing/fixtures/player-profile.json";
import report from "@/lib/api/testing/fixtures/faction-war-report.json";

/** The market value of the cache among the rewards. */
export const CACHE_PRICES = {
  items: [
    {
      id: 1121,
      name: "Medium Arms Cache",
      type: "Supply Pack",
      value: { market_price: 191_822_000 },
    },
  ],
};

interface NewsLine {
  id: string;
  timestamp: number;
  text: string;
}

const link = (id: number, name: string) =>
  `<a href = "http://www.torn.com/profiles.php?XID=${id}">${name}</a>`;

/** The line of the faction's news that a member's balance was increased, on 5 November at that hour. */
export function added(memberId: number, dollars: number, hour: number): NewsLine {
  const money = `$${dollars.toLocaleString("en")}`;
  return {
    id: `${memberId} ${dollars} ${hour}`,
    timestamp: Date.UTC(2026, 10, 5, hour) / 1000,
    text: `${link(3000009, "Marrow")} increased ${link(memberId, "Someone")}'s money balance by ${money} from $0 to ${money}`,
  };
}

/** The faction's news about its funds: these lines. */
export const fundsNews = (lines: readonly NewsLine[]) => ({
  "/faction/news": (url: URL) => {
    const to = Number(url.searchParams.get("to") ?? Infinity);
    const isFunds = url.searchParams.get("cat")?.includes("depositFunds");
    return { news: isFunds ? lines.filter(({ timestamp }) => timestamp <= to) : [] };
  },
});

/** Somebody who fought in the war and isn't in the faction any more. */
export const ORIEL = { id: 3000099, name: "Oriel", level: 30, attacks: 400, score: 1500 };

const { rankedwarreport } = report;
const [own, enemy] = rankedwarreport.factions;

const withMembers = (members: readonly object[]) => ({
  rankedwarreport: { ...rankedwarreport, factions: [{ ...own, members }, enemy] },
});

/** The war's report with one more member of our side. */
export const reportWith = (member: object) => withMembers([...(own?.members ?? []), member]);

/** The war's report, in which the record of a member can't be parsed. */
export const reportWithout = (memberId: number) =>
  withMembers(
    (own?.members ?? []).map((member) =>
      member.id === memberId ? { ...member, attacks: "many" } : member,
    ),
  );

const { chainreport } = chain;
const [attacker] = chainreport.attackers;

/** The chain's report with an attacker whom neither the war's report nor the faction's members name. */
export const CHAIN_WITH_ORIEL = {
  "/faction/55001/chainreport": {
    chainreport: {
      ...chainreport,
      attackers: [...chainreport.attackers, { ...attacker, id: 3000099 }],
    },
  },
};

/** A player's profile with this name. */
export const profileOf = (id: number, name: string) => ({
  profile: { ...profile.profile, id, name },
});

/** The armoury's news: a member used that many Xanax and points for energy on the war's first day. */
export const armouryNews = (
  memberId: number,
  { xanax, points }: { xanax: number; points: number },
) => ({
  "/faction/news": (url: URL) => {
    const timestamp = Date.UTC(2026, 10, 3) / 1000;
    const to = Number(url.searchParams.get("to") ?? Infinity);
    const isArmoury = url.searchParams.get("cat")?.includes("armoryAction");
    const by = link(memberId, "Someone");
    const news = [
      { id: "xanax", timestamp, text: `${by} used ${xanax} of the faction's Xanax items` },
      {
        id: "points",
        timestamp,
        text: `${by} used ${points} of the faction's points to refill their energy`,
      },
    ];
    return { news: isArmoury && timestamp <= to ? news : [] };
  },
});

/** The faction, led by two others. */
export const BASIC_WITHOUT_LEADERS = {
  basic: { ...basic.basic, leader_id: 3000003, co_leader_id: 3000004 },
};
