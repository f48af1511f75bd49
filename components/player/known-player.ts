import type { QueryClient, QueryKey } from "@tanstack/react-query";

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

/** A player as one response describes them. */
export interface KnownPlayer extends Fighter {
  /** Null while they fly, or if unknown; undefined if the response doesn't say. */
  location?: string | null;
  /** Null for a player in no faction; undefined if the response doesn't say. */
  factionId?: number | null;
}

export interface FoundPlayer {
  player: KnownPlayer;
  /** The time of the response by the device's clock. */
  atMs: number;
}

/** The player by the newest loaded response with them; undefined if there is none. */
export function findPlayer(
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
