import { Skeleton } from "@/components/ui/skeleton";

import type { Check } from "./check";
import type { Names } from "./items/define-check";
import { errorWords } from "./words";

/** What a row says besides its title. */
export function CheckNote({
  check,
  names,
  isShared,
}: {
  check: Check;
  names: Names;
  /** Whether its failure is told above, for several. */
  isShared: boolean;
}) {
  if (check.state === "loading") return <Skeleton className="h-2.5 w-28" />;
  if (check.state === "error") return errorWords(check, isShared);
  if (check.state === "disabled") return null;
  return check.note(check.facts, check.state === "complete", names);
}
