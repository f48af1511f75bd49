import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";

import { queryStorage } from "@/components/session/query-storage";
import { visitorSession } from "@/components/session/session";
import { subscribeToClock } from "@/components/window/clock-ticks";
import type { Session } from "@/lib/api/transport/session";
import { MINUTE_MS } from "@/lib/common/time";
import {
  progressBadgesStore,
  sampleChecklistProgressStore,
  checklistProgressStore,
} from "@/lib/store/account/checklist-progress";
import { authStore } from "@/lib/store/account/session";
import { gameTime } from "@/lib/store/preferences/game-clock";
import { checklistConfigStore } from "@/lib/store/user/checklist-config";
import { membersShareStore } from "@/lib/store/user/members-share";
import { sampleSettledStore, settledCrimesStore } from "@/lib/store/user/settled-crimes";

import type { Read } from "./count";
import { COUNTS } from "./counts";
import { EntryCount } from "./entry-count";
import { type MenuBadges, menuBadgesStore } from "./menu-badges";

/** A menu has no room to say how old its figures are: they are not from before that. */
const AT_MOST_MS = 60 * MINUTE_MS;
/** Answers that come together are counted together. */
const TOGETHER_MS = 300;

const STORES = [
  checklistConfigStore,
  progressBadgesStore,
  membersShareStore,
  sampleSettledStore,
  sampleChecklistProgressStore,
  settledCrimesStore,
  checklistProgressStore,
];

/** From now on entries of the menu carry what is left behind them. Returns a function that ends it. */
export function startMenuBadges(client: QueryClient): () => void {
  let answers = answersIn(client, countSoon);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function count() {
    timer = undefined;
    const session = visitorSession(authStore.get());
    menuBadgesStore.set(session === null ? {} : marksOf(session, answers.read));
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
    subscribeToClock(MINUTE_MS, countSoon),
  ];
  return () => {
    for (const end of ends) end();
    clearTimeout(timer);
  };
}

function marksOf(session: Session, read: Read): MenuBadges {
  const nowMs = gameTime();
  const counted = Object.entries(COUNTS).map(([path, { text, count }]) => {
    const found = count({ session, read, nowMs });
    return [path, found ? <EntryCount count={found} words={text} /> : null] as const;
  });
  return Object.fromEntries(counted);
}

interface Answer {
  data: unknown;
  atMs: number;
}

/** What has been read, else what an earlier visit has saved, which is looked for once. */
function answersIn(client: QueryClient, onFound: () => void) {
  const saved = new Map<string, Answer | null>();

  async function find(name: string) {
    saved.set(name, null);
    const found = queryStorage.isEnabled() ? await queryStorage.read(name) : null;
    if (found === null) return;
    saved.set(name, { data: found.data, atMs: found.savedAtMs });
    onFound();
  }

  function answerTo({ queryKey }: { queryKey: QueryKey }, withinMs = AT_MOST_MS): unknown {
    const name = hashKey(queryKey);
    if (!saved.has(name)) void find(name).catch(() => undefined);
    const read = client.getQueryState(queryKey);
    const answer =
      read?.data === undefined ? saved.get(name) : { data: read.data, atMs: read.dataUpdatedAt };
    return answer && gameTime() - gameTime(answer.atMs) < withinMs ? answer.data : undefined;
  }

  return { isAskedFor: (name: string) => saved.has(name), read: answerTo as Read };
}
