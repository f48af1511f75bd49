import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { availableCrimesQuery, crimesQuery } from "@/lib/api/endpoints/faction-crimes";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { mergeCrimes } from "@/lib/game/crimes/organised-crime";
import { countActionableCrimes, findProblems } from "@/lib/game/crimes/problems";
import { checklistConfigStore } from "@/lib/store/user/checklist-config";
import { membersShareStore } from "@/lib/store/user/members-share";
import { settledOf, settledStoreOf } from "@/lib/store/user/settled-crimes";

import type { CountContext, MenuCount } from "./count";

export const actionableCrimesCount: MenuCount = {
  text: "need you",
  count(known) {
    const { session, read, nowMs } = known;
    const available = read(availableCrimesQuery(session));
    const latest = read(crimesQuery(session, "all"));
    const members = read(factionMembersQuery(session));
    const settled = settledIn(known);
    if (!available || !latest || !members || !settled) return null;
    const needs = findProblems(mergeCrimes(latest.entries, available.entries), members.entries, {
      nowMs,
      lowestPassRate: checklistConfigStore.get().ocPassRate,
      isPartial: members.dropped > 0,
      payouts: { membersShare: membersShareStore.get(), settled },
    });
    return countActionableCrimes(needs).crimes;
  },
};

/** The crimes that were marked as settled; undefined while it isn't known whose marks count. */
function settledIn({ session, read }: CountContext) {
  const kept = settledStoreOf(session).get();
  if (Object.keys(kept).length === 0) return settledOf(kept, null);
  const faction = read(factionBasicQuery(session));
  return faction && settledOf(kept, faction.id);
}
