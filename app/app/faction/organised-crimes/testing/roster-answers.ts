import members from "@/lib/api/testing/fixtures/faction-members.json";

import { crime, crimesAnswer, hours, slot, success } from "./crime-answers";

const item = (isAvailable: boolean) => ({
  id: 206,
  is_reusable: false,
  is_available: isAvailable,
});

/** A crime whose first member is in hospital and lacks an item, which the second one has. */
export const AWAY_WITHOUT_ITEM = {
  "/faction/members": {
    members: members.members.map((member) =>
      member.id === 3000002
        ? { ...member, status: { ...member.status, state: "Hospital", until: hours(9) } }
        : member,
    ),
  },
  ...crimesAnswer(
    crime({
      id: 71,
      name: "Mob Mentality",
      ready_at: hours(1),
      slots: [slot({ by: 3000002, item: item(false) }), slot({ by: 3000001, item: item(true) })],
    }),
  ),
};

/** A successful crime of three slots, two of them held, that nobody has paid out. */
export const UNPAID = crimesAnswer(
  success(
    { money: 1_000_003 },
    {
      id: 61,
      name: "Guardian Angels",
      slots: [
        slot({ by: 3000001, outcome: "Successful" }),
        slot({ by: 3000004, outcome: "Jailed" }),
        slot(),
      ],
    },
  ),
);

/** Two roles in a recruiting crime, one of them known of Echo, who isn't in an OC; and a crime that nobody has been in. */
export const RECRUITING = {
  "/faction/members": {
    members: members.members.map((member) => ({
      ...member,
      is_in_oc: member.id === 3000001,
      position: "Member",
    })),
  },
  ...crimesAnswer(
    crime({
      id: 81,
      name: "Market Forces",
      difficulty: 2,
      status: "Recruiting",
      expired_at: hours(9),
      slots: [slot({ by: 3000001, position: "Enforcer" }), slot(), slot({ position: "Lookout" })],
    }),
    crime({
      id: 82,
      name: "Market Forces",
      status: "Failure",
      executed_at: hours(-90),
      slots: [slot({ by: 3000002, rate: 96 }), slot({ by: 3000003, rate: 93 })],
    }),
  ),
};

const lacking = (by: number, id: number) =>
  slot({ by, item: { id, is_reusable: false, is_available: false } });

/** Three items are missing: the most expensive for one crime, two for another. */
export const MISSING_ITEMS = crimesAnswer(
  crime({ id: 91, name: "Mob Mentality", ready_at: hours(1), slots: [lacking(3000003, 206)] }),
  crime({
    id: 92,
    name: "Pet Project",
    ready_at: hours(9),
    slots: [lacking(3000002, 1485), lacking(3000001, 1331)],
  }),
);
