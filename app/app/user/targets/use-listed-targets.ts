import { usePrefetchQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { useOwnPlayer } from "@/components/fight/use-own-player";
import { usePolling } from "@/components/reading/use-polling";
import { useSession } from "@/components/session/session";
import { useNowAt } from "@/components/window/use-now";
import { barsQuery } from "@/lib/api/endpoints/user-bars";
import { type TargetPage, type UserList, userListQuery } from "@/lib/api/endpoints/user-list";
import { listInterval, listOldAfterMs, TARGET_INTERVALS_MS } from "@/lib/api/transport/polling";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { playerNotesStore } from "@/lib/store/user/player-notes";

import { listRow, momentsOf } from "./rows";
import { useTargetData } from "./use-target-data";

const NO_TARGETS: TargetPage["targets"]["entries"] = [];

const intervalOf = (page: TargetPage | undefined): number =>
  listInterval(page?.targets.entries.length ?? 0);

/** One of the player's lists in the game, with the data that its rows are made from. */
export function useListedTargets(list: UserList) {
  const session = useSession();
  usePrefetchQuery(userListQuery(session, list));
  usePrefetchQuery(barsQuery(session));
  const player = useOwnPlayer();
  const targetData = useTargetData(player.id);
  const bars = usePolling(barsQuery(session), TARGET_INTERVALS_MS.own);
  const query = usePolling(userListQuery(session, list), intervalOf);
  const targets = query.data?.targets.entries ?? NO_TARGETS;
  const oldFromMs = query.fetchedAtMs + listOldAfterMs(targets.length);
  const moments = useMemo(() => [...momentsOf(targets), oldFromMs], [targets, oldFromMs]);
  const nowMs = useNowAt(moments);
  const notes = useStoredValue(playerNotesStore);
  const { location, obstacle } = player;
  const attackMs = Math.max(nowMs, obstacle?.untilMs ?? 0);
  const { encounters, records, scoreAt } = targetData;
  const rows = useMemo(
    () =>
      targets.map((target) =>
        listRow(target, {
          targetData: { encounters, records, scoreAt },
          ...{ notes, location, attackMs, nowMs },
        }),
      ),
    [targets, encounters, records, scoreAt, notes, location, attackMs, nowMs],
  );
  return {
    ...{ list, query, rows, player, targetData, bars, nowMs },
    /** The time for which the rows' readiness counts: now, or the end of the player's obstacle. */
    attackMs,
    /** The interval between requests of the list. */
    everyMs: intervalOf(query.data),
    /** True if the response is too old for the word "now". */
    isOld: nowMs >= oldFromMs,
  };
}

export type ListedTargets = ReturnType<typeof useListedTargets>;
