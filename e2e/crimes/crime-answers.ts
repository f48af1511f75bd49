import { NOW } from "../../lib/api/testing/answers";

export const PATH = "/app/faction/organised-crimes";

/** Epoch seconds, so many hours from now. */
export const hours = (count: number) => Math.round(NOW / 1000 + count * 3600);

interface SlotChanges {
  position?: string;
  /** The member's id; without one the slot is empty. */
  by?: number;
  rate?: number;
  outcome?: string | null;
  item?: { id: number; is_reusable: boolean; is_available: boolean } | null;
}

/** A slot as today's API answers it. */
export const slot = ({
  position = "Muscle",
  by,
  rate = 95,
  outcome = null,
  item = null,
}: SlotChanges = {}) => ({
  position,
  position_info: { id: "P1", label: position, number: 1 },
  item_requirement: item,
  user:
    by === undefined
      ? null
      : { id: by, outcome, item_outcome: null, joined_at: hours(-50), progress: 50 },
  checkpoint_pass_rate: rate,
});

let lastId = 700_000;

/** A crime as today's API answers it: planned, ready in five hours. */
export const crime = (changes: Record<string, unknown> = {}) => ({
  id: (lastId += 1),
  previous_crime_id: null,
  name: "Honey Trap",
  difficulty: 6,
  status: "Planning",
  created_at: hours(-60),
  planning_at: hours(-50),
  ready_at: hours(5),
  expired_at: hours(80),
  executed_at: null as number | null,
  slots: [slot({ by: 3000001 })],
  rewards: null as object | null,
  ...changes,
});

/** One that succeeded, with its rewards. */
export const success = (rewards: Record<string, unknown>, changes: Record<string, unknown> = {}) =>
  crime({
    status: "Successful",
    ready_at: hours(-30),
    executed_at: hours(-30),
    rewards: { money: 0, items: [], respect: 0, scope: 1, payout: null, ...rewards },
    ...changes,
  });

export const crimesAnswer = (...crimes: unknown[]) => ({
  "/faction/crimes": { crimes, _metadata: { links: { next: null, prev: null } } },
});
