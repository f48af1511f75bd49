import * as z from "zod/mini";

import { storedValue } from "./stored-value";

const config = z.object({
  /** Percent, of which a member's pass rate in a crime must not fall short. */
  ocPassRate: z._default(z.number(), 90),
});

export type ChecklistConfig = z.output<typeof config>;

/** What the player expects of the faction (specification, section 9). */
export const checklistConfigStore = storedValue<ChecklistConfig>(
  "checklistConfig",
  { read: (raw) => config.parse(JSON.parse(raw)), write: JSON.stringify },
  { ocPassRate: 90 },
);
