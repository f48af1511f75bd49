import { describe, expect, test } from "vitest";

import { playerProfileWire } from "@/lib/api/endpoints/player-profile";
import { bountiesWire } from "@/lib/api/endpoints/torn-bounties";
import { ownAttacksWire } from "@/lib/api/endpoints/user-attacks";
import { currentStatsWire } from "@/lib/api/endpoints/user-current-stats";
import { userListWire } from "@/lib/api/endpoints/user-list";
import { spyReportsWire } from "@/lib/api/endpoints/user-reports";
import { TORN } from "@/lib/api/sentences/countries";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/common/time";
import { encountersBy, fightEstimate, statsEstimate } from "@/lib/game/fight/estimate";
import { ownScores } from "@/lib/game/fight/fair-fight";
import { type HospitalStay, lootState, NPCS, stayAfter } from "@/lib/game/fight/loot-levels";
import { recordsByTarget } from "@/lib/game/fight/own-attacks";
import { respectOf } from "@/lib/game/fight/respect";
import { targetGroups } from "@/lib/game/fight/targets";

import { createSampleGame } from "./sample-game";
import { NOW } from "./testing/ask";
import { npcStays } from "./targets";

const PLAYER_ID = 3000001;
const game = createSampleGame(NOW);

const outgoing = ["", `&to=${(NOW - 40 * DAY_MS) / 1000}`].flatMap(
  (range) => ownAttacksWire.parse(game(`/user/attacks?filters=outgoing&limit=100${range}`)).entries,
);
const attacks = [...new Map(outgoing.map((attack) => [attack.id, attack])).values()];
const targetsAt = (atMs: number) =>
  userListWire.parse(game("/user/list?cat=Targets&limit=50", atMs)).targets.entries;
const reports = spyReportsWire.parse(game("/user/reports?cat=stats")).entries;
const encounters = encountersBy(attacks, reports, PLAYER_ID);
const scoreAt = ownScores({}, currentStatsWire.parse(game("/user/personalstats?cat=all")), NOW);

test("own attacks on targets pay what the rules say", () => {
  const ids = new Set(targetsAt(NOW).map(({ id }) => id));
  const paid = attacks.filter(
    ({ defender, respectGain }) => respectGain > 0 && ids.has(defender?.id ?? 0),
  );
  expect(paid.length).toBeGreaterThan(100);
  for (const { defender, fairFight, result, respectGain } of paid) {
    const modifiers = { fairFight: fairFight ?? NaN };
    const respect = respectOf({ level: defender?.level ?? NaN, modifiers, result });
    expect(Math.abs(respect - respectGain)).toBeLessThan(0.015);
  }
});

test("a spy saw what the attacks let one expect", () => {
  const known = reports.flatMap(({ targetId, total }) => {
    const fought = { ...encounters.get(targetId), spyReport: null };
    const estimate = statsEstimate(fought as Parameters<typeof statsEstimate>[0], scoreAt)?.total;
    return total === null || !estimate ? [] : [{ total, estimate }];
  });
  expect(known.length).toBeGreaterThan(0);
  for (const { total, estimate } of known) {
    // The own score was a little lower on the day of the attack.
    expect(total).toBeGreaterThan(estimate.least * 0.9);
    expect(total).toBeLessThan(estimate.most);
  }
});

test("some targets can be hit at any time, and some can't", () => {
  for (let hour = 0; hour < 24; hour++) {
    const atMs = NOW + hour * HOUR_MS;
    const rows = targetsAt(atMs).map((target) => ({
      ...target,
      estimate: fightEstimate(target.level, encounters.get(target.id), { scoreAt, nowMs: atMs }),
    }));
    const { ready, later } = targetGroups(rows, TORN, atMs);
    expect(rows).toHaveLength(32);
    expect(ready.length).toBeGreaterThan(2);
    expect(later.length).toBeGreaterThan(5);
  }
});

test("most targets were fought, some were lost to, and three never fought", () => {
  const records = recordsByTarget(attacks, PLAYER_ID);
  expect(records.some(({ lost }) => lost > 0)).toBe(true);
  const never = targetsAt(NOW).filter(({ id }) => !records.some(({ target }) => target.id === id));
  expect(never).toHaveLength(3);
});

test("the player's attacks among the faction's are the player's own, too", () => {
  const { attacks: all } = game("/faction/attacks?limit=100") as {
    attacks: { id: number; attacker: { id: number } | null }[];
  };
  const own = all.filter(({ attacker }) => attacker?.id === PLAYER_ID).map(({ id }) => id);
  expect(attacks.map(({ id }) => id)).toEqual(expect.arrayContaining(own));
});

test("bounties come in pages, each on somebody with a profile", () => {
  const pages = [0, 100, 200].map((offset) =>
    bountiesWire.parse(game(`/torn/bounties?limit=100&offset=${offset}`)),
  );
  expect(pages.map(({ bounties }) => bounties.entries.length)).toEqual([100, 100, 40]);
  for (const { targetId, targetName } of pages.flatMap(({ bounties }) => bounties.entries)) {
    expect(playerProfileWire.parse(game(`/user/${targetId}/profile`)).name).toBe(targetName);
  }
});

describe("NPCs", () => {
  const npcAt = (id: number, atMs: number) =>
    playerProfileWire.parse(game(`/user/${id}/profile`, atMs));

  test("are at the level that follows from the end of their stay", () => {
    for (const { id } of NPCS.filter(({ isSeasonal }) => !isSeasonal)) {
      let stay: HospitalStay | null = null;
      const levels = new Set<number>();
      for (let minute = 0; minute < 30 * 60; minute += 5) {
        const atMs = NOW + minute * MINUTE_MS;
        const npc = npcAt(id, atMs);
        stay = stayAfter(stay, npc, atMs);
        const state = lootState(stay, npc.lootLevel, atMs);
        if (npc.state === "Hospital") expect(state.kind).toBe("hospital");
        else expect(state).toMatchObject({ kind: "level", level: npc.lootLevel });
        levels.add(npc.lootLevel ?? 0);
      }
      expect(levels).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    }
  });

  test("have been seen in hospital, and their levels agree with it", () => {
    for (let hour = 0; hour < 28; hour++) {
      const atMs = NOW + hour * HOUR_MS;
      const stays = npcStays(atMs);
      for (const { id } of NPCS.filter(({ isSeasonal }) => !isSeasonal)) {
        const npc = npcAt(id, atMs);
        expect(stayAfter(stays[id] ?? null, npc, atMs + 1)).toMatchObject({
          untilMs: stays[id]?.untilMs,
        });
      }
    }
  });

  test("of another season are in no state that can be hit", () => {
    for (const { id } of NPCS.filter(({ isSeasonal }) => isSeasonal)) {
      expect(npcAt(id, NOW)).toMatchObject({ state: "Dormant", lootLevel: null });
    }
  });
});
