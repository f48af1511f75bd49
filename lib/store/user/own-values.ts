import { lenientRecord } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

// As the field accepts them: amounts that are exact to the dollar.
const dollars = z.int().check(z.nonnegative());

/** What one payment of a stock's benefit is worth to the player, in dollars by stock id; empty at first. */
export const ownValuesStore = jsonValue<Readonly<Record<string, number>>>(
  "benefitValues",
  lenientRecord(dollars, 200),
  {},
);

export function setOwnValue(stockId: number, dollars: number) {
  ownValuesStore.set({ ...ownValuesStore.get(), [stockId]: dollars });
}

/** Resets to the value from the game's prices. */
export function undoOwnValue(stockId: number) {
  const others = Object.entries(ownValuesStore.get()).filter(([id]) => id !== String(stockId));
  ownValuesStore.set(Object.fromEntries(others));
}
