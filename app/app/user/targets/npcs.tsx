import { Suspense, useEffect, useMemo, useRef } from "react";

import { obstacleText } from "@/components/fight/fight-text";
import { CanAttack } from "@/components/fight/fighter";
import { ErrorState } from "@/components/feedback/error-state";
import { announce } from "@/components/feedback/live-region";
import { LoadingState } from "@/components/feedback/loading-state";
import { useOwnPlayer } from "@/components/fight/use-own-player";
import { Explain } from "@/components/figures/explain";
import type { ExplainedSum } from "@/components/figures/explain-lines";
import { ViewHeadline } from "@/components/figures/page-headline";
import { ChoiceSelect } from "@/components/list/select-field";
import { Age } from "@/components/reading/age";
import { UpdateSwitch } from "@/components/reading/update-switch";
import { onDemand } from "@/components/ui/on-demand";
import { SwitchRow } from "@/components/ui/switch";
import { lootKind, lootKindIn, lootLevelOf, USUAL_LEVEL } from "@/components/upcoming/loot-notice";
import { useNotificationSettings } from "@/components/upcoming/use-notification-settings";
import { useUrlChoice, writeUrlValue } from "@/components/window/use-url-value";
import { accessFor } from "@/lib/api/transport/access";
import { formatList, formatWhole } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import type { Obstacle } from "@/lib/game/fight/obstacle";
import { type LootLevel, lootLevelAt, NPCS, sortByLootLevel } from "@/lib/game/fight/loot-levels";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { notificationsStore, setNotified } from "@/lib/store/user/dashboard";
import type { NpcStays } from "@/lib/store/user/npc-stays";

import { andAbove, Axis, isWorthHitting, NpcLine, type NpcRow, ROMAN } from "./npc-line";
import { useNpcs } from "./use-npcs";

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

const LOOT_LEVELS: ExplainedSum = {
  title: "loot levels",
  lines: [
    { label: "Level I", value: "when it leaves hospital" },
    { label: "Level II", value: "30 minutes later" },
    { label: "Level III", value: "90 minutes later" },
    { label: "Level IV", value: "210 minutes later" },
    { label: "Level V", value: "450 minutes later" },
  ],
  note: "Players report these times. The game reports an NPC’s release time only while it’s in hospital, so times are known only if this page was open then.",
};

/** The times when each NPC reaches its loot levels. */
export function Npcs() {
  const { rows, stays, failed, nowMs, age } = useNpcs();
  const { obstacle } = useOwnPlayer();
  const { kinds } = useStoredValue(notificationsStore);
  const notice = lootKindIn(kinds);
  // The default is the level with a notification, whichever link the player followed to this page.
  const usual = LEVELS.find(([value]) => notice !== undefined && value === lootLevelOf(notice));
  const [selected, setSelected] = useUrlChoice("from", LEVELS, usual?.[0] ?? USUAL_LEVEL);
  const level = Number(selected) as LootLevel;
  useAnnounceLevel(rows, level);
  const [first] = failed;
  const sorted = sortByLootLevel(rows, level);
  if (rows.length === 0) {
    return first === undefined ? (
      <LoadingState text="Loading NPCs..." rows={7} />
    ) : (
      <ErrorState
        text="Error loading NPCs"
        access={accessFor("user/{id}/profile")}
        error={first.error}
        onRetry={() => {
          for (const { refetch } of failed) void refetch();
        }}
      />
    );
  }
  return (
    <section aria-label="NPCs and their levels">
      <NpcHeadline rows={sorted} level={level} obstacle={obstacle} nowMs={nowMs} />
      <div className="flex flex-wrap items-center gap-2 pb-3 max-md:gap-1">
        <span className="text-muted-foreground max-md:pr-1">Worth hitting from</span>
        <span>
          <ChoiceSelect
            aria-label="Worth hitting from"
            value={selected}
            options={LEVELS}
            onChange={setSelected}
          />
        </span>
        <Explain {...LOOT_LEVELS} />
        <span className="ml-auto">
          <Age name="the NPCs" query={age} hasButtonOnPhones={false} />
        </span>
      </div>
      <Axis nowMs={nowMs} level={level} />
      <CanAttack value={obstacle === null}>
        <ol aria-label="NPCs">
          {sorted.map((row) => (
            <NpcLine key={row.npc.id} row={row} level={level} nowMs={nowMs} />
          ))}
        </ol>
      </CanAttack>
      <Notify level={selected} stays={stays} />
      <UpdateSwitch />
      {failed.length > 0 && (
        <p role="alert" className="pt-2">
          Couldn’t load {formatList(failed.map(({ name }) => name))}.
        </p>
      )}
      <p className="max-w-200 py-3 text-small text-muted-foreground">
        Times are TCT, known once this page has seen the NPC in hospital. Each NPC loads once a
        minute while the page is visible.
      </p>
    </section>
  );
}

interface NpcHeadlineProps {
  /** The first is the next to reach the level, after those that have reached it. */
  rows: readonly NpcRow[];
  level: LootLevel;
  obstacle: Obstacle | null;
  nowMs: number;
}

/** How many NPCs are worth hitting now, and the next one that will be. */
function NpcHeadline({ rows, level, obstacle, nowMs }: NpcHeadlineProps) {
  const count = rows.filter(({ loot }) => isWorthHitting(loot, level)).length;
  const next = rows
    .map(({ npc, stay }) => ({ name: npc.name, atMs: lootLevelAt(stay, level) ?? 0 }))
    .find(({ atMs }) => atMs > nowMs);
  return (
    <ViewHeadline figure={formatWhole(count)}>
      at level {andAbove(level)} now.
      {next && (
        <>
          {" "}
          Next: <b translate="no">{next.name}</b> in {formatDuration(next.atMs - nowMs)}.
        </>
      )}
      {obstacle && (
        <span className="block text-small text-muted-foreground">
          {obstacleText(obstacle, nowMs)}
        </span>
      )}
    </ViewHeadline>
  );
}

interface NotifyProps {
  level: string;
  stays: NpcStays;
}

/** The switch for browser notifications when an NPC reaches the level. */
function Notify({ level, stays }: NotifyProps) {
  const { kinds, obstacle, wasAsked, choose } = useNotificationSettings();
  const notice = lootKindIn(kinds);
  const noticed = notice === undefined ? null : lootLevelOf(notice);
  const isOn = noticed === level;
  const events = useMemo(
    () =>
      NPCS.flatMap(({ id, name }) => {
        if (notice === undefined) return [];
        const at = Number(lootLevelOf(notice)) as LootLevel;
        const atMs = lootLevelAt(stays[id] ?? null, at);
        const title = `${name} reached loot level ${ROMAN[at] ?? ""}`;
        const note = "Unless beaten in the meantime";
        return atMs === null ? [] : [{ id: `loot ${id}`, kind: notice, atMs, title, note }];
      }),
    [stays, notice],
  );
  return (
    <>
      <SwitchRow
        isOn={isOn}
        onChange={(next) => {
          if (notice !== undefined) setNotified(notice, false);
          void choose(lootKind(level), next);
          // The displayed level stays selected, though it is no longer the default once its notification is off.
          writeUrlValue("from", level, next ? level : USUAL_LEVEL);
        }}
      >
        Notify me at level {ROMAN[Number(level)]}
        {noticed !== null && !isOn && ` instead of ${ROMAN[Number(noticed)] ?? ""}`} while this tab
        is open
      </SwitchRow>
      <div role="status">
        {(isOn || wasAsked) && obstacle !== null && (
          <p className="py-2 text-small text-muted-foreground">{obstacle}</p>
        )}
      </div>
      <Suspense>{notice !== undefined && <Notifications source="npcs" events={events} />}</Suspense>
    </>
  );
}

/** Announces in a live region that an NPC has reached the level while the page is open. */
function useAnnounceLevel(rows: readonly NpcRow[], level: LootLevel) {
  const before = useRef<{ level: LootLevel; ids: ReadonlySet<number> } | null>(null);
  useEffect(() => {
    const reached = rows.filter(({ loot }) => isWorthHitting(loot, level));
    const known = before.current;
    const fresh = known?.level === level ? reached.filter(({ npc }) => !known.ids.has(npc.id)) : [];
    if (fresh.length > 0) {
      announce(`${fresh.map(({ npc }) => npc.name).join(", ")}: level ${ROMAN[level]} now`);
    }
    before.current = { level, ids: new Set(reached.map(({ npc }) => npc.id)) };
  }, [rows, level]);
}
