import { lenientRecord, clampedInt } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

const isOn = z.catch(z.boolean(), true);

/** Only a field that can't be read falls back. */
const config = z.object({
  /** Whether the checklist shows what is done. */
  showComplete: isOn,
  /** Days without an action after which a member or an employee counts as inactive. */
  inactivityDays: z.catch(clampedInt(0, 36_500), 7),
  /** Percent. A member's pass rate in a crime must not be lower. */
  ocPassRate: z.catch(clampedInt(0, 100), 90),
  /** By the id of the item; one that is not named is on. */
  enabledItems: z.catch(lenientRecord(isOn, 200), {}),
});

export type ChecklistConfig = z.output<typeof config>;

/** What the player expects of a day, and of the faction and the company (contract 6.4). */
export const checklistConfigStore = jsonValue<ChecklistConfig>("checklistConfig", config, {
  showComplete: true,
  inactivityDays: 7,
  ocPassRate: 90,
  enabledItems: {},
});

export const isItemOn = ({ enabledItems }: ChecklistConfig, id: string): boolean =>
  enabledItems[id] ?? true;
