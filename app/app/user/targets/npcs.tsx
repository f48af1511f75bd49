import { useQueries, type UseQueryResult } from "@tanstack/react-query";
import { Suspense, useEffect, useMemo, useRef } from "react";

import { announce } from "@/components/feedback/live-region";
import { ErrorState } from "@/components/feedback/error-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { Explain } from "@/components/figures/explain";
import type { ExplainedSum } from "@/components/figures/explain-lines";
import { Age } from "@/components/reading/age";
import { UpdateSwitch } from "@/components/reading/update-switch";
import { usePollingOptions } from "@/components/reading/use-polling";
import { useSession } from "@/components/session/session";
import { NativeSelect } from "@/components/ui/native-select";
import { onDemand } from "@/components/ui/on-demand";
import { SwitchRow } from "@/components/ui/switch";
import { useNotificationSettings } from "@/components/upcoming/use-notification-settings";
import { useNow } from "@/components/window/use-now";
import { useUrlChoice } from "@/components/window/use-url-value";
import { playerProfileQuery } from "@/lib/api/endpoints/player-profile";
import { accessFor } from "@/lib/api/transport/access";
import { TARGET_INTERVALS_MS } from "@/lib/api/transport/polling";
import { MINUTE_MS } from "@/lib/common/time";
import { formatWhole } from "@/lib/format/numbers";
import {
  type LootLevel,
  lootLevelAt,
  lootState,
  NPCS,
  sortByLootLevel,
  stayAfter,
} from "@/lib/game/fight/loot-levels";
import type { PlayerProfile } from "@/lib/game/fight/targets";
import { storeFor } from "@/lib/store/engine/stored-value";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { gameTime } from "@/lib/store/preferences/game-clock";
import { warPollingStore } from "@/lib/store/preferences/page-settings";
import { type NpcStays, npcStaysStore, setNpcStay } from "@/lib/store/user/npc-stays";

import { Axis, NpcLine, type NpcRow, ROMAN } from "./npc-line";

const Notifications = onDemand(() =>
  import("@/components/upcoming/notifications").then((l) => l.Notifications),
);

const LEVELS = [
  ["4", "Level IV"],
  ["5", "Level V"],
  ["3", "Level III"],
  ["2", "Level II"],
  ["1", "Level I"],
] as const;

/** The kind of its notifications. Stored. */
const LOOT = "loot";

const LOOT_LEVELS: ExplainedSum = {
  title: "loot levels",
  lines: [
    { label: "Level I", value: "when it leaves hospital" },
    { label: "Level II", value: "30 minutes later" },
    { label: "Level III", value: "90 minutes later" },
    { label: "Level IV", value: "210 minutes later" },
    { label: "Level V", value: "450 minutes later" },
  ],
  note: "Players report these times. The game says when an NPC leaves hospital only while it’s there, so times are known only if this browser loaded that stay.",
};

/** When each NPC reaches the levels that it can be looted at. */
export function Npcs() {
  const session = useSession();
  const store = storeFor(session, npcStaysStore);
  const stays = useStoredValue(store);
  const polled = usePollingOptions();
  const { isOn: isLive } = useStoredValue(warPollingStore);
  const results = useQueries({
    queries: NPCS.map(({ id }) =>
      polled(playerProfileQuery(session, id), TARGET_INTERVALS_MS.npcs),
    ),
  });
  const [chosen, setChosen] = useUrlChoice("from", LEVELS, "4");
  const level = Number(chosen) as LootLevel;
  const nowMs = useNow(MINUTE_MS);

  useEffect(() => {
    results.forEach(({ data, dataUpdatedAt }, index) => {
      const npc = NPCS[index];
      if (data === undefined || npc === undefined) return;
      const known = store.get()[npc.id] ?? null;
      const next = stayAfter(known, data, gameTime(dataUpdatedAt));
      if (next?.untilMs !== known?.untilMs) setNpcStay(store, npc.id, next);
    });
  });

  const rows = NPCS.flatMap((npc, index): NpcRow[] => {
    const profile = results[index]?.data;
    if (profile === undefined || (npc.isSeasonal && !isInGame(profile))) return [];
    const stay = stays[npc.id] ?? null;
    const { lootLevel } = profile;
    return [{ npc, profile, stay, lootLevel, loot: lootState(stay, lootLevel, nowMs) }];
  });
  useAnnounceLevel(rows, level);
  const failed = results.filter(({ data, error }) => data === undefined && error !== null);
  const [first] = failed;
  if (rows.length === 0) {
    return first?.error ? (
      <ErrorState
        text="Error loading NPCs"
        access={accessFor("user/{id}/profile")}
        error={first.error}
        onRetry={() => {
          for (const { refetch } of failed) void refetch();
        }}
      />
    ) : (
      <LoadingState text="Loading NPCs..." rows={7} />
    );
  }
  return (
    <section aria-label="NPCs and their levels">
      <div className="flex flex-wrap items-center gap-2 py-3 max-md:gap-1">
        <span className="text-muted-foreground">Worth hitting from</span>
        <span>
          <NativeSelect
            aria-label="Worth hitting from"
            value={chosen}
            onChange={(event) => {
              const next = LEVELS.find(([value]) => value === event.target.value);
              if (next) setChosen(next[0]);
            }}
          >
            {LEVELS.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </NativeSelect>
        </span>
        <Explain {...LOOT_LEVELS} />
        <span className="ml-auto flex items-center gap-1">
          {isLive && (
            <span className="text-muted-foreground max-md:hidden">
              up to {formatWhole(NPCS.length)} calls per minute
            </span>
          )}
          <Age name="the NPCs" query={ageOf(results)} hasButtonOnPhones={false} />
        </span>
      </div>
      <Axis nowMs={nowMs} level={level} />
      <ol aria-label="NPCs">
        {sortByLootLevel(rows, level).map((row) => (
          <NpcLine key={row.npc.id} row={row} level={level} nowMs={nowMs} />
        ))}
      </ol>
      <Notify level={level} stays={stays} />
      <UpdateSwitch />
      {failed.length > 0 && (
        <p role="alert" className="pt-2">
          Couldn’t load{" "}
          {NPCS.filter((_, index) => failed.includes(results[index] as never))
            .map(({ name }) => name)
            .join(", ")}
          .
        </p>
      )}
      <p className="max-w-200 py-3 text-small text-muted-foreground">
        Times are TCT. A level’s time is known once this browser has loaded the NPC in hospital, so
        open this page now and then. While the page is visible, each NPC loads once a minute.
      </p>
    </section>
  );
}

/** The oldest of the answers, and all of them to load again. */
const ageOf = (results: readonly UseQueryResult<PlayerProfile>[]) => ({
  data: undefined,
  error: results.find(({ error }) => error !== null)?.error ?? null,
  fetchedAtMs: oldestMs(results.flatMap(({ dataUpdatedAt }) => dataUpdatedAt || [])),
  isFetching: results.some(({ isFetching }) => isFetching),
  refetch() {
    for (const { refetch } of results) void refetch();
  },
});

const oldestMs = (times: readonly number[]) =>
  times.length === 0 ? 0 : gameTime(Math.min(...times));

interface NotifyProps {
  level: LootLevel;
  stays: NpcStays;
}

/** Whether the browser notifies of each NPC that reaches the level. */
function Notify({ level, stays }: NotifyProps) {
  const { kinds, obstacle, choose } = useNotificationSettings();
  const isOn = kinds.includes(LOOT);
  const events = useMemo(
    () =>
      NPCS.flatMap(({ id, name }) => {
        const atMs = lootLevelAt(stays[id] ?? null, level);
        const title = `${name} reached loot level ${ROMAN[level] ?? ""}`;
        return atMs === null ? [] : [{ id: `loot ${id}`, kind: LOOT, atMs, title, note: "NPC" }];
      }),
    [stays, level],
  );
  return (
    <>
      <SwitchRow
        isOn={isOn}
        onChange={(next) => {
          void choose(LOOT, next);
        }}
      >
        Notify me at level {ROMAN[level]} while this tab is open
      </SwitchRow>
      <div role="status">
        {isOn && obstacle !== null && (
          <p className="py-2 text-small text-muted-foreground">{obstacle}</p>
        )}
      </div>
      <Suspense>{isOn && <Notifications source="npcs" events={events} />}</Suspense>
    </>
  );
}

/** Seasonal ones are in the game at times only. */
const isInGame = ({ state }: PlayerProfile) => state === "Okay" || state === "Hospital";

/** Announces that an NPC has reached the level while the page was open. */
function useAnnounceLevel(rows: readonly NpcRow[], level: LootLevel) {
  const before = useRef<{ level: LootLevel; ids: ReadonlySet<number> } | null>(null);
  useEffect(() => {
    const reached = rows.filter(({ loot }) => loot.kind === "level" && loot.level >= level);
    const known = before.current;
    const fresh = known?.level === level ? reached.filter(({ npc }) => !known.ids.has(npc.id)) : [];
    if (fresh.length > 0) {
      announce(`${fresh.map(({ npc }) => npc.name).join(", ")}: level ${ROMAN[level]} now`);
    }
    before.current = { level, ids: new Set(reached.map(({ npc }) => npc.id)) };
  }, [rows, level]);
}
