import { describe, expect, test } from "vitest";

import { anAttack } from "@/lib/game/testing/builders";

import {
  attackAtMs,
  type AttackParty,
  attackRole,
  attackTotals,
  isLoss,
  isOurs,
  isWin,
  memberTotals,
} from "./attacks";

/** Faction 9001, of which 1 and 2 are members today. */
const OURS = { id: 9001, memberIds: new Set([1, 2]) };
const ONLY_MEMBERS = { id: null, memberIds: new Set([1, 2]) };

const member: AttackParty = { id: 1, factionId: 9001 };
const other: AttackParty = { id: 2, factionId: 9001 };
/** Has left since. */
const left: AttackParty = { id: 3, factionId: 9001 };
const enemy: AttackParty = { id: 201, factionId: 9002 };
const loner: AttackParty = { id: 301, factionId: null };

test.each([
  { result: "Attacked", is: "won" },
  { result: "Mugged", is: "won" },
  { result: "Hospitalized", is: "won" },
  { result: "Arrested", is: "won" },
  { result: "Looted", is: "won" },
  { result: "Special", is: "won" },
  { result: "Bounty", is: "won" },
  { result: "Lost", is: "lost" },
  { result: "Stalemate", is: "neither" },
  { result: "Escape", is: "neither" },
  { result: "Timeout", is: "neither" },
  { result: "Assist", is: "neither" },
  { result: "Interrupted", is: "neither" },
  { result: "None", is: "neither" },
  { result: "Abducted", is: "neither" },
  { result: "", is: "neither" },
])('"$result" is $is', ({ result, is }) => {
  expect({ won: isWin({ result }), lost: isLoss({ result }) }).toEqual({
    won: is === "won",
    lost: is === "lost",
  });
});

test.each([
  { who: "a member", fighter: member, ours: OURS, is: true },
  { who: "a member who has left", fighter: left, ours: OURS, is: true },
  { who: "somebody of another faction", fighter: enemy, ours: OURS, is: false },
  { who: "somebody of none", fighter: loner, ours: OURS, is: false },
  { who: "somebody unseen", fighter: null, ours: OURS, is: false },
  {
    who: "a member of today, of another faction then",
    fighter: { id: 1, factionId: 9002 },
    ours: OURS,
    is: false,
  },
  {
    who: "a member whose faction is not said",
    fighter: { id: 1, factionId: null },
    ours: OURS,
    is: true,
  },
  { who: "a member, our id unknown", fighter: member, ours: ONLY_MEMBERS, is: true },
  { who: "a member who has left, our id unknown", fighter: left, ours: ONLY_MEMBERS, is: false },
  { who: "an enemy, our id unknown", fighter: enemy, ours: ONLY_MEMBERS, is: false },
])("$who is ours: $is", ({ fighter, ours, is }) => {
  expect(isOurs(fighter, ours)).toBe(is);
});

test.each([
  {
    what: "our attack",
    attack: { attacker: member, defender: enemy },
    part: { isMade: true, isReceived: false, gained: 4, lost: 0 },
  },
  {
    what: "our attack on somebody of no faction",
    attack: { attacker: left, defender: loner },
    part: { isMade: true, isReceived: false, gained: 4, lost: 0 },
  },
  {
    what: "an attack on us",
    attack: { attacker: enemy, defender: member },
    part: { isMade: false, isReceived: true, gained: 0, lost: 3 },
  },
  {
    what: "an attack on us by somebody unseen",
    attack: { attacker: null, defender: member },
    part: { isMade: false, isReceived: true, gained: 0, lost: 3 },
  },
  {
    what: "an attack on us in the older answer",
    attack: { attacker: enemy, defender: member, respectLoss: null },
    part: { isMade: false, isReceived: true, gained: 0, lost: null },
  },
  {
    what: "our attack in the older answer",
    attack: { attacker: member, defender: enemy, respectLoss: null },
    part: { isMade: true, isReceived: false, gained: 4, lost: 0 },
  },
  {
    what: "an attack among ourselves",
    attack: { attacker: member, defender: other },
    part: { isMade: true, isReceived: true, gained: 4, lost: 3 },
  },
  {
    what: "an attack of which we know nobody",
    attack: { attacker: null, defender: null },
    part: { isMade: false, isReceived: false, gained: null, lost: null },
  },
])("$what: $part", ({ attack, part }) => {
  expect(attackRole(anAttack(attack), OURS)).toEqual(part);
});

/** Two wins, a loss and an assist of ours; three attacks on us, one of them lost by its attacker. */
const ATTACKS = [
  anAttack({ attacker: member, respectGain: 4.25, respectLoss: 0 }),
  anAttack({ attacker: left, result: "Mugged", respectGain: 2.5, respectLoss: 0 }),
  anAttack({ attacker: member, result: "Lost", respectGain: 0, respectLoss: 0 }),
  anAttack({ attacker: member, result: "Assist", respectGain: 0, respectLoss: 0 }),
  anAttack({ attacker: enemy, defender: member, respectGain: 9, respectLoss: 1.5 }),
  anAttack({ attacker: null, defender: left, respectGain: 9, respectLoss: 2 }),
  anAttack({ attacker: loner, defender: member, result: "Lost", respectGain: 0, respectLoss: 0 }),
  anAttack({ attacker: enemy, defender: loner, respectGain: 100, respectLoss: 100 }),
];

const NO_BONUS = { bonusHits: 0, bonusRespect: 0 };
const NOTHING = {
  attacks: 0,
  wins: 0,
  losses: 0,
  received: 0,
  gained: 0,
  lost: 0,
  net: 0,
  respectPerHit: null,
  ...NO_BONUS,
};

describe("the totals of the faction", () => {
  test("count what it made and received, gained by the one and lost by the other", () => {
    expect(attackTotals(ATTACKS, OURS)).toEqual({
      attacks: 4,
      wins: 2,
      losses: 1,
      received: 3,
      gained: 6.75,
      lost: 3.5,
      net: 3.25,
      respectPerHit: 3.375,
      ...NO_BONUS,
    });
  });

  test("count bonus hits of a chain apart, and average the respect of the others", () => {
    const bonus = anAttack({ attacker: member, respectGain: 320, chain: 500 });
    const unsaid = anAttack({ attacker: left, respectGain: 40, chain: null });
    const theirs = anAttack({ attacker: enemy, defender: member, respectGain: 160, chain: 250 });
    expect(attackTotals([...ATTACKS, bonus, unsaid, theirs], OURS)).toMatchObject({
      wins: 4,
      gained: 366.75,
      bonusHits: 2,
      bonusRespect: 360,
      respectPerHit: 3.375,
    });
    expect(attackTotals([bonus], OURS)).toMatchObject({ gained: 320, respectPerHit: null });
    const members = memberTotals([...ATTACKS, bonus], OURS);
    expect(members.find(({ memberId }) => memberId === member.id)).toMatchObject({
      gained: 324.25,
      bonusHits: 1,
      bonusRespect: 320,
      respectPerHit: 4.25,
    });
  });

  test("are nothing without attacks", () => {
    expect(attackTotals([], OURS)).toEqual(NOTHING);
  });

  test.each(["first", "last"])(
    "leave open what was lost if the %s attack does not say it",
    (which) => {
      const unsaid = anAttack({ attacker: enemy, defender: member, respectLoss: null });
      const attacks = which === "first" ? [unsaid, ...ATTACKS] : [...ATTACKS, unsaid];
      expect(attackTotals(attacks, OURS)).toMatchObject({
        received: 4,
        gained: 6.75,
        lost: null,
        net: null,
      });
    },
  );
});

describe("the totals of each member", () => {
  const totals = (id: number) =>
    memberTotals(ATTACKS, OURS).filter(({ memberId }) => memberId === id);

  test.each([
    {
      who: "a member",
      id: 1,
      is: {
        attacks: 3,
        wins: 1,
        losses: 1,
        received: 2,
        gained: 4.25,
        lost: 1.5,
        net: 2.75,
        respectPerHit: 4.25,
        ...NO_BONUS,
      },
    },
    { who: "a member who did nothing", id: 2, is: NOTHING },
    {
      who: "a member who has left",
      id: 3,
      is: {
        attacks: 1,
        wins: 1,
        losses: 0,
        received: 1,
        gained: 2.5,
        lost: 2,
        net: 0.5,
        respectPerHit: 2.5,
        ...NO_BONUS,
      },
    },
  ])("of $who", ({ id, is }) => {
    expect(totals(id)).toEqual([{ memberId: id, ...is }]);
  });

  test("are of nobody else", () => {
    expect(memberTotals(ATTACKS, OURS)).toHaveLength(3);
  });

  test("add up to those of the faction", () => {
    const each = memberTotals(ATTACKS, OURS);
    const sum = (of: (totals: (typeof each)[number]) => number) =>
      each.reduce((total, one) => total + of(one), 0);
    expect({
      attacks: sum(({ attacks }) => attacks),
      wins: sum(({ wins }) => wins),
      losses: sum(({ losses }) => losses),
      received: sum(({ received }) => received),
      gained: sum(({ gained }) => gained),
      lost: sum(({ lost }) => lost ?? NaN),
      net: sum(({ net }) => net ?? NaN),
      bonusHits: sum(({ bonusHits }) => bonusHits),
      bonusRespect: sum(({ bonusRespect }) => bonusRespect),
      respectPerHit: 3.375,
    }).toEqual(attackTotals(ATTACKS, OURS));
  });
});

test.each([
  { endedAtMs: 60_000, counts: 60_000 },
  { endedAtMs: null, counts: 1000 },
])("an attack from 1000 to $endedAtMs counts at $counts", ({ endedAtMs, counts }) => {
  expect(attackAtMs(anAttack({ startedAtMs: 1000, endedAtMs }))).toBe(counts);
});
