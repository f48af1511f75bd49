import { NOW } from "@/lib/api/testing/answers";
import members from "@/lib/api/testing/fixtures/faction-members.json" with { type: "json" };

const [alpha] = members.members;

interface Changes {
  id?: number;
  name?: string;
  level?: number;
  state?: string;
  nowMs?: number;
}

/** A member as today's API answers it, who was last active so many seconds ago. */
export const memberLastSeen = (
  secondsAgo: number,
  { nowMs = NOW, state = "Okay", ...changes }: Changes = {},
) => ({
  ...alpha,
  status: { ...alpha?.status, state },
  last_action: { status: "Offline", timestamp: nowMs / 1000 - secondsAgo, relative: "long ago" },
  ...changes,
});
