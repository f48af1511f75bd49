import { type QueryKey, useQueryClient } from "@tanstack/react-query";

import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import type { IdleItem } from "@/components/upcoming/use-idle-items";
import { barsQuery } from "@/lib/api/endpoints/user-bars";
import { cooldownsQuery } from "@/lib/api/endpoints/user-cooldowns";
import { userEducationQuery } from "@/lib/api/endpoints/user-education";
import { missionsQuery } from "@/lib/api/endpoints/user-missions";
import { moneyQuery } from "@/lib/api/endpoints/user-money";
import { ownCrimeQuery } from "@/lib/api/endpoints/user-organised-crime";
import { virusQuery } from "@/lib/api/endpoints/user-virus";
import type { Session } from "@/lib/api/transport/session";
import { formatWhole } from "@/lib/format/numbers";
import type { Bar } from "@/lib/game/account/bars";
import { byLoss, type IdleKind } from "@/lib/game/checklist/idle";

import type { ChecklistQueries } from "./items/define-check";
import { IDLE_TEXTS, TASK_TEXTS } from "./run-texts";
import { type ChecklistItemState, openChecks } from "./use-checklist";

/** A task of a run: an open item of the checklist, an idle activity, or both. */
export interface RunTask {
  id: string;
  title: string;
  /** The section of the checklist; null if it is only idle. */
  section: string | null;
  isIdle: boolean;
  what: string;
  /** The item, whose note says why it is open; null if it is only idle, and `why` says it. */
  check: ChecklistItemState | null;
  why: string;
  /** True if it can't be done any more once the day is over. */
  isLost: boolean;
  seconds: number;
  gameUrl: string;
  /** Repeats the call that decides whether it is done. Tasks with the same `call` share it. */
  refetch: () => void;
  call: string;
  /** True if that call has failed since. */
  isOutdated: boolean;
}

/** The idle activities, the greatest loss first; then the open items, those that are lost at 00:00 first. */
export function useRunTasks(
  checks: readonly ChecklistItemState[],
  idle: readonly IdleItem[],
): RunTask[] {
  const session = useSession();
  const client = useQueryClient();
  const energy = useOptionalQuery(barsQuery(session)).data?.energy;
  const open = openChecks(checks);

  const idleTasks = byLoss(idle).map((item): RunTask => {
    const { item: itemId, why, ...text } = IDLE_TEXTS[item.kind];
    const check = open.find(({ id }) => id === itemId);
    if (check) return { ...taskOf(check), isIdle: true };
    const { queryKey } = QUERIES[item.kind](session);
    return {
      ...text,
      id: item.id,
      title: item.label,
      section: null,
      isIdle: true,
      check: null,
      isLost: false,
      why: item.kind === "training" && energy ? energyText(energy) : why,
      gameUrl: item.gameUrl,
      refetch: () => void client.refetchQueries({ queryKey }),
      call: queryKey.join(),
      isOutdated: (client.getQueryState(queryKey)?.error ?? null) !== null,
    };
  });
  const rest = open.filter(({ id }) => !idleTasks.some((task) => task.id === id));
  return [...idleTasks, ...lostFirst(rest).map(taskOf)];
}

const taskOf = (check: ChecklistItemState): RunTask => ({
  ...TASK_TEXTS[check.id],
  id: check.id,
  title: check.title,
  section: check.section,
  isIdle: false,
  check,
  why: "",
  isLost: isDaily(check) && !check.isOutOfReach,
  gameUrl: check.gameUrl,
  refetch: check.refetch,
  call: check.dependsOn.join(),
  isOutdated: check.isOutdated,
});

/** "150 of 150 energy. While it’s full, 5 energy are lost every 10 minutes." */
function energyText({ current, maximum, increment, everySeconds }: Bar): string {
  const amount = `${formatWhole(Math.max(current, maximum))} of ${formatWhole(maximum)} energy.`;
  if (increment === null || everySeconds === null) return amount;
  const lost = `${increment} energy ${increment === 1 ? "is" : "are"} lost`;
  return `${amount} While it’s full, ${lost} every ${Math.round(everySeconds / 60)} minutes.`;
}

/** The calls about what can be done once a day. */
const DAILY: ReadonlySet<keyof ChecklistQueries> = new Set([
  "refills",
  "dailyActivity",
  "cityShopPurchases",
]);

const isDaily = ({ dependsOn }: Pick<ChecklistItemState, "dependsOn">) =>
  dependsOn.some((name) => DAILY.has(name));

type Ranked = Pick<ChecklistItemState, "dependsOn" | "isOutOfReach">;

/** Sorts items that are lost at 00:00 first, and items out of reach last. Otherwise the order stays. */
export const lostFirst = <Check extends Ranked>(checks: readonly Check[]): Check[] =>
  [...checks].sort((a, b) => rankOf(a) - rankOf(b));

const rankOf = (check: Ranked) => (check.isOutOfReach ? 2 : isDaily(check) ? 0 : 1);

/** The call that decides whether it is running. */
const QUERIES: Readonly<Record<IdleKind, (session: Session) => { queryKey: QueryKey }>> = {
  bank: moneyQuery,
  course: userEducationQuery,
  virus: virusQuery,
  crime: ownCrimeQuery,
  contract: missionsQuery,
  drug: cooldownsQuery,
  booster: cooldownsQuery,
  training: barsQuery,
};
