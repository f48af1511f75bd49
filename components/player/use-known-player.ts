import { type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { fightersQuery } from "@/lib/api/endpoints/faction-fighters";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { playerProfileQuery } from "@/lib/api/endpoints/player-profile";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { type TargetPage, userListQuery } from "@/lib/api/endpoints/user-list";
import type { Session } from "@/lib/api/transport/session";
import type { List } from "@/lib/api/transport/wire";
import type { Profile } from "@/lib/game/account/account";
import type { Member } from "@/lib/game/faction/member";
import type { Fighter } from "@/lib/game/fight/fighter";
import type { Target } from "@/lib/game/fight/targets";
import { useMemo, useState } from "react";
import { useQueryUpdates } from "@/components/feedback/use-query-cache";
import { type OptionalResult, useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { useGameTime } from "@/components/window/use-now";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { persistMeta } from "@/lib/api/history/query-persister";
import { STATE_STALE_AFTER_MS } from "@/lib/game/fight/bounties";
import { gameTime } from "@/lib/store/preferences/game-clock";

/** A player as one response describes them. */
export interface KnownPlayer extends Fighter {
  /** Null while they fly, or if unknown; undefined if the response doesn't say. */
  location?: string | null;
  /** Null for a player in no faction; undefined if the response doesn't say. */
  factionId?: number | null;
}

interface FoundPlayer {
  player: KnownPlayer;
  /** The time of the response by the device's clock. */
  atMs: number;
}

/** The player by the newest loaded response with them; undefined if there is none. */
function findPlayer(
  client: QueryClient,
  session: Session,
  playerId: number,
): FoundPlayer | undefined {
  const responses = (
    queryKey: QueryKey,
    playerIn: (data: never) => KnownPlayer | undefined,
  ): FoundPlayer[] =>
    client
      .getQueryCache()
      .findAll({ queryKey })
      .flatMap(({ state: { data, dataUpdatedAt: atMs } }) => {
        const player = data === undefined ? undefined : playerIn(data as never);
        return player === undefined ? [] : [{ player, atMs }];
      });
  const isPlayer = ({ id }: { id: number }) => id === playerId;
  // Keys without their last part match the queries of all factions and of all lists.
  const found = [
    ...responses(playerProfileQuery(session, playerId).queryKey, (profile: Target) => profile),
    ...responses(
      userListQuery(session, "Targets").queryKey.slice(0, -1),
      ({ targets }: TargetPage) => targets.entries.find(isPlayer),
    ),
    ...responses(fightersQuery(session, 0).queryKey.slice(0, -1), ({ entries }: List<Fighter>) =>
      entries.find(isPlayer),
    ),
    ...responses(factionMembersQuery(session).queryKey, ({ entries }: List<Member>) =>
      asPlayer(entries.find(isPlayer)),
    ),
    ...responses(profileQuery(session).queryKey, (own: Profile) =>
      isPlayer(own) ? ownPlayer(own) : undefined,
    ),
  ].toSorted((one, other) => other.atMs - one.atMs);
  const [newest] = found;
  if (newest === undefined) return undefined;
  const factionId = found.find(({ player }) => player.factionId !== undefined)?.player.factionId;
  return factionId === undefined ? newest : { ...newest, player: { ...newest.player, factionId } };
}

const asPlayer = (member: Member | undefined): KnownPlayer | undefined =>
  member && {
    ...member,
    description: "",
    lastAction: { status: "", atMs: member.lastAction.atMs },
  };

const ownPlayer = (own: Profile): KnownPlayer => ({
  ...own,
  description: "",
  lastAction: { status: "", atMs: null },
});

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
