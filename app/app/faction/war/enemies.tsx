import { useCallback, useEffect, useMemo, useState } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { LongList } from "@/components/list/long-list";
import { type Chip, Chips } from "@/components/list/toggles";
import type { NoteDrafts } from "@/components/notes/note-form";
import { Age } from "@/components/reading/age";
import type { PolledQuery } from "@/components/reading/use-polling";
import { useSession } from "@/components/session/session";
import { useNowAt } from "@/components/window/use-now";
import { useUrlChoice } from "@/components/window/use-url-value";
import type { List } from "@/lib/api/transport/wire";
import { MINUTE_MS } from "@/lib/common/time";
import { formatList, formatWhole } from "@/lib/format/numbers";
import { attackAtMs } from "@/lib/game/faction/attacks";
import { MAX_MEMBERS } from "@/lib/game/faction/member";
import type { FairFightAttack } from "@/lib/game/fight/fair-fight";
import { fairFights, openRetaliations, RETALIATION_MS } from "@/lib/game/war/own-hits";
import { sortByReadiness, type StatusChange } from "@/lib/game/war/war-members";
import { storeFor } from "@/lib/store/engine/stored-value";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { memberNotesStore } from "@/lib/store/user/member-notes";
import {
  type Availability,
  availabilityOf,
  type Fighter,
  type Readiness,
  readinessOf,
} from "@/lib/game/fight/fighter";

import { EnemyRow } from "./enemy-row";

const QUICK_FILTERS = [
  ["all", "All"],
  ["now", "Hittable"],
  ["soon", "Out soon"],
  ["hospital", "Hospital"],
  ["away", "Away"],
  ["jail", "Jail"],
  ["other", "Other"],
] as const;
type QuickFilter = (typeof QUICK_FILTERS)[number][0];

interface Condition {
  readiness: Readiness;
  availability: Availability;
}

const PREDICATES: Readonly<Record<QuickFilter, (enemy: Condition) => boolean>> = {
  all: () => true,
  now: ({ readiness }) => readiness === "ready",
  soon: ({ readiness }) => readiness === "soon",
  hospital: ({ availability }) => availability === "hospital",
  away: ({ availability }) => availability === "away",
  jail: ({ availability }) => availability === "jail",
  other: ({ availability }) => availability === "gone" || availability === "unknown",
};

const GROUPS = [
  { readiness: "ready", title: "Hittable now" },
  { readiness: "soon", title: "Out within 5 minutes" },
  { readiness: "later", title: "Later" },
] as const;

/** More attacks than a faction makes in five minutes. */
const NEWEST = 100;

const NOBODY: readonly Fighter[] = [];

interface EnemiesProps {
  name: string;
  enemies: PolledQuery<List<Fighter>>;
  changes: ReadonlyMap<number, StatusChange>;
  /** The time since which each absent enemy has been away; null for enemies already away in the first response. */
  awaySince: ReadonlyMap<number, number | null>;
  /** The attacks loaded so far, which determine the open retaliations. */
  attacks: readonly FairFightAttack[];
  sides: { ownId: number; enemyId: number };
  /** The player's own faction, for the names. */
  members: readonly Fighter[];
}

/** The enemies, grouped by the time when they can be hit. */
export function Enemies({
  name,
  enemies,
  changes,
  awaySince,
  attacks,
  sides,
  members,
}: EnemiesProps) {
  const fighters = enemies.data?.entries;
  const moments = useMemo(
    () => [
      ...(fighters ?? []).flatMap(({ stateUntilMs }) =>
        stateUntilMs === null ? [] : [stateUntilMs - 5 * MINUTE_MS, stateUntilMs],
      ),
      ...attacks.slice(0, NEWEST).map((attack) => attackAtMs(attack) + RETALIATION_MS),
    ],
    [fighters, attacks],
  );
  const nowMs = useNowAt(moments);
  const notes = useStoredValue(storeFor(useSession(), memberNotesStore));
  const retaliations = new Map(
    openRetaliations(attacks, sides, nowMs).map((one) => [one.enemyId, one]),
  );
  const fair = fairFights(attacks, sides);
  const nameOf = (memberId: number | undefined) => members.find(({ id }) => id === memberId)?.name;
  const rows = useMemo(
    () =>
      sortByReadiness(fighters ?? [], nowMs).map((fighter) => ({
        enemy: fighter,
        readiness: readinessOf(fighter, nowMs),
        availability: availabilityOf(fighter, nowMs),
      })),
    [fighters, nowMs],
  );
  const [drafts] = useState<NoteDrafts>(() => new Map());
  const [noteId, setNoteId] = useState<number | null>(null);
  const showNote = useCallback(
    (id: number, isOpen: boolean) => {
      drafts.delete(id);
      // On a phone, the next note opens before the previous note closes.
      setNoteId((open) => (isOpen ? id : open === id ? null : open));
    },
    [drafts],
  );
  const [shown, setShown] = useUrlChoice<QuickFilter>("show", QUICK_FILTERS, "all");
  const chips = QUICK_FILTERS.map(([value, text]): Chip<QuickFilter> => ({
    value,
    text,
    count: rows.filter(PREDICATES[value]).length,
  }));
  const found = rows.filter(PREDICATES[shown]);
  const ready = rows.filter(PREDICATES.now).length;
  return (
    <section aria-labelledby="enemies" className="mt-2">
      <div className="flex min-h-11 items-end justify-between gap-2 border-b border-rule pb-1.5 max-md:items-center max-md:pb-0">
        <h2 id="enemies" className="min-w-0 font-display text-h2 font-medium wrap-anywhere">
          <span translate="no">{name}</span>{" "}
          {fighters !== undefined && (
            <span className="font-sans text-base font-normal">
              {formatWhole(ready)} of {formatWhole(rows.length)} hittable
            </span>
          )}
        </h2>
        <Age name="the enemies" query={enemies} />
      </div>
      {fighters !== undefined && rows.length === 0 ? (
        <EmptyState title="No data available">
          No members listed for this faction right now.
        </EmptyState>
      ) : (
        <Chips
          label="Show only"
          chips={chips}
          selected={[shown]}
          onChange={(chosen) => {
            setShown(chosen.at(-1) ?? "all");
          }}
        />
      )}
      <AnnounceChanges changes={changes} enemies={fighters ?? NOBODY} />
      {GROUPS.map(({ readiness, title }) => {
        const group = found.filter((row) => row.readiness === readiness);
        if (group.length === 0) return null;
        return (
          <section key={readiness} aria-label={title}>
            <h3 className="flex justify-between border-b border-rule pt-2.5 pb-1 font-semibold">
              {title} <span>{formatWhole(group.length)}</span>
            </h3>
            <LongList entries={group} part={MAX_MEMBERS}>
              {(drawn) => (
                <ol aria-label={title}>
                  {drawn.map((row) => (
                    <EnemyRow
                      key={row.enemy.id}
                      {...row}
                      change={changes.get(row.enemy.id)}
                      awaySinceMs={awaySince.get(row.enemy.id) ?? null}
                      note={notes[row.enemy.id] ?? ""}
                      isNoteOpen={row.enemy.id === noteId}
                      onNote={showNote}
                      drafts={drafts}
                      fairFight={fair.get(row.enemy.id) ?? null}
                      retaliateUntilMs={retaliations.get(row.enemy.id)?.untilMs}
                      victim={nameOf(retaliations.get(row.enemy.id)?.memberId)}
                    />
                  ))}
                </ol>
              )}
            </LongList>
          </section>
        );
      })}
    </section>
  );
}

/** The minimum time between two announcements. */
const ANNOUNCE_EVERY_MS = 10_000;

interface AnnounceChangesProps {
  changes: ReadonlyMap<number, StatusChange>;
  enemies: readonly Fighter[];
}

/** Passes on changes as text, at most once every ten seconds. Changes in between wait and are announced together. */
function createAnnouncer(say: (words: string) => void) {
  const waiting = new Map<number, StatusChange>();
  let added: ReadonlyMap<number, StatusChange> | null = null;
  let fighters = NOBODY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sayWaiting() {
    const words = changeText(waiting, fighters);
    waiting.clear();
    // The text is empty in between, so that a repeated sentence counts as a change and is announced again.
    say(words);
    timer = words === "" ? undefined : setTimeout(sayWaiting, ANNOUNCE_EVERY_MS);
  }

  return {
    /** Ignores a map that was added before: updates without changes pass the same map again. */
    add({ changes, enemies }: AnnounceChangesProps) {
      fighters = enemies;
      if (changes !== added) for (const [id, change] of changes) waiting.set(id, change);
      added = changes;
      if (waiting.size > 0) timer ??= setTimeout(sayWaiting);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** A polite live region that announces the changes of each update. */
export function AnnounceChanges({ changes, enemies }: AnnounceChangesProps) {
  const [announced, setAnnounced] = useState("");
  const [announcer] = useState(() => createAnnouncer(setAnnounced));
  useEffect(() => {
    announcer.add({ changes, enemies });
  }, [announcer, changes, enemies]);
  useEffect(
    () => () => {
      announcer.stop();
    },
    [announcer],
  );
  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}

const MAX_NAMED = 3;

const CHANGE_VERBS: Readonly<Record<StatusChange, string>> = {
  released: "can be hit again",
  landed: "returned home",
  online: "came online",
};

/** "Tarn and Oxbow can be hit again. Ulfric came online." Empty if nothing changed. */
export function changeText(
  changes: ReadonlyMap<number, StatusChange>,
  fighters: readonly Pick<Fighter, "id" | "name">[],
): string {
  return (Object.keys(CHANGE_VERBS) as StatusChange[])
    .map((change) => {
      const names = fighters.filter(({ id }) => changes.get(id) === change).map(({ name }) => name);
      return names.length === 0 ? "" : `${formatList(names, MAX_NAMED)} ${CHANGE_VERBS[change]}.`;
    })
    .filter((sentence) => sentence !== "")
    .join(" ");
}
