import { NOW } from "@/lib/api/testing/answers";
import live from "@/lib/api/testing/fixtures/faction-war-attacks.json" with { type: "json" };
import fighters from "@/lib/api/testing/fixtures/faction-fighters.json" with { type: "json" };
import report from "@/lib/api/testing/fixtures/faction-war-report.json" with { type: "json" };

interface War {
  startsInHours: number;
  endsInHours?: number;
  winner?: number | null;
  own: number;
  enemy: number;
}

const inHours = (hours: number) => NOW / 1000 + hours * 3600;

/** The faction's ranked war, or none. */
export const warAnswer = (war: War | null) => ({
  pacts: [],
  wars: {
    ranked: war && {
      war_id: 27811,
      start: inHours(war.startsInHours),
      end: war.endsInHours === undefined ? null : inHours(war.endsInHours),
      target: 3000,
      winner: war.winner ?? null,
      factions: [
        { id: 9104, name: "Iron Harbour", score: war.enemy, chain: 3 },
        { id: 9001, name: "The Testers", score: war.own, chain: 0 },
      ],
    },
    raids: [],
    territory: [],
  },
});

const fighter = (id: number) => ({
  id,
  name: `N${id}`,
  level: 50,
  faction: { id: id < 3_000_000 ? 9104 : 9001, name: "A" },
});

/** Attacks of the last minutes: by and on these fighters, how long ago. */
export const fights = (...all: readonly (readonly [by: number, on: number, ago: number])[]) => ({
  attacks: all.map(([by, on, ago], index) => ({
    id: 500 - index,
    code: `c${index}`,
    started: NOW / 1000 - ago - 20,
    ended: NOW / 1000 - ago,
    attacker: fighter(by),
    defender: fighter(on),
    result: "Hospitalized",
    respect_gain: by >= 3_000_000 ? 6.5 : 0,
    respect_loss: 0,
    modifiers: { fair_fight: 2.413 },
  })),
});

/** A hit of 6.5 respect and, at a chain of 500, one of 320. */
export function withBonusHit() {
  const defender = { id: 2400015, name: "MrPips", level: 91, faction: { id: 9104, name: "A" } };
  const hit = { ...live.attacks[0], defender, chain: 501, respect_gain: 6.5 };
  return { attacks: [hit, { ...hit, id: 411000009, chain: 500, respect_gain: 320 }] };
}

/** The report, with a member whose score and one whose name can't be read. */
export function reportWithGaps() {
  const { rankedwarreport } = structuredClone(report);
  const [, bravo, charlie] = rankedwarreport.factions[0]?.members ?? [];
  Object.assign(bravo ?? {}, { score: null });
  Object.assign(charlie ?? {}, { name: null });
  return { rankedwarreport };
}

/** The members of a faction, all of them easy to hit now. */
export const manyFighters = (count: number) => ({
  members: Array.from({ length: count }, (_, index) => ({
    ...fighters.members[index % fighters.members.length],
    ...{ id: index + 1, name: `Fighter ${index + 1}` },
    last_action: { status: "Online", timestamp: NOW / 1000, relative: "0 minutes ago" },
    status: { description: "Okay", details: null, state: "Okay", until: null },
  })),
});
