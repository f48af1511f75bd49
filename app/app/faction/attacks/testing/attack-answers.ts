import { NOW } from "@/lib/api/testing/answers";
import live from "@/lib/api/testing/fixtures/faction-attacks.json" with { type: "json" };

const PAGE_SIZE = 100;

interface Fighter {
  id: number;
  faction_id: number;
}

/** The parts of an attack that a test may change. */
interface Changes {
  attacker?: Fighter;
  defender?: Fighter;
  result?: string;
  respect_gain?: number;
  respect_loss?: number;
}

/** A member attacks, and wins one respect. */
export const attack = (id: number, secondsAgo: number, changes: Changes = {}) => ({
  id,
  code: `c${id}`,
  started: NOW / 1000 - secondsAgo - 60,
  ended: NOW / 1000 - secondsAgo,
  attacker: { id: 3000001, faction_id: 9001 },
  defender: { id: 3000201, faction_id: 9002 },
  result: "Attacked",
  respect_gain: 1,
  respect_loss: 0,
  ...changes,
});

/** One every ten minutes, for ten days. */
export const TEN_DAYS = Array.from({ length: 1440 }, (_, i) => attack(i + 1, i * 600));

/** Answers as the game does: the newest 100, `from` excluded, `to` included. */
export const attacksAnswer = (attacks: readonly ReturnType<typeof attack>[]) => (call: URL) => {
  const from = Number(call.searchParams.get("from") ?? 0);
  const to = Number(call.searchParams.get("to") ?? Infinity);
  return {
    attacks: attacks
      .filter(({ ended }) => ended > from && ended <= to)
      .toSorted((a, b) => b.ended - a.ended)
      .slice(0, PAGE_SIZE),
  };
};

const OURS = 9001;

/** The fixture's attacks, one by a member who has left and one on them. */
export const WITH_FORMER_MEMBER = {
  attacks: [
    ...live.attacks,
    attack(9, 7200, { attacker: { id: 3000099, faction_id: OURS }, respect_gain: 7.5 }),
    attack(10, 10_800, {
      attacker: { id: 3000201, faction_id: 9002 },
      defender: { id: 3000099, faction_id: OURS },
      respect_loss: 8,
    }),
  ],
};

/** The fixture's attacks, and one that names a member who has left. */
export const WITH_NAMED_FORMER_MEMBER = {
  attacks: [
    ...live.attacks,
    {
      ...attack(9, 7200),
      attacker: { id: 3000098, faction_id: OURS, name: "Tarn &amp; Co" },
    },
  ],
};

/** Three hits of one member, one of them a bonus hit. */
export const WITH_BONUS_HIT = {
  attacks: [6, 4, 320].map((respect_gain, id) => ({ ...live.attacks[0], id, respect_gain })),
};

/** The fixture's attacks, and two by the same player. */
export const WITH_REPEATED_ATTACKER = {
  attacks: [
    ...live.attacks,
    ...[20, 21].map((id) =>
      attack(id, 3600, {
        attacker: { id: 3000201, faction_id: 9002 },
        defender: { id: 3000002, faction_id: OURS },
      }),
    ),
  ],
};
