import { sum } from "@/lib/common/numbers";

import type { CompanyPosition } from "./company-type";

/** The number of seats in each position, by its name. */
export type Seats = ReadonlyMap<string, number>;

/** More than any company has employees. */
export const MAX_SEATS = 100;

/** The seats that are taken, by the positions of those who have them. */
export function seatsTaken(names: readonly string[]): Seats {
  const seats = new Map<string, number>();
  for (const name of names) seats.set(name, (seats.get(name) ?? 0) + 1);
  return seats;
}

/** The number of all seats. */
export const countSeats = (seats: Seats): number => sum([...seats.values()]);

/** "2-0-1": the seats in the order of the positions. */
export const seatsText = (seats: Seats, positions: readonly CompanyPosition[]): string =>
  positions.map(({ name }) => seats.get(name) ?? 0).join("-");

/** The seats by such a text; null if it is none, or one of other positions. */
export function parseSeats(text: string, positions: readonly CompanyPosition[]): Seats | null {
  const counts = text.split("-").flatMap((each) => {
    const count = Number(each);
    return Number.isInteger(count) && String(count) === each ? count : [];
  });
  if (counts.length !== text.split("-").length || counts.length !== positions.length) return null;
  return new Map(
    positions.map(({ name }, index) => [name, Math.min(MAX_SEATS, counts[index] ?? 0)]),
  );
}
