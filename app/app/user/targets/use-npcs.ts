import { useQueries, type UseQueryResult } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { usePollingOptions } from "@/components/reading/use-polling";
import { useSession } from "@/components/session/session";
import { useGameTime, useNowAt } from "@/components/window/use-now";
import { playerProfileQuery } from "@/lib/api/endpoints/player-profile";
import { TARGET_INTERVALS_MS } from "@/lib/api/transport/polling";
import {
  lootState,
  lootTimes,
  NPCS,
  stayAfter,
  SURE_FOR_MS,
  trustedStay,
  usableStay,
} from "@/lib/game/fight/loot-levels";
import type { PlayerProfile } from "@/lib/game/fight/targets";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { gameTime } from "@/lib/store/preferences/game-clock";
import { npcStaysStore } from "@/lib/store/user/npc-stays";

import type { NpcRow } from "./npc-line";

type ProfileResults = readonly UseQueryResult<PlayerProfile>[];

/** The NPCs that are in the game, with their loot levels now, updated each minute and when a level begins. Stores the stays in hospital that it sees. */
export function useNpcs() {
  const session = useSession();
  const stays = useStoredValue(npcStaysStore);
  const polled = usePollingOptions();
  const results = useQueries({
    queries: NPCS.map(({ id }) =>
      polled(playerProfileQuery(session, id), TARGET_INTERVALS_MS.npcs),
    ),
  });
  const areStaysThere = useSampleStays();
  useStoreStays(results);
  // A level counts from its second, not from the next full minute.
  const nowMs = useNowAt(
    Object.values(stays).flatMap((stay) => [
      stay.untilMs,
      ...lootTimes(stay).map(({ atMs }) => atMs),
    ]),
  );
  const gameTimeOf = useGameTime();
  const rows = NPCS.flatMap((npc, index): NpcRow[] => {
    const { data: profile, dataUpdatedAt = 0 } = results[index] ?? {};
    if (!areStaysThere || profile === undefined) return [];
    if (npc.isSeasonal && !isInGame(profile)) return [];
    const stay = usableStay(stays[npc.id] ?? null, nowMs);
    const isOld = nowMs - gameTimeOf(dataUpdatedAt) > SURE_FOR_MS;
    const lootLevel = isOld ? null : profile.lootLevel;
    return [{ npc, profile, stay, lootLevel, loot: lootState(stay, lootLevel, nowMs) }];
  });
  const failed = NPCS.flatMap(({ name }, index) => {
    const { data, error = null, refetch } = results[index] ?? {};
    return data === undefined && error !== null && refetch ? [{ name, error, refetch }] : [];
  });
  return { rows, stays, failed, nowMs, age: ageOf(results, gameTimeOf) };
}

/**
 * In the sample data, stores the stays that a browser would have seen there, in place of those of an earlier visit.
 * @returns false until they are stored, in the sample data
 */
function useSampleStays() {
  const { isSample } = useSession();
  const [isStored, setIsStored] = useState(!isSample);
  useEffect(() => {
    if (!isSample) return;
    void import("@/lib/demo/targets").then(({ npcStays }) => {
      npcStaysStore.set({ ...npcStaysStore.get(), ...npcStays(gameTime()) });
      setIsStored(true);
    });
  }, [isSample]);
  return isStored;
}

/** Stores what each new response says about the NPC's stay in hospital. */
function useStoreStays(results: ProfileResults) {
  const gameTimeOf = useGameTime();
  // Each response is stored once: another tab may have stored newer data by the next render of this one.
  const counted = useRef(new Map<number, number>());
  const responses = results.map(({ dataUpdatedAt }) => dataUpdatedAt).join(" ");
  const storeStays = useEffectEvent(() => {
    const stored = npcStaysStore.get();
    const atMs = gameTime();
    const next = new Map(Object.entries(stored));
    results.forEach(({ data, dataUpdatedAt }, index) => {
      const id = NPCS[index]?.id;
      if (id === undefined || data === undefined) return;
      if (counted.current.get(id) === dataUpdatedAt) return;
      counted.current.set(id, dataUpdatedAt);
      const before = trustedStay(stored[id] ?? null, atMs);
      const stay = stayAfter(before, data, gameTimeOf(dataUpdatedAt));
      if (stay === null) next.delete(String(id));
      else next.set(String(id), stay);
    });
    if (next.size > 0 || Object.keys(stored).length > 0) {
      npcStaysStore.set(Object.fromEntries(next));
    }
  });
  // After a correction of the clock, the responses are stored again with corrected times.
  useEffect(() => {
    counted.current.clear();
  }, [gameTimeOf]);
  useEffect(() => {
    if (responses !== "") storeStays();
  }, [responses, gameTimeOf]);
}

/** True if the NPC is in the game now. Seasonal NPCs are in it only at certain times. */
const isInGame = ({ state }: PlayerProfile) => state === "Okay" || state === "Hospital";

/** The age of the oldest response, and a refetch of all. */
const ageOf = (results: ProfileResults, gameTimeOf: (deviceMs: number) => number) => ({
  data: undefined,
  error: results.find(({ error }) => error !== null)?.error ?? null,
  fetchedAtMs: oldestMs(
    results.flatMap(({ dataUpdatedAt }) => (dataUpdatedAt ? gameTimeOf(dataUpdatedAt) : [])),
  ),
  isFetching: results.some(({ isFetching }) => isFetching),
  refetch() {
    for (const { refetch } of results) void refetch();
  },
});

const oldestMs = (times: readonly number[]) => (times.length === 0 ? 0 : Math.min(...times));
