import {
  type DataTag,
  hashKey,
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from "@tanstack/react-query";

import { ProgressCircle } from "@/components/figures/progress-circle";
import { queryStorage } from "@/components/session/query-storage";
import { visitorSession } from "@/components/session/session";
import { subscribeToClock } from "@/components/window/use-now";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { availableCrimesQuery, crimesQuery } from "@/lib/api/endpoints/faction-crimes";
import { fightersQuery } from "@/lib/api/endpoints/faction-fighters";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { warsQuery } from "@/lib/api/endpoints/faction-wars";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { userListQuery } from "@/lib/api/endpoints/user-list";
import { TORN } from "@/lib/api/sentences/countries";
import { listOldAfterMs, TARGET_INTERVALS_MS } from "@/lib/api/transport/polling";
import type { Session } from "@/lib/api/transport/session";
import { dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { formatWhole } from "@/lib/format/numbers";
import { mergeCrimes } from "@/lib/game/crimes/organised-crime";
import { membersShareOf } from "@/lib/game/crimes/payout";
import { countActionableCrimes, findProblems } from "@/lib/game/crimes/problems";
import { inactiveOf } from "@/lib/game/faction/member";
import { readinessFrom, readinessOf } from "@/lib/game/fight/fighter";
import { sidesOf, warPhase } from "@/lib/game/war/ranked-war";
import { companyNeedsStore, payDueStore, type ShownCount } from "@/lib/store/account/menu-counts";
import { authStore } from "@/lib/store/account/session";
import { gameTime } from "@/lib/store/preferences/game-clock";
import {
  checklistConfigStore,
  type ChecklistProgress,
  checklistProgressStore,
  progressBadgesStore,
} from "@/lib/store/user/checklist";
import { membersShareStore, settledCrimesStore, settledOf } from "@/lib/store/user/payout-terms";

import { type MenuBadges, menuBadgesStore } from "./menu-badges";

/** The maximum age of data. The menu has no room for the age of its figures, so older figures aren't shown. */
const AT_MOST_MS = 60 * MINUTE_MS;

/** The maximum age of data in a war, since older data says nothing about who can be hit. */
const IN_FIGHT_MS = 5 * MINUTE_MS;

/** Responses within this time are counted together. */
const TOGETHER_MS = 300;

const STORES = [
  checklistConfigStore,
  progressBadgesStore,
  membersShareStore,
  settledCrimesStore,
  checklistProgressStore,
  companyNeedsStore,
  payDueStore,
];

/** Shows badges beside entries of the menu from now on. Returns a function that stops it. */
export function startMenuBadges(client: QueryClient): () => void {
  let answers = answersIn(client, countSoon);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function count() {
    timer = undefined;
    const session = visitorSession(authStore.get());
    menuBadgesStore.set(session === null ? {} : marksOf(session, answers.getData));
  }
  function countSoon() {
    timer ??= setTimeout(count, TOGETHER_MS);
  }

  count();
  const ends = [
    client.getQueryCache().subscribe(({ type, query }) => {
      if (type === "updated" && answers.isAskedFor(query.queryHash)) countSoon();
    }),
    ...STORES.map((store) => store.subscribe(countSoon)),
    authStore.subscribe(() => {
      answers = answersIn(client, countSoon);
      count();
    }),
    subscribeToClock(TARGET_INTERVALS_MS.list, countSoon),
  ];
  return () => {
    for (const end of ends) end();
    clearTimeout(timer);
  };
}

function marksOf(session: Session, getData: GetData): MenuBadges {
  const nowMs = gameTime();
  const idle = idleToday(nowMs);
  const counted = Object.entries(COUNTS).map(([path, { text, count }]) => {
    const found = count({ session, getData, nowMs });
    const ownIdle = path === DASHBOARD ? idle : 0;
    const isEmpty = !found && ownIdle === 0;
    return [
      path,
      isEmpty ? null : <EntryBadge count={found ?? 0} words={text} idle={ownIdle} />,
    ] as const;
  });
  return { ...Object.fromEntries(counted), menu: idle > 0 ? <MenuBadge idle={idle} /> : null };
}

interface EntryBadgeProps {
  count: number;
  /** Follow the number, for screen readers. */
  words: string;
  /** The number of idle activities. */
  idle: number;
}

/**
 * The count at the right of an entry, with what is idle before it; a dot and a ring in icon mode. It is outside the link, so that
 * the link's name stays the same.
 */
const EntryBadge = ({ count, words, idle }: EntryBadgeProps) => (
  <span className="pointer-events-none absolute inset-y-0 right-4 flex items-center gap-2 text-small text-muted-foreground peer-aria-[current]:font-semibold peer-aria-[current]:text-sidebar-primary rail:contents">
    {idle > 0 && (
      <span className="flex items-center gap-1 font-normal text-muted-foreground rail:absolute rail:right-1.5 rail:bottom-1.5">
        <IdleRing />
        <span className="rail:sr-only">{idle} idle</span>
        {count > 0 && <span className="sr-only">, </span>}
      </span>
    )}
    {count > 0 && (
      <span className="rail:absolute rail:top-1.5 rail:right-2 rail:size-1.5 rail:rounded-full rail:bg-sidebar-primary">
        <span className="rail:sr-only">{formatWhole(count)}</span>
        <span className="sr-only"> {words}</span>
      </span>
    )}
  </span>
);

/** The mark at the menu's button on a phone, where the entries are out of sight. */
const MenuBadge = ({ idle }: { idle: number }) => (
  <span className="pointer-events-none absolute top-3 left-7 rounded-full bg-background md:hidden">
    <IdleRing />
    <span className="sr-only">{idle} idle</span>
  </span>
);

const IdleRing = () => <ProgressCircle value={0} className="size-3 text-warning" />;

interface Answer {
  data: unknown;
  atMs: number;
}

/** Reads loaded data, or else data saved by an earlier visit, which is looked up only once. */
function answersIn(client: QueryClient, onFound: () => void) {
  const saved = new Map<string, Answer | null>();
  const isSample = visitorSession(authStore.get())?.isSample;

  async function find(name: string, query: QueryExecuteOptions) {
    saved.set(name, null);
    // The sample data is saved by no visit, and makes no calls.
    if (isSample) {
      await client.query(query);
      return;
    }
    const found = queryStorage.isEnabled() ? await queryStorage.read(name) : null;
    if (found === null) return;
    saved.set(name, { data: found.data, atMs: found.savedAtMs });
    onFound();
  }

  function answerTo(query: QueryExecuteOptions, withinMs = AT_MOST_MS): unknown {
    const { queryKey } = query;
    const name = hashKey(queryKey);
    if (!saved.has(name)) void find(name, query).catch(() => undefined);
    const state = client.getQueryState(queryKey);
    const answer =
      state?.data === undefined ? saved.get(name) : { data: state.data, atMs: state.dataUpdatedAt };
    return answer && gameTime() - gameTime(answer.atMs) < withinMs ? answer.data : undefined;
  }

  return { isAskedFor: (name: string) => saved.has(name), getData: answerTo as GetData };
}

/** The data of a query, loaded or saved by an earlier visit; undefined if it is older than an hour or `withinMs`. */
type GetData = <T>(
  query: { queryKey: DataTag<QueryKey, T, Error> },
  withinMs?: number,
) => T | undefined;

interface CountContext {
  session: Session;
  getData: GetData;
  nowMs: number;
}

/** The count beside an entry of the menu. */
interface MenuCount {
  /** Follows the number, for screen readers. */
  text: string;
  /** Counts by the page's own rule, from available data and without a call; null if data is missing. */
  count: (known: CountContext) => number | null;
}

const DASHBOARD = "/app/dashboard";

/** Today's progress, as the dashboard last displayed it; null if it is another day's or the player has turned it off. */
function progressToday(nowMs: number): ChecklistProgress | null {
  const progress = checklistProgressStore.get();
  const isShown = progressBadgesStore.get() && progress.dayMs === dayStartMs(nowMs);
  return isShown ? progress : null;
}

const idleToday = (nowMs: number): number => progressToday(nowMs)?.idle ?? 0;

/** A count that a page has stored; null once its day has turned. */
const countShown = ({ count, endsAtMs }: ShownCount, nowMs: number) =>
  nowMs < endsAtMs ? count : null;

/** By the path of the entry. */
const COUNTS: Readonly<Record<string, MenuCount>> = {
  [DASHBOARD]: {
    text: "left today",
    count({ nowMs }) {
      const progress = progressToday(nowMs);
      return progress && progress.of - progress.done;
    },
  },
  "/app/user/company": {
    text: "need you",
    count: ({ nowMs }) => countShown(companyNeedsStore.get(), nowMs),
  },
  "/app/user/targets": {
    text: "ready now",
    count({ session, getData, nowMs }) {
      const list = userListQuery(session, "Targets");
      const length = getData(list)?.targets.entries.length ?? 0;
      const page = getData(list, listOldAfterMs(length));
      const profile = getData(profileQuery(session));
      const location = profile ? profile.location : TORN;
      return page
        ? page.targets.entries.filter((one) => readinessFrom(location, one, nowMs) === "ready")
            .length
        : null;
    },
  },
  "/app/faction/members": {
    text: "inactive",
    count({ session, getData, nowMs }) {
      const members = getData(factionMembersQuery(session));
      const { inactivityDays: days } = checklistConfigStore.get();
      return members ? inactiveOf(members.entries, { nowMs, days }).length : null;
    },
  },
  "/app/faction/organised-crimes": {
    text: "needing you",
    count(known) {
      const { session, getData, nowMs } = known;
      const available = getData(availableCrimesQuery(session));
      const latest = getData(crimesQuery(session, "all"));
      const members = getData(factionMembersQuery(session));
      const settled = settledIn(known);
      if (!available || !latest || !members || !settled) return null;
      const crimes = mergeCrimes(latest.entries, available.entries);
      const needs = findProblems(crimes, members.entries, {
        nowMs,
        minimumPassRate: checklistConfigStore.get().ocPassRate,
        isPartial: members.dropped > 0,
        payouts: { membersShare: membersShareOf(membersShareStore.get(), crimes), settled },
      });
      return countActionableCrimes(needs).crimes;
    },
  },
  "/app/faction/treasury": {
    text: "to pay",
    count: ({ nowMs }) => countShown(payDueStore.get(), nowMs),
  },
  "/app/faction/war": {
    text: "hittable",
    count({ session, getData, nowMs }) {
      const faction = getData(factionBasicQuery(session));
      const war = getData(warsQuery(session))?.ranked;
      if (!faction || !war || warPhase(war, nowMs) !== "on") return null;
      const enemy = sidesOf(war, faction.id)?.enemy;
      const fighters = enemy && getData(fightersQuery(session, enemy.id), IN_FIGHT_MS);
      return fighters
        ? fighters.entries.filter((fighter) => readinessOf(fighter, nowMs) === "ready").length
        : null;
    },
  },
};

/** The crimes marked as settled; undefined while the faction is unknown. */
function settledIn({ session, getData }: CountContext) {
  const kept = settledCrimesStore.get();
  if (Object.keys(kept).length === 0) return settledOf(kept, null);
  const faction = getData(factionBasicQuery(session));
  return faction && settledOf(kept, faction.id);
}
