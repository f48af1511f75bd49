import { Clock, X } from "lucide-react";

import { Flag } from "@/components/state/flag";
import type { MemberRow } from "./rows";

export function LastAction({
  lastAction,
  isInactive,
}: Pick<MemberRow, "lastAction" | "isInactive">) {
  if (!isInactive) return lastAction.relative;
  return (
    <Flag Icon={Clock}>
      {lastAction.relative} <span className="sr-only">(inactive)</span>
    </Flag>
  );
}

/** The older API does not say whether a member is in a crime. */
export function InCrime({ inCrime }: Pick<MemberRow, "inCrime">) {
  if (inCrime === null) return <span title="The game does not say">–</span>;
  return inCrime ? "Yes" : <Flag Icon={X}>No</Flag>;
}
