import { describe, expect, test } from "vitest";
import { attacksWire } from "@/lib/api/endpoints/faction-attacks";
import { factionBalanceWire } from "@/lib/api/endpoints/faction-balance";
import { factionBasicWire } from "@/lib/api/endpoints/faction-basic";
import { chainWire } from "@/lib/api/endpoints/faction-chain";
import { contributorsWire } from "@/lib/api/endpoints/faction-contributors";
import { fightersWire } from "@/lib/api/endpoints/faction-fighters";
import { factionMembersWire } from "@/lib/api/endpoints/faction-members";
import { factionNewsWire } from "@/lib/api/endpoints/faction-news";
import { rankedWarsWire } from "@/lib/api/endpoints/faction-ranked-wars";
import { warReportWire } from "@/lib/api/endpoints/faction-war-report";
import { barsWire } from "@/lib/api/endpoints/user-bars";
import { newsEntryOf } from "@/lib/api/sentences/faction-news";
import type { NewsLine } from "@/lib/api/sentences/news-line";
import { sum } from "@/lib/common/numbers";
import { DAY_MS, HOUR_MS } from "@/lib/common/time";
import { crimeContributions } from "@/lib/game/crimes/contributions";
import { attackAtMs, isWin, memberTotals } from "@/lib/game/faction/attacks";
import type { FairFightAttack } from "@/lib/game/fight/fair-fight";
import { outgoingOf } from "@/lib/game/fight/own-attacks";
import { warHits } from "@/lib/game/war/own-hits";
import { armouryEntryOf } from "@/lib/game/week/armoury";
import { PERSONAL_STATS } from "@/lib/game/week/member-week";

import { NOW } from "./testing/ask";
import {
  MONTH,
  OWN_FACTION,
  PLAYER_ID,
  TODAY_MS,
  WEEK,
  YEAR,
  atMs,
  attacks,
  crimes,
  gainsOf,
  game,
  grew,
  logged,
  members,
  ours,
  ownAttacks,
  readAll,
  statsOn,
  training,
  war,
  warAttacks,
  within,
} from "./testing/lists";

const SIDES = { ownId: OWN_FACTION, enemyId: 9104 };

test("the player's attacks are the same on Targets, on Attacks and in the war room", () => {
  const span = { fromMs: TODAY_MS - 14 * DAY_MS, toMs: NOW + 1 };
  const ids = (list: readonly FairFightAttack[]) =>
    outgoingOf(list as typeof ownAttacks, PLAYER_ID)
      .filter(within(attackAtMs, span))
      .map(({ id }) => id);
  expect(ids(ownAttacks).length).toBeGreaterThan(20);
  expect(ids(warAttacks)).toEqual(ids(ownAttacks));
  expect(attacks.map(({ id }) => id)).toEqual(warAttacks.map(({ id }) => id));
});

describe("Faction Week", () => {
  const week = members.map(({ id }) => ({ id, gains: gainsOf(id, WEEK) }));

  test("attacks won and their respect are those of the page Attacks", () => {
    const totals = memberTotals(attacks.filter(within(attackAtMs, WEEK)), ours);
    for (const { memberId, wins, gained } of totals) {
      const gains = week.find(({ id }) => id === memberId)?.gains;
      expect(gains?.attackswon).toBe(wins);
      expect(Math.abs((gains?.respectforfaction ?? NaN) - gained)).toBeLessThan(1);
    }
  });

  test("war hits are those on the enemy", () => {
    const hits = warHits(attacks.filter(within(attackAtMs, WEEK)) as FairFightAttack[], {
      ...SIDES,
      fromMs: war?.startsAtMs ?? NaN,
    });
    for (const { id, gains } of week) expect(gains.rankedwarhits).toBe(hits.get(id)?.hits ?? 0);
  });

  test("crimes are those of the crimes' history", () => {
    for (const span of [WEEK, MONTH]) {
      const done = crimeContributions(crimes, span);
      for (const { id } of members) {
        expect(gainsOf(id, span).organizedcrimes).toBe(done.get(id)?.crimes ?? 0);
      }
    }
    expect(grew("organizedcrimes", YEAR)).toBe(
      crimeContributions(crimes, YEAR).get(PLAYER_ID)?.crimes,
    );
  });

  test("nobody took more from the armoury than they used", () => {
    const taken = new Map<string, number>();
    const news = readAll<NewsLine>(
      "/faction/news?cat=armoryAction&",
      (body) => factionNewsWire.parse(body),
      atMs,
      WEEK.fromMs,
    );
    for (const line of news.filter(within(atMs, WEEK))) {
      const entry = armouryEntryOf(newsEntryOf(line, null));
      if (entry?.action !== "used" || entry.item !== "Xanax") continue;
      const key = String(entry.playerId);
      taken.set(key, (taken.get(key) ?? 0) + entry.count);
    }
    expect(taken.size).toBeGreaterThan(10);
    for (const { id, gains } of week) {
      expect(gains.xantaken).toBeGreaterThanOrEqual(taken.get(String(id)) ?? 0);
    }
  });

  test("of the player it says what Progress says", () => {
    const gains = gainsOf(PLAYER_ID, WEEK);
    for (const name of PERSONAL_STATS) expect(gains[name], name).toBe(grew(name, WEEK));
  });

  test("the player's energy in the gym is that of Training", () => {
    const energyUntil = (game: (path: string) => unknown) =>
      contributorsWire
        .parse(game("/faction/contributors?stat=gymenergy&cat=all"))
        .entries.find(({ playerId }) => playerId === PLAYER_ID)?.value ?? NaN;
    const energy = statsOn(PLAYER_ID, ["gymenergy"], WEEK.toMs).gymenergy ?? NaN;
    const before = statsOn(PLAYER_ID, ["gymenergy"], WEEK.fromMs).gymenergy ?? NaN;
    expect(energyUntil(game)).toBe(energy);
    expect(energy - before).toBe(
      sum(training.filter(within(atMs, WEEK)).map((session) => session.energy)),
    );
  });
});

describe("the war room", () => {
  const fromMs = war?.startsAtMs ?? NaN;
  const scoreOf = (id: number) => war?.sides.find((side) => side.id === id)?.score;
  const respectOf = (hits: ReturnType<typeof warHits>) =>
    sum([...hits.values()].map(({ respect }) => respect));

  test("the score is what the hits of the war brought", () => {
    const own = warHits(warAttacks, { ...SIDES, fromMs });
    expect(own.size).toBeGreaterThan(60);
    expect(scoreOf(OWN_FACTION)).toBe(Math.floor(respectOf(own) + 1e-6));
  });

  test("the enemies' score is what their hits on us brought, the hidden ones included", () => {
    const theirs = warAttacks.filter(
      (attack) =>
        attack.attacker?.factionId !== OWN_FACTION &&
        (attack.attacker === null || attack.attacker.factionId === SIDES.enemyId) &&
        isWin(attack) &&
        attackAtMs(attack) >= fromMs,
    );
    const gained = sum(theirs.map(({ respectGain }) => respectGain));
    // Some hidden attackers are of other factions.
    const hidden = theirs.filter(({ attacker }) => attacker === null);
    const others = sum(hidden.map(({ respectGain }) => respectGain));
    expect(scoreOf(SIDES.enemyId)).toBeLessThanOrEqual(Math.floor(gained + 1e-6));
    expect(scoreOf(SIDES.enemyId)).toBeGreaterThanOrEqual(Math.floor(gained - others));
  });

  test("the chain is the same in the war, in its own block and on the dashboard, and its last hit is in the list", () => {
    const chain = chainWire.parse(game("/faction/chain"));
    expect(war?.sides.find(({ id }) => id === OWN_FACTION)?.chain).toBe(chain.count);
    expect(barsWire.parse(game("/user/bars")).chain?.current).toBe(chain.count);
    const hits = warAttacks.filter((attack) => attack.chain !== null);
    expect(hits.find((hit) => attackAtMs(hit) <= NOW)?.chain).toBe(chain.count);
  });

  test("a war that is over has the same score in the list and in its report, and its hits are those of Attacks and Week", () => {
    const [latest] = rankedWarsWire.parse(game("/faction/rankedwars")).entries;
    const report = warReportWire.parse(game(`/faction/${latest?.id}/rankedwarreport`));
    const span = {
      fromMs: Math.floor(report.startsAtMs / DAY_MS) * DAY_MS,
      toMs: Math.ceil((report.endedAtMs ?? NaN) / DAY_MS) * DAY_MS,
    };
    for (const { id, score, members: fighters, hits } of report.sides) {
      expect(latest?.sides.find((side) => side.id === id)?.score).toBe(score);
      expect(sum(fighters.map((fighter) => fighter.hits))).toBe(hits);
      expect(Math.abs(sum(fighters.map(({ respect }) => respect)) - score)).toBeLessThan(1);
    }
    const enemyId = report.sides.find(({ id }) => id !== OWN_FACTION)?.id ?? NaN;
    const listed = warHits(warAttacks, {
      ownId: OWN_FACTION,
      enemyId,
      fromMs: report.startsAtMs,
    });
    for (const { id, hits } of report.sides.find((one) => one.id === OWN_FACTION)?.members ?? []) {
      expect(listed.get(id)?.hits ?? 0).toBe(hits);
      expect(gainsOf(id, span).rankedwarhits).toBe(hits);
    }
  });

  test("it sees members as the page Members does", () => {
    const seen = fightersWire.parse(game(`/faction/${OWN_FACTION}/members`)).members.entries;
    expect(seen.map(({ id, state }) => [id, state])).toEqual(
      members.map(({ id, state }) => [id, state]),
    );
  });
});

describe("Members", () => {
  const lastAt = new Map(members.map(({ id, lastAction }) => [id, lastAction.atMs ?? NaN]));

  test("nobody has done anything after their last action", () => {
    for (const attack of attacks) {
      const id = attack.attacker?.id ?? 0;
      if (lastAt.has(id)) expect(lastAt.get(id)).toBeGreaterThanOrEqual(attackAtMs(attack));
    }
    const news = readAll<NewsLine>(
      "/faction/news?cat=armoryAction&",
      (body) => factionNewsWire.parse(body),
      atMs,
      0,
    );
    for (const line of news) {
      const author = Number(/XID=(\d+)/.exec(line.text)?.[1]);
      expect(lastAt.get(author)).toBeGreaterThanOrEqual(line.atMs);
    }
    for (const { fields, atMs: sentAtMs } of logged([4810, 6736], YEAR)) {
      expect(lastAt.get(Number(fields.sender))).toBeGreaterThanOrEqual(sentAtMs);
    }
    const { crimes: raw } = game("/faction/crimes?cat=available&limit=100") as {
      crimes: { slots: { user: { id: number; joined_at: number } | null }[] }[];
    };
    for (const user of raw.flatMap(({ slots }) => slots.flatMap((slot) => slot.user ?? []))) {
      expect(lastAt.get(user.id)).toBeGreaterThanOrEqual(user.joined_at * 1000);
    }
  });

  test("nor have the enemies", () => {
    const enemies = fightersWire.parse(game("/faction/9104/members")).members.entries;
    const seen = new Map(enemies.map(({ id, lastAction }) => [id, lastAction.atMs ?? NaN]));
    const recent = attacks.filter((attack) => attackAtMs(attack) > NOW - 16 * HOUR_MS);
    for (const attack of recent) {
      const atLeast = seen.get(attack.attacker?.id ?? 0);
      if (atLeast !== undefined) expect(atLeast).toBeGreaterThanOrEqual(attackAtMs(attack));
    }
  });

  test("still so an hour later", () => {
    const laterMs = NOW + HOUR_MS;
    const later = factionMembersWire.parse(game("/faction/members", laterMs)).members.entries;
    const { entries } = attacksWire.parse(game("/faction/attacksfull", laterMs));
    expect(Math.max(...entries.map(attackAtMs))).toBeGreaterThan(NOW);
    for (const attack of entries) {
      const member = later.find(({ id }) => id === attack.attacker?.id);
      if (member) expect(member.lastAction.atMs).toBeGreaterThanOrEqual(attackAtMs(attack));
    }
  });

  test("as many as the faction says, and the player's balance is the player's", () => {
    expect(factionBasicWire.parse(game("/faction/basic")).members).toBe(members.length);
    const { entries } = factionBalanceWire.parse(game("/faction/balance"));
    const own = entries.find(({ memberId }) => memberId === PLAYER_ID);
    const { money } = game("/user/money") as {
      money: { faction: { money: number; points: number } };
    };
    expect(money.faction).toEqual({ money: own?.money, points: own?.points });
  });
});
