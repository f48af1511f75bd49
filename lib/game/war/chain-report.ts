/** A chain that is over, in the list of the faction's chains. */
export interface PastChain {
  id: number;
  /** The number of its hits. */
  hits: number;
  respect: number;
  startsAtMs: number;
  endedAtMs: number;
}

/** The game's report of a chain. It has only the ids of the attackers. */
export interface ChainReport {
  startsAtMs: number;
  endedAtMs: number | null;
  /** Of all attackers, those who couldn't be read included. */
  total: ChainCounts;
  attackers: readonly ChainAttacker[];
  bonuses: readonly ChainBonus[];
  /** Number of attackers whose records can't be parsed. */
  unreadMembers: number;
  /** Number of records of the response that couldn't be parsed. */
  dropped: number;
}

export interface ChainCounts {
  /** Successful attacks, which the chain counts. */
  hits: number;
  /** The hits that were made in a war. */
  warHits: number;
  respect: number;
  assists: number;
  /** Attacks that brought nothing: lost, escaped from or drawn. */
  losses: number;
  retaliations: number;
  overseas: number;
}

export interface ChainAttacker extends ChainCounts {
  id: number;
}

/** A hit with a fixed respect, such as the 100th of a chain. */
export interface ChainBonus {
  attackerId: number;
  /** Its number in the chain. */
  hit: number;
  respect: number;
}

interface Period {
  startsAtMs: number;
  endedAtMs: number;
}

/** True if the two have time in common. */
const overlaps = (one: Period, other: Period) =>
  one.startsAtMs < other.endedAtMs && one.endedAtMs > other.startsAtMs;

/** A list may have the same chain twice, whose hits count once. */
const withoutRepeats = (chains: readonly PastChain[]) => [
  ...new Map(chains.map((chain) => [chain.id, chain])).values(),
];

/** The chains that had hits in the time of a war, oldest first. */
export const chainsDuring = (chains: readonly PastChain[], war: Period): readonly PastChain[] =>
  withoutRepeats(chains)
    .filter((chain) => overlaps(chain, war))
    .toSorted((a, b) => a.startsAtMs - b.startsAtMs);

/** The chains that had no hits in any of the wars, in the given order. */
export const chainsOutside = (
  chains: readonly PastChain[],
  wars: readonly Period[],
): readonly PastChain[] =>
  withoutRepeats(chains).filter((chain) => !wars.some((war) => overlaps(chain, war)));
