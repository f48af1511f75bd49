import { NOW } from "../../lib/api/testing/answers";
import fixture from "../../lib/api/testing/fixtures/user-organised-crime.json" with { type: "json" };
import { TODAY } from "../../app/app/user/stock/testing/portfolio-answers";

/** That many hours after `NOW`, in the game's epoch seconds. */
const hours = (count: number) => NOW / 1000 + count * 3600;

/** The player's crime, with all slots filled, and ready then. */
export const ownCrime = (readyAt: number) => ({
  ...fixture.organizedCrime,
  ready_at: readyAt,
  slots: fixture.organizedCrime.slots.map((slot, i) => ({
    ...slot,
    user: slot.user ?? {
      id: 3000002 + i,
      outcome: null,
      item_outcome: null,
      joined_at: readyAt - 86_400,
      progress: 50,
    },
  })),
});

/** A day on which nerve and a dividend are ready, and eight things end. */
export const A_DAY = {
  ...TODAY,
  "/user/education": { education: { complete: [], current: { id: 2, until: hours(3) } } },
  "/user/virus": { virus: { item: { id: 70, name: "Polymorphic Virus" }, until: hours(22) } },
  "/user/organizedcrime": { organizedCrime: ownCrime(hours(1) + 14 * 60) },
  "/user/missions": {
    missions: {
      givers: [
        {
          id: 4,
          name: "Duke",
          contracts: [
            { title: "Family Ties", status: "Accepted", expires_at: hours(18) + 22 * 60 },
            { title: "Hammer Time", status: "Completed", expires_at: hours(2) },
          ],
        },
      ],
    },
  },
};
