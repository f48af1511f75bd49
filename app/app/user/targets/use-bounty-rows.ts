import { useMemo, useState } from "react";

import { filtersInUse } from "@/components/feedback/no-match";
import type { OwnPlayer } from "@/components/fight/use-own-player";
import { useNowAt } from "@/components/window/use-now";
import { useUrlText } from "@/components/window/use-url-text";
import { useUrlChoice, useUrlChoices } from "@/components/window/use-url-value";
import { findByName } from "@/components/list/name-search";
import { type Bounty, bountyTargets, STATE_OLD_AFTER_MS } from "@/lib/game/fight/bounties";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { pollingStore } from "@/lib/store/preferences/page-settings";

import {
  BOUNTY_PREDICATES,
  BOUNTY_QUICK_FILTERS,
  BOUNTY_SORTS,
  bountyFilter,
  bountyRows,
  fittingBounties,
  MAX_LEVELS,
  MIN_REWARDS,
  sortBounties,
  soughtIds,
} from "./bounty-rows";
import { momentsOf } from "./rows";
import { type FetchedStates, useBountyStates } from "./use-bounty-states";
import type { TargetData } from "./use-target-data";

const NO_STATES: FetchedStates = new Map();
const NO_BOUNTIES: readonly Bounty[] = [];
const NOBODY: readonly number[] = [];

/** The filters and the order of the bounties, in the URL. */
export function useBountyFilters() {
  const [maxLevel, setMaxLevel] = useUrlChoice("level", MAX_LEVELS, "mine");
  const [minReward, setMinReward] = useUrlChoice("reward", MIN_REWARDS, "any");
  const [quickFilters, setQuickFilters] = useUrlChoices("show", BOUNTY_QUICK_FILTERS);
  const [sort, setSort] = useUrlChoice("sort", BOUNTY_SORTS, "best");
  const [text, setText] = useUrlText("q");
  return {
    ...{ maxLevel, setMaxLevel, minReward, setMinReward, quickFilters, setQuickFilters },
    ...{ sort, setSort, text, setText },
    isReadyOnly: quickFilters.includes("ready"),
    /** Their labels. */
    inUse: [
      ...filtersInUse([maxLevel, MAX_LEVELS, "any"], [minReward, MIN_REWARDS, "any"]),
      ...BOUNTY_QUICK_FILTERS.filter(([value]) => quickFilters.includes(value)).map(
        ([, label]) => label,
      ),
    ],
    clear: () => {
      setQuickFilters([]);
      setMaxLevel("any");
      setMinReward("any");
    },
  };
}

export type BountyFilters = ReturnType<typeof useBountyFilters>;

interface BountyRowsOptions {
  /** Undefined before the first page. */
  bounties: readonly Bounty[] | undefined;
  filters: BountyFilters;
  player: OwnPlayer;
  targetData: TargetData;
}

/** The rows of the bounties, as the filters, the states and the time change. The states load while automatic updates are on. */
export function useBountyRows({
  bounties = NO_BOUNTIES,
  filters,
  player,
  targetData,
}: BountyRowsOptions) {
  const { maxLevel, minReward, quickFilters, sort, isReadyOnly, text } = filters;
  const { isOn: loadsStates } = useStoredValue(pollingStore);
  const { location, obstacle, id: ownId } = player;
  const { encounters, scoreAt } = targetData;
  const ownLevel = player.profile.data?.level ?? null;
  const [states, setStates] = useState(NO_STATES);
  const moments = useMemo(
    () => [
      ...momentsOf([...states.values()].flatMap(({ profile }) => profile ?? [])),
      ...[...states.values()].map(({ fetchedAtMs }) => fetchedAtMs + STATE_OLD_AFTER_MS),
      ...bounties.flatMap(({ validUntilMs }) => validUntilMs ?? []),
    ],
    [states, bounties],
  );
  const nowMs = useNowAt(moments);
  const attackMs = Math.max(nowMs, obstacle?.untilMs ?? 0);
  const limits = useMemo(
    () => bountyFilter(maxLevel, minReward, { ownLevel, ownId }),
    [maxLevel, minReward, ownLevel, ownId],
  );
  const rows = useMemo(
    () =>
      bountyRows(bountyTargets(bounties, limits, nowMs), {
        targetData: { encounters, scoreAt },
        states,
        location,
        attackMs,
        nowMs,
      }),
    [bounties, limits, encounters, scoreAt, states, location, attackMs, nowMs],
  );
  const ordered = useMemo(
    () => sortBounties(fittingBounties(rows, quickFilters), sort),
    [rows, quickFilters, sort],
  );
  const { found: fitting, nearest } = useMemo(
    () => findByName(ordered, text, ({ name }) => [name]),
    [ordered, text],
  );
  const sought = useMemo(
    () => (isReadyOnly ? soughtIds(fitting, location) : NOBODY),
    [isReadyOnly, fitting, location],
  );
  const rowRef = useBountyStates({ isOn: loadsStates, sought, onFetched: setStates });
  return {
    /** All players within the limits of level and reward. */
    rows,
    /** Those who pass the quick filters too. */
    visible: isReadyOnly ? fitting.filter(BOUNTY_PREDICATES.ready) : fitting,
    /** The players who would be visible if they were ready. */
    hidden: isReadyOnly ? fitting : [],
    /** True if those who are easy to beat come first. */
    isGrouped: sort === "best",
    rowRef,
    loadsStates,
    nowMs,
    /** The name nearest to the search text if no player's name contains it; null otherwise. */
    nearest,
  };
}
