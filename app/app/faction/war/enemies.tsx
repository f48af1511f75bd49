import { useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { NoMatch } from "@/components/feedback/no-match";
import { obstacleText } from "@/components/fight/fight-text";
import { CanAttack } from "@/components/fight/fighter";
import { Explain } from "@/components/figures/explain";
import type { ExplainedSum } from "@/components/figures/explain-lines";
import { LongList } from "@/components/list/long-list";
import { type Chip, Chips } from "@/components/list/toggles";
import { Age } from "@/components/reading/age";
import type { PolledQuery } from "@/components/reading/use-polling";
import { useNowAt, useTimeSelector } from "@/components/window/use-now";
import { useUrlChoice } from "@/components/window/use-url-value";
import type { List } from "@/lib/api/transport/wire";
import { formatWhole } from "@/lib/format/numbers";
import { attackAtMs } from "@/lib/game/faction/attacks";
import { MAX_MEMBERS } from "@/lib/game/faction/member";
import type { FairFightAttack } from "@/lib/game/fight/fair-fight";
import { availabilityOf, type Fighter, readinessOf, SOON_MS } from "@/lib/game/fight/fighter";
import type { Obstacle } from "@/lib/game/fight/obstacle";
import { fairFights, openRetaliations, RETALIATION_MS } from "@/lib/game/war/own-hits";
import { sortByReadiness, type StatusChange } from "@/lib/game/war/war-members";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { playerNotesStore } from "@/lib/store/user/player-notes";

import { AnnounceChanges } from "./announce-changes";
import { EnemyRow, type EnemyRowProps, isRetaliationTarget } from "./enemy-row";

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

const PREDICATES: Readonly<Record<QuickFilter, (row: EnemyRowProps) => boolean>> = {
  all: () => true,
  now: ({ readiness }) => readiness === "ready",
  soon: ({ readiness }) => readiness === "soon",
  hospital: ({ availability }) => availability === "hospital",
  away: ({ availability }) => availability === "away",
  jail: ({ availability }) => availability === "jail",
  other: ({ availability }) => availability === "gone" || availability === "unknown",
};

const FAIR_FIGHT: ExplainedSum = {
  title: "fair fight (FF)",
  lines: [
    { label: "Shown", value: "your faction’s last win" },
    { label: "Weakest", value: "1.00" },
    { label: "At least three quarters as strong", value: "3.00" },
  ],
  note: "It multiplies the respect. It depends on who attacks, so for you it’s an estimate. No FF: nobody has beaten them yet.",
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
  /** The reason why the player can't attack the enemies; null if none is known. */
  obstacle: Obstacle | null;
  /** The player's own faction, for the names. */
  members: readonly Fighter[];
}

/** The enemies, grouped by their readiness. */
export function Enemies(props: EnemiesProps) {
  const { name, enemies, changes, obstacle } = props;
  const fighters = enemies.data?.entries;
  const rows = useEnemyRows(props);
  const [shown, setShown] = useUrlChoice<QuickFilter>("show", QUICK_FILTERS, "all");
  const matches = rows.filter(PREDICATES[shown]);
  return (
    <section aria-labelledby="enemies" className="mt-2">
      <div className="flex min-h-11 items-end justify-between gap-2 border-b border-rule pb-1.5 max-md:items-center max-md:pb-0">
        <div className="min-w-0 wrap-anywhere">
          <h2 id="enemies" className="font-display text-h2 font-medium max-md:leading-5.5!">
            <span translate="no">{name}</span>{" "}
            {fighters !== undefined && (
              <span className="font-sans text-base font-normal">
                {formatWhole(rows.filter(PREDICATES.now).length)} of {formatWhole(rows.length)}{" "}
                hittable
              </span>
            )}
          </h2>
          {obstacle && <OwnObstacle obstacle={obstacle} />}
        </div>
        <Age name="the enemies" query={enemies} />
      </div>
      {fighters !== undefined && rows.length === 0 ? (
        <EmptyState title="No members listed for this faction right now" />
      ) : (
        <Chips
          label="Show only"
          chips={QUICK_FILTERS.map(([value, text]): Chip<QuickFilter> => ({
            value,
            text,
            count: rows.filter(PREDICATES[value]).length,
          }))}
          selected={[shown]}
          onChange={(chosen) => {
            setShown(chosen.at(-1) ?? "all");
          }}
        />
      )}
      <AnnounceChanges changes={changes} enemies={fighters ?? NOBODY} />
      {fighters === undefined && enemies.error === null && (
        <LoadingState text="Loading data..." rows={16} />
      )}
      {rows.length > 0 && matches.length === 0 && (
        <NoMatch
          what="enemies"
          filters={QUICK_FILTERS.filter(([value]) => value === shown).map(([, label]) => label)}
          onClearFilters={() => {
            setShown("all");
          }}
        />
      )}
      <CanAttack value={obstacle === null}>
        <EnemyGroups rows={matches} />
      </CanAttack>
    </section>
  );
}

/** The player's own obstacle, once above all rows. */
function OwnObstacle({ obstacle }: { obstacle: Obstacle }) {
  const text = useTimeSelector(60_000, (nowMs) => obstacleText(obstacle, nowMs));
  return <p className="max-md:leading-5!">{text}</p>;
}

/** The enemies in the order of their readiness, with the open retaliations and the player's notes. */
function useEnemyRows({ enemies, changes, awaySince, attacks, sides, members }: EnemiesProps) {
  const fighters = enemies.data?.entries ?? NOBODY;
  const moments = useMemo(
    () => [
      ...fighters.flatMap(({ stateUntilMs }) =>
        stateUntilMs === null ? [] : [stateUntilMs - SOON_MS, stateUntilMs],
      ),
      ...attacks.slice(0, NEWEST).map((attack) => attackAtMs(attack) + RETALIATION_MS),
    ],
    [fighters, attacks],
  );
  const nowMs = useNowAt(moments);
  const sorted = useMemo(() => sortByReadiness(fighters, nowMs), [fighters, nowMs]);
  const notes = useStoredValue(playerNotesStore);
  const fairFightOf = fairFights(attacks, sides);
  const retaliations = new Map(
    openRetaliations(attacks, sides, nowMs).map((retaliation) => [
      retaliation.enemyId,
      retaliation,
    ]),
  );
  return sorted.map((enemy): EnemyRowProps => {
    const retaliation = retaliations.get(enemy.id);
    return {
      enemy,
      readiness: readinessOf(enemy, nowMs),
      availability: availabilityOf(enemy, nowMs),
      change: changes.get(enemy.id),
      awaySinceMs: awaySince.get(enemy.id) ?? null,
      note: notes[enemy.id] ?? "",
      fairFight: fairFightOf.get(enemy.id) ?? null,
      retaliateUntilMs: retaliation?.untilMs,
      victim: members.find(({ id }) => id === retaliation?.memberId)?.name,
    };
  });
}

/** The enemies to retaliate on, the least time first, and then the others by readiness. */
function EnemyGroups({ rows }: { rows: readonly EnemyRowProps[] }) {
  const targets = rows
    .filter(isRetaliationTarget)
    .toSorted((a, b) => (a.retaliateUntilMs ?? 0) - (b.retaliateUntilMs ?? 0));
  const others = rows.filter((row) => !isRetaliationTarget(row));
  const groups = [
    { title: "Retaliate", group: targets },
    ...GROUPS.map(({ readiness, title }) => ({
      title,
      group: others.filter((row) => row.readiness === readiness),
    })),
  ];
  const filled = groups.filter(({ group }) => group.length > 0);
  return filled.map(({ title, group }, index) => {
    return (
      <section key={title} aria-label={title}>
        <h3 className="flex justify-between border-b border-rule pt-2.5 pb-1 font-semibold">
          {title}
          {index === 0 && (
            <span className="mr-3 ml-auto text-small font-normal text-muted-foreground">
              Level, FF: fair fight <Explain {...FAIR_FIGHT} />
            </span>
          )}
          <span>{formatWhole(group.length)}</span>
        </h3>
        <LongList entries={group} part={MAX_MEMBERS}>
          {(drawn) => (
            <ol aria-label={title}>
              {drawn.map((row) => (
                <EnemyRow key={row.enemy.id} {...row} />
              ))}
            </ol>
          )}
        </LongList>
      </section>
    );
  });
}
