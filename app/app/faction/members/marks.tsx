import { Clock, X } from "lucide-react";

import { Flag } from "@/components/state/flag";
import type { MemberRow } from "./rows";

export function LastAction({ lastAction, inactive }: Pick<MemberRow, "lastAction" | "inactive">) {
  if (!inactive) return lastAction.relative;
  return (
    <Flag Icon={Clock}>
      {lastAction.relative} <span className="sr-only">(inactive)</span>
    </Flag>
  );
}

/** The older API does not say whether a member is in a crime. */
export function InCrime({ value }: { value: boolean | undefined }) {
  if (value === undefined) return <span title="The game does not say">–</span>;
  return value ? "Yes" : <Flag Icon={X}>No</Flag>;
}
