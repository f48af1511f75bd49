import { NOW } from "@/lib/api/testing/answers";

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

const XANAX = { id: 206, is_reusable: false, is_available: false };

/** A crime to plan, one that needs an item, one for each outcome. Of $1,000,003 each of 3 slots gets $333,334. */
export const CRIMES_TO_SUM_UP = crimesAnswer(
  crime({ id: 1, slots: [slot({ by: 3000001, position: "Hacker", item: XANAX }), slot()] }),
  success(
    { money: 1_000_003, respect: 10, items: [{ id: 206, quantity: 2 }] },
    {
      id: 2,
      slots: [
        slot({ by: 3000001, outcome: "Successful" }),
        slot({ by: 3000002, outcome: "Injured" }),
        slot({ by: 3000004, outcome: "Jailed" }),
      ],
    },
  ),
  crime({
    id: 3,
    status: "Failure",
    executed_at: hours(-40),
    slots: [slot({ by: 3000001, outcome: "Failed" })],
  }),
  crime({ id: 4, status: "Expired", ready_at: null, planning_at: null, slots: [slot()] }),
);

/** Two Xanax without a name, as in the current shape, and a mug with one, as in the legacy shape. The mug isn't traded. */
export const REWARDED = crimesAnswer(
  success(
    {
      money: 1_000_000,
      items: [
        { id: 1485, quantity: 1, name: "Mug of the Crime" },
        { id: 206, quantity: 2 },
      ],
    },
    { id: 1, name: "Pet Project", slots: [slot({ by: 3000001 }), slot({ by: 3000004 }), slot()] },
  ),
);

export const WORTH_ITEMS = crimesAnswer(
  success({ money: 0, items: [{ id: 206, quantity: 2 }] }, { slots: [slot({ by: 3000001 })] }),
);
