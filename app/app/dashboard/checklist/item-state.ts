import type { CheckResult } from "@/lib/game/checklist/check-result";

import type { PendingResult } from "./items/define-check";
import type { ChecklistItem } from "./items/items";

/** An item of the checklist as it is now. */
export type ChecklistItemState = ChecklistItem & {
  /** Whether the player has it in the list. Of one that is out, no call is made. */
  isEnabled: boolean;
  /** Makes the call that tells whether it is done, however fresh its answer is. */
  refetch: () => void;
} & (CheckResult<unknown> | PendingResult);
