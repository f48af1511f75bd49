import { formatCount, formatShort, formatWhole } from "@/lib/format/numbers";
import { nextWarEndMs } from "@/lib/game/treasury/payments";
import { chainsOutside, type PastChain } from "@/lib/game/war/chain-report";
import { type RankedWar, sidesOf } from "@/lib/game/war/ranked-war";
import type { Paid } from "@/lib/game/treasury/pay-terms";

/** A ranked war or a chain that can be chosen. */
export interface PayChoice extends Paid {
  /** The enemy's name, or "Chain of 412". */
  title: string;
  isName: boolean;
  /** "won, 7,420 to 5,612", "2,046 respect". */
  result: string;
  startsAtMs: number;
  /** Null while it is on: it can't be paid yet. */
  endedAtMs: number | null;
}

/** Names the choice in the address: "27811" for a war, "chain-54900012". */
export const choiceKey = ({ kind, id }: Paid): string =>
  kind === "war" ? String(id) : `chain-${id}`;

/** The wars of the faction, and its chains outside of them, newest first. A chain during a war is part of it. */
export function payChoices(
  wars: readonly RankedWar[],
  chains: readonly PastChain[],
  ownId: number | null,
): readonly PayChoice[] {
  const periods = wars.map(({ startsAtMs, endedAtMs }) => ({
    startsAtMs,
    endedAtMs: endedAtMs ?? Infinity,
  }));
  return [
    ...[...new Map(wars.map((war) => [war.id, war])).values()].flatMap((war) =>
      warChoice(war, ownId),
    ),
    ...chainsOutside(chains, periods).map(chainChoice),
  ].toSorted((a, b) => b.startsAtMs - a.startsAtMs);
}

function warChoice(war: RankedWar, ownId: number | null): readonly PayChoice[] {
  const both = sidesOf(war, ownId);
  if (both === null) return [];
  const { own, enemy } = both;
  const scores = `${formatWhole(own.score)} to ${formatWhole(enemy.score)}`;
  const { id, startsAtMs, endedAtMs } = war;
  const result = endedAtMs === null ? scores : `${outcome(war, own.id)}, ${scores}`;
  return [{ kind: "war", id, title: enemy.name, isName: true, result, startsAtMs, endedAtMs }];
}

const outcome = ({ winnerId }: RankedWar, ownId: number) =>
  winnerId === null ? "no winner" : winnerId === ownId ? "won" : "lost";

const chainChoice = ({ id, hits, respect, startsAtMs, endedAtMs }: PastChain): PayChoice => ({
  kind: "chain",
  id,
  title: `Chain of ${formatWhole(hits)}`,
  isName: false,
  result: `${formatShort(Math.floor(respect))} respect`,
  startsAtMs,
  endedAtMs,
});

/** The choice in the address, or the war that ended last, or the last chain. Null if there is none. */
export function selectedChoice(choices: readonly PayChoice[], key: string): PayChoice | null {
  const over = choices.filter(({ endedAtMs }) => endedAtMs !== null);
  return (
    choices.find((choice) => choiceKey(choice) === key) ??
    over.find(({ kind }) => kind === "war") ??
    over[0] ??
    choices[0] ??
    null
  );
}

/** The end of the next war: payments after it may be that war's. Chains in between don't count: they are many, and few are paid. */
export const nextEndMs = (choices: readonly PayChoice[], { startsAtMs }: PayChoice): number =>
  nextWarEndMs(
    choices.filter(({ kind }) => kind === "war"),
    startsAtMs,
  );

/** "12 of 20 paid", "paid", "not split". */
export function paidText(paid: number, members: number | null): string {
  if (members === null) return paid === 0 ? "" : `${formatCount(paid, "member", "members")} paid`;
  return paid >= members ? "paid" : `${formatWhole(paid)} of ${formatWhole(members)} paid`;
}
