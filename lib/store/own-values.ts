import * as z from "zod/mini";

import { storedValue } from "./stored-value";

const schema = z.record(z.string(), z.number().check(z.nonnegative()));

/** What one payment of a stock's benefit is worth to the player, in dollars by stock id; empty at first. */
export const ownValuesStore = storedValue<Readonly<Record<string, number>>>(
  "benefitValues",
  { read: (raw) => schema.parse(JSON.parse(raw)), write: JSON.stringify },
  {},
);

export function setOwnValue(stockId: number, dollars: number) {
  ownValuesStore.set({ ...ownValuesStore.get(), [stockId]: dollars });
}

/** Back to the value that the game's prices give. */
export function undoOwnValue(stockId: number) {
  const others = Object.entries(ownValuesStore.get()).filter(([id]) => id !== String(stockId));
  ownValuesStore.set(Object.fromEntries(others));
}
