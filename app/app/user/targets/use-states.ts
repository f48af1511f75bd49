import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";

import { useSession } from "@/components/session/session";
import { playerProfileQuery } from "@/lib/api/endpoints/player-profile";
import { MINUTE_MS } from "@/lib/common/time";
import { statesToFetch } from "@/lib/game/fight/bounties";
import type { PlayerProfile } from "@/lib/game/fight/targets";
import { gameTime } from "@/lib/store/preferences/game-clock";

/** 20 calls a minute. */
const EVERY_MS = 3_000;

const STALE_AFTER_MS = 2 * MINUTE_MS;

/** The state of a player, and when it loaded. */
export interface ReadState {
  profile: PlayerProfile | null;
  fetchedAtMs: number;
}

/**
 * The states of the players whose rows are visible, one call after the other, while the player wants them. A row registers
 * itself with `rowRef`, and has the player's number in `data-player`.
 */
export function useStates(isOn: boolean) {
  const session = useSession();
  const client = useQueryClient();
  const [states, setStates] = useState<ReadonlyMap<number, ReadState>>(new Map());
  const visible = useRef(new Set<number>());
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

  const readNext = useEffectEvent(() => {
    if (document.hidden) return;
    const times = new Map([...states].map(([id, { fetchedAtMs }]) => [id, fetchedAtMs]));
    const [id] = statesToFetch([...visible.current], times, {
      nowMs: gameTime(),
      staleAfterMs: STALE_AFTER_MS,
    });
    if (id === undefined) return;
    const keep = (profile: PlayerProfile | null) => {
      setStates((before) => new Map([...before, [id, { profile, fetchedAtMs: gameTime() }]]));
    };
    client.query(playerProfileQuery(session, id)).then(keep, () => {
      // One that can't be loaded isn't tried again before the others.
      keep(null);
    });
  });
  useEffect(() => {
    if (!isOn) return undefined;
    readNext();
    const timer = setInterval(readNext, EVERY_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isOn]);

  return { states, rowRef };
}
