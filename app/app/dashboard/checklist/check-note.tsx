import { Skeleton } from "@/components/ui/skeleton";

import type { ChecklistItemState } from "./item-state";
import type { Names } from "./items/define-check";
import { errorText } from "./text";

/** What a row says besides its title. */
export function CheckNote({
  check,
  names,
  isFailureInBanner,
}: {
  check: ChecklistItemState;
  names: Names;
  /** Whether the banner above shows its failure. */
  isFailureInBanner: boolean;
}) {
  if (check.state === "loading") return <Skeleton className="h-2.5 w-28" />;
  if (check.state === "error") return errorText(check, isFailureInBanner);
  if (check.state === "disabled") return null;
  return check.note(check.facts, check.state === "complete", names);
}
