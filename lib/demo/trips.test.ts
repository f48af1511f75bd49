import { expect, test } from "vitest";

import { countryName } from "@/lib/api/sentences/countries";

import { DAY } from "./clock";
import { ownMoment, ownTrips, ownWhereabouts } from "./roster";
import { isOutbound, tripEvents } from "./trips";

const MIDNIGHT = Date.UTC(2026, 10, 20) / 1000;
const DAYS = Array.from({ length: 100 }, (_, days) => MIDNIGHT - days * DAY);

test("the player flies to several countries, two to four times a day", () => {
  const trips = DAYS.flatMap((midnight) => {
    const ofDay = ownTrips(midnight, midnight + DAY - 1);
    expect(ofDay.length).toBeGreaterThanOrEqual(2);
    expect(ofDay.length).toBeLessThanOrEqual(4);
    return ofDay;
  });
  expect(new Set(trips.map(({ country }) => country)).size).toBeGreaterThanOrEqual(3);
});

test("the log names the countries where the player was", () => {
  const flights = tripEvents(MIDNIGHT - 30 * DAY, MIDNIGHT).filter(isOutbound);
  expect(flights.length).toBeGreaterThan(60);
  for (const { time, data } of flights) {
    const flight = Number(data?.duration);
    expect(ownWhereabouts(time + flight)).toMatchObject({
      state: "Abroad",
      to: countryName(Number(data?.destination)),
    });
  }
});

test("the moments at home are on their day, in order, and at home", () => {
  for (const midnight of DAYS) {
    const moments = Array.from({ length: 200 }, (_, index) => ownMoment(midnight, index / 200));
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    for (const moment of moments) {
      expect(Math.floor((moment - midnight) / DAY)).toBe(0);
      expect(ownWhereabouts(moment).state, `at ${moment}`).toBe("Okay");
    }
  }
});
