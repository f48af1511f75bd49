import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";

import { useQueryUpdates } from "@/components/feedback/use-query-cache";
import { type OptionalResult, useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { useGameTime } from "@/components/window/use-now";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { playerProfileQuery } from "@/lib/api/endpoints/player-profile";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { persistMeta } from "@/lib/api/history/query-persister";
import type { Member } from "@/lib/game/faction/member";
import { STATE_STALE_AFTER_MS } from "@/lib/game/fight/bounties";
import { keyOwnerStore } from "@/lib/store/account/player";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { gameTime } from "@/lib/store/preferences/game-clock";

import { findPlayer, type KnownPlayer } from "./known-player";

interface PlayerData extends Pick<OptionalResult<unknown>, "error" | "retry"> {
  /** Undefined if no loaded response has the player. */
  player: KnownPlayer | undefined;
  /** The game's time of the response with the player; 0 without one. */
  fetchedAtMs: number;
  /** The player as a member of the viewer's faction; undefined for others, and before the members have loaded. */
  member: Member | undefined;
  /** True if the player is known to be in the viewer's faction. */
  isOfFaction: boolean;
  isLoading: boolean;
}

/**
 * A player by the responses that the page has. If none of them is recent, the player's profile is requested once; the sheet shows
 * the older state meanwhile.
 */
export function useKnownPlayer(playerId: number): PlayerData {
  const session = useSession();
  const client = useQueryClient();
  const updates = useQueryUpdates();
  const { found, member, ownFactionId } = useMemo(() => {
    const members = client.getQueryData(factionMembersQuery(session).queryKey);
    return {
      updates,
      found: findPlayer(client, session, playerId),
      member: members?.entries.find(({ id }) => id === playerId),
      ownFactionId: client.getQueryData(factionBasicQuery(session).queryKey)?.id ?? null,
    };
  }, [client, session, playerId, updates]);
  const [isMissing] = useState(
    () => found === undefined || gameTime() - gameTime(found.atMs) > STATE_STALE_AFTER_MS,
  );
  const { data, error, retry } = useOptionalQuery({
    ...playerProfileQuery(session, playerId),
    // A state saved by an earlier visit would be out of date.
    meta: persistMeta({ persist: false }),
    enabled: isMissing,
  });
  const gameTimeOf = useGameTime();
  return {
    player: found?.player,
    fetchedAtMs: found === undefined ? 0 : gameTimeOf(found.atMs),
    member,
    isOfFaction:
      member !== undefined || (ownFactionId !== null && found?.player.factionId === ownFactionId),
    isLoading: isMissing && data === undefined && error === null,
    ...{ error, retry },
  };
}

/** The id of the viewer; null if no loaded or stored value has it. */
export function useOwnId(): number | null {
  const session = useSession();
  const stored = useStoredValue(keyOwnerStore);
  const loaded = useQueryClient().getQueryData(profileQuery(session).queryKey);
  if (loaded !== undefined) return loaded.id;
  return session.isSample || stored === "" ? null : Number(stored);
}
