import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { inactiveOf } from "@/lib/game/faction/member";
import { checklistConfigStore } from "@/lib/store/user/checklist-config";

import type { MenuCount } from "./count";

export const inactiveMembersCount: MenuCount = {
  text: "inactive",
  count({ session, read, nowMs }) {
    const members = read(factionMembersQuery(session));
    const { inactivityDays: days } = checklistConfigStore.get();
    return members ? inactiveOf(members.entries, { nowMs, days }).length : null;
  },
};
