import type { ReactNode } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { NoMatch } from "@/components/feedback/no-match";
import { FailedCall } from "@/components/feedback/retry-advice";
import type { OwnPlayer } from "@/components/fight/use-own-player";
import { GameLink } from "@/components/figures/row-links";
import { userListUrl } from "@/components/game/action-links";
import type { PolledQuery } from "@/components/reading/use-polling";
import { Button } from "@/components/ui/button";
import type { UserList } from "@/lib/api/endpoints/user-list";
import { TARGET_INTERVALS_MS } from "@/lib/api/transport/polling";
import { formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import { formatGameMoment } from "@/lib/format/times";
import { ATTACK_DAYS } from "@/lib/game/fight/estimate";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { pollingStore } from "@/lib/store/preferences/page-settings";

import type { TargetData } from "./use-target-data";

interface FailedTargetCallsProps {
  player: OwnPlayer;
  targetData: TargetData;
  /** The view's assumptions about the player if the player's data couldn't be loaded. */
  children: ReactNode;
}

/** Notes on failed calls, and on the data that estimates lack because of them. */
export function FailedTargetCalls({ player, targetData, children }: FailedTargetCallsProps) {
  const { outgoing, earlier, incoming, reports, stats, textContext } = targetData;
  const { attacksFromMs } = textContext;
  return (
    <>
      <FailedCall
        path="user/attacks"
        error={outgoing.error ?? earlier.error ?? incoming.error}
        retry={() => {
          for (const { error, retry } of [outgoing, earlier, incoming]) if (error) retry();
        }}
      >
        {outgoing.error
          ? "Couldn’t load your attacks, so respect and difficulty may be unknown."
          : earlier.error
            ? `Couldn’t load your ${attacksFromMs === null ? "older attacks" : `attacks before ${formatShortGameDay(attacksFromMs)}`}, so they’re excluded.`
            : "Couldn’t load attacks on you, so they’re excluded."}
      </FailedCall>
      <FailedCall path="user/reports" {...reports}>
        Couldn’t load your spy reports.
      </FailedCall>
      <FailedCall path="user/personalstats" {...stats}>
        Couldn’t load your battle stats, so other players’ total stats may be missing.
      </FailedCall>
      <FailedCall path="user/basic" {...player.profile}>
        {children}
      </FailedCall>
    </>
  );
}

interface OldNoteProps {
  query: PolledQuery<unknown>;
  nowMs: number;
}

/** A note with the time that the states are from, and a button that requests newer ones. */
export function OldNote({ query, nowMs }: OldNoteProps) {
  const polling = useStoredValue(pollingStore);
  const at = formatGameMoment(query.fetchedAtMs, nowMs);
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 bg-muted px-3 py-1.5"
    >
      {polling.isOn
        ? `No response from the game since ${at}. States may have changed.`
        : `Updates are paused. States are from ${at}.`}
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          pollingStore.set({ ...polling, isOn: true });
          query.refetch();
        }}
      >
        {polling.isOn ? "Try again" : "Resume"}
      </Button>
    </p>
  );
}

interface NoRowsProps {
  list: UserList;
  /** The number of players on the list. */
  count: number;
  onAttacks: () => void;
  /** The labels of the filters in use. */
  filters: readonly string[];
  onClear: () => void;
}

/** Why the list shows no players. */
export const NoRows = ({ list, count, onAttacks, filters, onClear }: NoRowsProps) =>
  count === 0 ? (
    <EmptyState title={`Your ${list} list is empty`}>
      You can only add players in the game: open a player’s profile and add them to your{" "}
      {list.toLowerCase()}. They appear here within a minute.{" "}
      <GameLink href={userListUrl(list)}>{list} list in the game</GameLink>{" "}
      <Button variant="link" size="inline" onClick={onAttacks}>
        See who you attacked
      </Button>
    </EmptyState>
  ) : (
    <NoMatch
      what="players"
      filters={filters}
      onClearFilters={onClear}
      hint={`${formatWhole(count)} ${count === 1 ? "player is" : "players are"} on the list.`}
    />
  );

interface FootnoteProps {
  targetData: Pick<TargetData, "attackCount" | "textContext">;
  /** The interval between requests of the list, in milliseconds. */
  everyMs: number;
}

/** The sources of the figures. */
export function Footnote({ targetData, everyMs }: FootnoteProps) {
  const { attackCount, textContext } = targetData;
  const since =
    textContext.attacksFromMs === null
      ? `in the last ${ATTACK_DAYS} days`
      : `since ${formatShortGameDay(textContext.attacksFromMs)}`;
  return (
    <p className="max-w-200 py-3 text-small text-muted-foreground">
      With “Best first”, ready players are sorted by respect, the others by when they’re out.{" "}
      {attackCount !== null &&
        `${sourceOf(attackCount, since)} from attacks on you; for total stats, spy reports come first. `}
      A figure older than 14 days is marked “old”. Attacks on you by stealthed players are excluded.
      {everyMs > TARGET_INTERVALS_MS.list &&
        ` A list as long as this one loads every ${formatWhole(everyMs / 1000)} seconds.`}
    </p>
  );
}

const sourceOf = (attackCount: number, since: string) =>
  attackCount === 0
    ? `You’ve made no attacks ${since}. Figures come`
    : `Figures come from your ${formatCount(attackCount, "attack", "attacks")} ${since}, then`;
