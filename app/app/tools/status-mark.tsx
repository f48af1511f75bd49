import { TriangleAlert } from "lucide-react";

import { Flag } from "@/components/figures/flag";
import { ProgressCircle } from "@/components/figures/progress-circle";

import type { MessageLogEntry } from "./sending";

/** The state of a message: an icon and a word. */
export function StatusMark({ status }: Pick<MessageLogEntry, "status">) {
  if (status === "error") return <Flag Icon={TriangleAlert}>Failed to send</Flag>;
  const isSent = status === "sent";
  return (
    <span className="inline-flex items-center gap-1.5 text-muted-foreground">
      <ProgressCircle value={isSent ? 1 : 0} />
      {isSent ? "Sent (simulated)" : "Pending"}
    </span>
  );
}
