import members from "@/lib/api/testing/fixtures/faction-members.json";

import { crime, crimesAnswer, hours, slot, success } from "./crime-answers";

const [alpha, bravo, charlie] = members.members;

/** Nine crimes: six need somebody, each for another reason; one has a low pass rate, one is on track, one's status is unknown. */
export const NINE_CRIMES = {
  "/faction/members": {
    members: [
      alpha,
      { ...bravo, status: { ...bravo?.status, state: "Hospital", until: hours(9) } },
      { ...alpha, id: 3000005, name: "Echo", is_in_oc: false },
      { ...charlie, is_in_oc: false },
    ],
  },
  ...crimesAnswer(
    crime({
      id: 11,
      name: "Break the Bank",
      ready_at: hours(20),
      slots: [
        slot({
          by: 3000001,
          position: "Thief",
          item: { id: 206, is_reusable: true, is_available: false },
        }),
        slot({ by: 3000005, rate: 62, position: "Robber" }),
      ],
    }),
    crime({ id: 12, name: "Clinical Precision", slots: [slot({ by: 3000002 })] }),
    crime({
      id: 13,
      name: "Pet Project",
      status: "Recruiting",
      ready_at: hours(1),
      expired_at: hours(9),
      slots: [slot({ by: 3000001 }), slot({ rate: 20 }), slot()],
    }),
    crime({ id: 14, name: "Ace in the Hole", ready_at: hours(-2), slots: [slot({ by: 3000002 })] }),
    success({ money: 300 }, { id: 15, name: "Bidding War", slots: [slot({ by: 3000001 })] }),
    crime({
      id: 16,
      name: "Unheard of",
      status: "Botched",
      slots: [slot({ position: "Juggler" })],
    }),
    crime({
      id: 17,
      name: "Snow Blind",
      ready_at: hours(50),
      slots: [
        slot({ by: 999 }),
        slot({ by: 3000001, item: { id: 1485, is_reusable: false, is_available: false } }),
      ],
    }),
    crime({
      id: 18,
      name: "Stage Fright",
      ready_at: hours(30),
      slots: [slot({ by: 3000005, rate: 62 })],
    }),
    crime({
      id: 19,
      name: "Honey Trap",
      status: "Recruiting",
      ready_at: hours(1),
      expired_at: hours(200),
      slots: [slot({ by: 3000001 }), slot(), slot()],
    }),
  ),
};

/** A crime that is ready in two hours, and its member, who leaves a hospital abroad before. */
export const HOSPITAL_ABROAD = {
  "/faction/members": {
    members: [
      alpha,
      {
        ...bravo,
        status: {
          ...bravo?.status,
          state: "Hospital",
          description: "In a Swiss hospital for 30 mins",
          until: hours(0.5),
        },
      },
    ],
  },
  ...crimesAnswer(
    crime({
      id: 12,
      name: "Clinical Precision",
      ready_at: hours(2),
      slots: [slot({ by: 3000002 })],
    }),
  ),
};

/** The player is in the only crime, which is ready in two hours, and flies home. */
export const flyingHome = (landsInHours: number) => ({
  "/faction/members": {
    members: [{ ...alpha, status: { ...alpha?.status, state: "Traveling", until: null } }],
  },
  "/user/travel": {
    travel: {
      destination: "Torn",
      arrival_at: hours(landsInHours),
      time_left: landsInHours * 3600,
    },
  },
  ...crimesAnswer(crime({ ready_at: hours(2), slots: [slot({ by: 3000001 })] })),
});
