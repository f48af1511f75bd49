import type { ArmouryMinimums } from "@/lib/game/treasury/armoury-stock";
import { lenientRecord } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

const minimum = z.int().check(z.minimum(1));

/** The least that the player wants in the armoury, by item id. Empty by default. */
export const armouryMinimumsStore = jsonValue<ArmouryMinimums>(
  "armouryMinimums",
  lenientRecord(minimum, 2_000),
  {},
);

/** Null or 0 removes the minimum. */
export function setArmouryMinimum(itemId: number, minimum: number | null) {
  const others = Object.entries(armouryMinimumsStore.get()).filter(([id]) => id !== String(itemId));
  armouryMinimumsStore.set(
    Object.fromEntries(minimum ? [...others, [String(itemId), minimum]] : others),
  );
}
