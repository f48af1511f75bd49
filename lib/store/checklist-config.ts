import * as z from "zod/mini";

import { storedValue } from "./stored-value";

const isOn = z.catch(z.boolean(), true);

/** A field that cannot be read falls back alone. */
const config = z.object({
  /** Whether the checklist shows what is done. */
  showComplete: isOn,
  /** Days without an action after which a member or an employee counts as inactive. */
  inactivityDays: z.catch(z.number(), 7),
  /** Percent, of which a member's pass rate in a crime must not fall short. */
  ocPassRate: z.catch(z.number(), 90),
  /** By the id of the item; one that is not named is on. */
  enabledItems: z.catch(z.record(z.string(), isOn), {}),
});

export type ChecklistConfig = z.output<typeof config>;

/** What the player expects of a day, and of the faction and the company (specification, section 9). */
export const checklistConfigStore = storedValue<ChecklistConfig>(
  "checklistConfig",
  { read: (raw) => config.parse(JSON.parse(raw)), write: JSON.stringify },
  { showComplete: true, inactivityDays: 7, ocPassRate: 90, enabledItems: {} },
);

export const isItemOn = ({ enabledItems }: ChecklistConfig, id: string): boolean =>
  enabledItems[id] ?? true;
