import { type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useRef } from "react";

import { useSession } from "@/components/session/session";
import { useGameTime } from "@/components/window/use-now";
import { playerProfileQuery } from "@/lib/api/endpoints/player-profile";
import { type TargetPage, userListQuery } from "@/lib/api/endpoints/user-list";
import { persistMeta } from "@/lib/api/history/query-persister";
import type { Session } from "@/lib/api/transport/session";
import { STATE_OLD_AFTER_MS, STATE_STALE_AFTER_MS, statesToFetch } from "@/lib/game/fight/bounties";
import type { PlayerProfile } from "@/lib/game/fight/targets";
import { gameTime } from "@/lib/store/preferences/game-clock";

const EVERY_MS = 3_000;

/**
 * From this many calls in the last minute on, states load more slowly. This leaves room for the page's own updates and ten
 * pages of bounties within 30 calls a minute.
 */
const MAX_CALLS = 18;

/**
 * The interval between states while there are that many calls. Without it, a page in another window with as many calls would
 * keep all states unknown.
 */
const BUSY_EVERY_MS = 15_000;

/** The state of a player, and the time of the fetch. */
interface FetchedState {
  /** Null if it couldn't be loaded. */
  profile: PlayerProfile | null;
  fetchedAtMs: number;
}

/** The states by player id. */
export type FetchedStates = ReadonlyMap<number, FetchedState>;

/** The recent states that other views have loaded: those of the player's lists and of single players, the newest of each. */
function knownStates(client: QueryClient, session: Session): FetchedStates {
  const responses = (queryKey: QueryKey, playersIn: (data: never) => readonly PlayerProfile[]) =>
    client
      .getQueryCache()
      .findAll({ queryKey: queryKey.slice(0, -1) })
      .flatMap(({ state: { data, dataUpdatedAt } }) => {
        const fetchedAtMs = gameTime(dataUpdatedAt);
        return data === undefined || gameTime() - fetchedAtMs >= STATE_OLD_AFTER_MS
          ? []
          : playersIn(data as never).map((profile) => ({ profile, fetchedAtMs }));
      });
  const known = [
    ...responses(userListQuery(session, "Targets").queryKey, ({ targets }: TargetPage) =>
      targets.entries.map((target) => ({ ...target, life: null, lootLevel: null })),
    ),
    ...responses(playerProfileQuery(session, 0).queryKey, (profile: PlayerProfile) => [profile]),
  ].toSorted((a, b) => a.fetchedAtMs - b.fetchedAtMs);
  return new Map(known.map((state) => [state.profile.id, state]));
}

interface BountyStatesOptions {
  isOn: boolean;
  /** The ids of players whose states are fetched even if their rows aren't visible, in order of priority. */
  sought: readonly number[];
  onFetched: (update: (before: FetchedStates) => FetchedStates) => void;
}

/**
 * Fetches the states of the players whose rows are visible and of the players in `sought`, one call after another, while
 * `isOn` is true. Starts from the states that other views have loaded and from the list of targets, who are often the easy ones.
 * Returns the ref with which a row registers itself. Each row has the player's id in `data-player`.
 */
export function useBountyStates({ isOn, sought, onFetched }: BountyStatesOptions) {
  const session = useSession();
  const client = useQueryClient();
  const visible = useRef(new Set<number>());
  const triedAtMs = useRef(new Map<number, number>());
  const lastAtMs = useRef(0);
  const observer = useRef<IntersectionObserver | null>(null);

  const rowRef = useCallback((row: HTMLElement | null) => {
    if (row === null) return undefined;
    const seen = visible.current;
    observer.current ??= new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const id = Number((target as HTMLElement).dataset.player);
        if (isIntersecting) seen.add(id);
        else seen.delete(id);
      }
    });
    const watching = observer.current;
    watching.observe(row);
    return () => {
      watching.unobserve(row);
      seen.delete(Number(row.dataset.player));
    };
  }, []);

  const fetchNext = useEffectEvent(() => {
    if (document.hidden) return;
    const nowMs = gameTime();
    const isBusy = session.queue.callsUsed() >= MAX_CALLS;
    if (isBusy && nowMs - lastAtMs.current < BUSY_EVERY_MS) return;
    const [id] = statesToFetch([...visible.current, ...sought], triedAtMs.current, {
      nowMs,
      staleAfterMs: STATE_STALE_AFTER_MS,
    });
    if (id === undefined) return;
    lastAtMs.current = nowMs;
    // A failed state isn't retried before the others.
    triedAtMs.current.set(id, nowMs);
    // Not persisted: a state stored by an earlier visit would be out of date.
    const query = { ...playerProfileQuery(session, id), meta: persistMeta({ persist: false }) };
    client.query(query).then(
      (profile) => {
        const updatedAt = client.getQueryState(query.queryKey)?.dataUpdatedAt;
        const fetched = { profile, fetchedAtMs: gameTime(updatedAt) };
        onFetched((before) => new Map([...before, [id, fetched]]));
      },
      () => {
        const failed = { profile: null, fetchedAtMs: gameTime() };
        onFetched((before) =>
          before.get(id)?.profile ? before : new Map([...before, [id, failed]]),
        );
      },
    );
  });
  // After a correction of the clock, the times of the fetched states are wrong, so they are taken from the responses again.
  const gameTimeOf = useGameTime();
  const startAgain = useEffectEvent(() => {
    const known = knownStates(client, session);
    triedAtMs.current = new Map([...known].map(([id, { fetchedAtMs }]) => [id, fetchedAtMs]));
    lastAtMs.current = 0;
    onFetched((before) => (before.size === 0 && known.size === 0 ? before : known));
  });
  useEffect(() => {
    startAgain();
  }, [gameTimeOf]);
  const loadTargets = useEffectEvent(() => {
    client.query(userListQuery(session, "Targets")).then(startAgain, () => undefined);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    loadTargets();
    fetchNext();
    const timer = setInterval(fetchNext, EVERY_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isOn]);

  return rowRef;
}
