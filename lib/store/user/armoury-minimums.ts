import type { ArmouryMinimums } from "@/lib/game/treasury/armoury-stock";
import { lenientRecord } from "@/lib/store/engine/lenient-schemas";
import { isSampleTab, jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

const minimum = z.int().check(z.minimum(1));

/** The least that the player wants in the armoury, by item id. Empty by default. */
export const armouryMinimumsStore = jsonValue<ArmouryMinimums>(
  "armouryMinimums",
  lenientRecord(minimum, 2_000),
  {},
);

/** Sets the player's minimum of an item. Null or 0 removes it. */
export function setArmouryMinimum(itemId: number, minimum: number | null) {
  const others = Object.entries(armouryMinimumsStore.get()).filter(([id]) => id !== String(itemId));
  armouryMinimumsStore.set(
    Object.fromEntries(minimum ? [...others, [String(itemId), minimum]] : others),
  );
}

/** Xanax, energy drinks, blood bags, grenades and lockpicks. The sample's armoury has no bags of A+, whose id is 732. */
const OF_SAMPLE: ArmouryMinimums = {
  206: 100,
  532: 20,
  530: 10,
  731: 300,
  1012: 20,
  226: 150,
  222: 200,
  732: 60,
  1203: 5,
};

/** Sets minimums in the sample data, whose restock list would be empty, unless the visitor has changed some. */
export function fillSampleMinimums() {
  if (!isSampleTab()) return;
  if (armouryMinimumsStore.get() !== armouryMinimumsStore.fallback) return;
  armouryMinimumsStore.set(OF_SAMPLE);
}
