import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import { aCrime, aReward } from "@/lib/game/testing/builders";

import { refetchSince } from "./history-refetch";

const NOW = Date.UTC(2026, 10, 20, 12);
const paid = aReward({ payout: { percentage: 80, paidAtMs: NOW } });
const unpaid = aReward({ payout: null });
const executed = (daysAgo: number, rewards: ReturnType<typeof aReward> | null) =>
  aCrime({ executedAtMs: NOW - daysAgo * DAY_MS, rewards });

test.each([
  { what: "no crimes", crimes: [], since: null },
  { what: "only paid ones", crimes: [executed(1, paid), executed(9, paid)], since: null },
  { what: "a failure", crimes: [executed(1, null)], since: null },
  {
    what: "an unpaid one between paid ones",
    crimes: [executed(1, paid), executed(3, unpaid), executed(9, paid)],
    since: 3,
  },
  {
    what: "two unpaid ones: the older",
    crimes: [executed(3, unpaid), executed(5, unpaid)],
    since: 5,
  },
  { what: "one unpaid for 30 days", crimes: [executed(30, unpaid)], since: 30 },
  {
    what: "one unpaid for longer: nobody pays it any more",
    crimes: [executed(31, unpaid)],
    since: null,
  },
])("$what may change since $since days", ({ crimes, since }) => {
  expect(refetchSince(crimes, NOW)).toBe(since === null ? null : NOW - since * DAY_MS);
});
