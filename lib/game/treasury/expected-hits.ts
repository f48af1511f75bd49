import type { Contribution } from "./contributions";

/** The attacks that the energy of a Xanax is enough for. */
const HITS_PER_XANAX = 250 / 25;

/** A refill of 30 points gives 150 energy, which is 6 attacks. */
const POINTS_PER_HIT = 30 / (150 / 25);

/** The energy that a member got from the faction. */
interface Energy {
  xanax: number;
  /** Points for refills of energy. */
  energyPoints: number;
}

/** The attacks that this energy is enough for, without the energy that members regenerate. */
export const expectedHits = ({ xanax, energyPoints }: Energy): number =>
  xanax * HITS_PER_XANAX + Math.floor(energyPoints / POINTS_PER_HIT);

/** The attacks that are missing; 0 if there are as many as expected, or more. */
export const missingHits = (energy: Energy, made: number): number =>
  Math.max(0, expectedHits(energy) - made);

/**
 * The attacks that somebody made, each of which costs energy: hits of the war and outside of it, assists and losses, and those
 * that don't count. Null without the reports of the chains, which have all but the first.
 */
export const attacksMade = ({
  warHits,
  chain,
  excluded = 0,
}: Pick<Contribution, "warHits" | "chain" | "excluded">) =>
  chain === null ? null : warHits + chain.outside + chain.assists + chain.losses + excluded;
