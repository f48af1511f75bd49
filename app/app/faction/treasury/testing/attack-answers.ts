/** The end of the war of the fixtures. */
const WAR_END = Date.UTC(2026, 10, 4, 2) / 1000;

interface AttackChanges {
  /** Minutes before the end of the war. */
  minutes: number;
  attacker?: object | null;
  defender?: object | null;
  result?: string;
  modifiers?: object;
  respect?: number;
  chain?: number;
}

const ALPHA = { id: 3000001, name: "Alpha", level: 61, faction: { id: 9001, name: "Testers" } };
const FOE = {
  id: 2700001,
  name: "Blackthorn",
  level: 60,
  faction: { id: 9117, name: "Cold Furnace" },
};

/** An attack of the faction's attack log: a hit of Alpha on the enemy. */
const anAttack = (id: number, { minutes, respect, ...changes }: AttackChanges) => ({
  id,
  code: `c${id}`,
  started: WAR_END - minutes * 60 - 30,
  ended: WAR_END - minutes * 60,
  attacker: ALPHA,
  defender: FOE,
  result: "Hospitalized",
  respect_gain: respect ?? 4.25,
  respect_loss: 0,
  chain: 900,
  modifiers: { fair_fight: 2, retaliation: 1, overseas: 1 },
  ...changes,
});

const ATTACKS = [
  anAttack(905, { minutes: 5, attacker: FOE, defender: ALPHA }),
  anAttack(904, { minutes: 30 }),
  anAttack(903, { minutes: 60, attacker: null, defender: ALPHA }),
  anAttack(902, {
    minutes: 20 * 60,
    respect: 640,
    chain: 1000,
    modifiers: { fair_fight: 2, retaliation: 1.5, overseas: 1 },
  }),
  anAttack(901, { minutes: 21 * 60, attacker: FOE, defender: ALPHA, result: "Lost" }),
];

/** The attack log: two hits of Alpha, one of them a bonus hit and a retaliation, two hits taken and a defend won. */
export const ATTACK_LOG = {
  "/faction/attacks": ({ searchParams }: URL) => {
    const from = Number(searchParams.get("from") ?? 0);
    const to = Number(searchParams.get("to") ?? Infinity);
    return { attacks: ATTACKS.filter(({ ended }) => ended >= from && ended <= to) };
  },
};

/** A full page of hits, after which another page follows. */
export const FULL_PAGE = {
  attacks: Array.from({ length: 100 }, (_, index) =>
    anAttack(1_000 - index, { minutes: index + 1 }),
  ),
};
