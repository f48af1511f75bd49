import { MINUTE_MS } from "@/lib/common/time";

import type { FlightKind } from "./flight-kinds";

/** A country, the minutes of a Standard flight there, and its fare in dollars, which includes the flight back. */
interface Route {
  country: string;
  minutes: number;
  fare: number;
}

/** The times since 23 June 2026; real flights differ by up to 3%. Source: contract 22.9. */
export const ROUTES: readonly Route[] = [
  { country: "Mexico", minutes: 24, fare: 5_525 },
  { country: "Cayman Islands", minutes: 33, fare: 8_500 },
  { country: "Canada", minutes: 39, fare: 7_650 },
  { country: "Hawaii", minutes: 127, fare: 9_350 },
  { country: "United Kingdom", minutes: 151, fare: 15_300 },
  { country: "Argentina", minutes: 158, fare: 17_850 },
  { country: "Switzerland", minutes: 166, fare: 22_950 },
  { country: "Japan", minutes: 213, fare: 27_200 },
  { country: "China", minutes: 229, fare: 29_750 },
  { country: "UAE", minutes: 257, fare: 27_200 },
  { country: "South Africa", minutes: 282, fare: 34_000 },
];

/** The duration of one flight by the table, in whole minutes. */
export const tableFlightMs = (
  { minutes }: Pick<Route, "minutes">,
  { factor }: FlightKind,
): number => Math.round(minutes * factor) * MINUTE_MS;

export const fareOf = ({ fare }: Pick<Route, "fare">, { id }: FlightKind): number =>
  id === "standard" ? fare : 0;
