import type { CheckResult } from "@/lib/game/checklist/check-result";

import type { Unjudged } from "./items/define-check";
import type { Item } from "./items/items";

/** An item of the checklist as it is now. */
export type Check = Item & {
  /** Whether the player has it in the list. Of one that is out, no call is made. */
  isEnabled: boolean;
  /** Makes the call that tells whether it is done, however fresh its answer is. */
  reread: () => void;
} & (CheckResult<unknown> | Unjudged);
