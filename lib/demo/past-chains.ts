import { bonusOf, type Fight, fights, isOurs, isWon } from "./attacks";
import { CHAIN_LASTS, chainId, PEACE_CHAIN, peaceChainStart } from "./chain";
import { type Clock, oncePerClock } from "./clock";
import { at } from "./random";
import { FACTION_ID, ROSTER } from "./roster";

interface PastChain {
  id: number;
  start: number;
  end: number;
  hits: readonly Fight[];
}

const hundredths = (figure: number) => Math.round(figure * 100) / 100;

const respectIn = (hits: readonly Fight[]) =>
  hundredths(hits.reduce((sum, { respect }) => sum + respect, 0));

/** The chains that are over, oldest first, from the hits that have a number in a chain. */
const pastChains = oncePerClock((clock): readonly PastChain[] => {
  const all: Fight[][] = [];
  for (const fight of fights(clock)) {
    if (fight.chain === undefined || fight.ended > clock.now) continue;
    if (fight.chain === 1) all.push([]);
    all.at(-1)?.push(fight);
  }
  return all
    .map((hits) => {
      const start = at(hits, 0).ended;
      const id = start === peaceChainStart(clock) ? PEACE_CHAIN.id : chainId(start);
      return { id, start, end: at(hits, hits.length - 1).ended + CHAIN_LASTS, hits };
    })
    .filter(({ end }) => end < clock.now);
});

/** The list of the faction's chains that are over. */
export const chains = (clock: Clock) =>
  pastChains(clock).map(({ id, start, end, hits }) => ({
    id,
    chain: hits.length,
    respect: respectIn(hits),
    start,
    end,
  }));

const countIn = (fights: readonly Fight[], result: string) =>
  fights.filter((fight) => fight.result === result).length;

/** The sums of these attacks of a chain. `hits` are those that the chain counts. */
const counts = (hits: readonly Fight[], others: readonly Fight[]) => ({
  leave: countIn(hits, "Attacked"),
  mug: countIn(hits, "Mugged"),
  hospitalize: countIn(hits, "Hospitalized"),
  assists: countIn(others, "Assist"),
  retaliations: hits.filter(({ isRetaliation }) => isRetaliation).length,
  overseas: 0,
  draws: countIn(others, "Stalemate"),
  escapes: countIn(others, "Escape"),
  losses: countIn(others, "Lost"),
  war: hits.filter(({ warId }) => warId !== undefined).length,
});

const best = (hits: readonly Fight[]) => Math.max(0, ...hits.map(({ respect }) => respect));

/** The report of a chain that is over. Undefined for any other. */
export function chainReport(clock: Clock, id: number) {
  const chain = pastChains(clock).find((candidate) => candidate.id === id);
  if (chain === undefined) return undefined;
  const { start, end, hits } = chain;
  const others = fights(clock).filter(
    (fight) =>
      fight.ended >= start &&
      fight.ended <= end &&
      isOurs(fight) &&
      !isWon(fight) &&
      fight.warId !== undefined,
  );
  const attackers = ROSTER.flatMap(({ id: memberId }) => {
    const by = ({ attacker }: Fight) => attacker.id === memberId;
    const own = hits.filter(by);
    const tried = others.filter(by);
    return own.length + tried.length === 0 ? [] : [attackerOf(memberId, own, tried)];
  });
  const attacked = new Set(attackers.map((attacker) => attacker.id));
  return {
    id,
    faction_id: FACTION_ID,
    start,
    end,
    details: {
      chain: hits.length,
      respect: respectIn(hits),
      members: attackers.length,
      targets: new Set(hits.map(({ defender }) => defender.id)).size,
      best: best(hits),
      ...counts(hits, others),
    },
    bonuses: hits.flatMap(({ attacker, defender, chain: hit, respect }) =>
      hit !== undefined && bonusOf(hit) !== null
        ? [{ attacker_id: attacker.id, defender_id: defender.id, chain: hit, respect }]
        : [],
    ),
    attackers,
    non_attackers: ROSTER.flatMap((member) => (attacked.has(member.id) ? [] : [member.id])),
  };
}

function attackerOf(id: number, hits: readonly Fight[], others: readonly Fight[]) {
  const usual = hits.filter(({ chain }) => bonusOf(chain ?? null) === null);
  const average = usual.length === 0 ? 0 : hundredths(respectIn(usual) / usual.length);
  return {
    id,
    respect: { total: respectIn(hits), average, best: best(usual) },
    attacks: {
      total: hits.length,
      bonuses: hits.length - usual.length,
      ...counts(hits, others),
    },
  };
}
