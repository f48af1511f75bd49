import { hashKey, type QueryClient } from "@tanstack/react-query";

import { visitorSession } from "@/components/session/session";
import { allBalancesQuery, factionBalanceQuery } from "@/lib/api/endpoints/faction-balance";
import { ARMOURY_CATEGORIES, inventoryQuery } from "@/lib/api/endpoints/faction-inventory";
import type { Session } from "@/lib/api/transport/session";
import { formatList, formatMoney, formatWhole } from "@/lib/format/numbers";
import { itemStocks } from "@/lib/game/treasury/armoury-stock";
import {
  fallenBelow,
  newlyNegative,
  type StockLevel,
  stockLevels,
} from "@/lib/game/treasury/notices";
import { authStore } from "@/lib/store/account/session";
import { armouryMinimumsStore } from "@/lib/store/user/armoury-minimums";
import { notificationsStore } from "@/lib/store/user/dashboard";

import { showNotification } from "./browser-notifications";
import { DEBT_NOTICE, STOCK_NOTICE } from "./treasury-notice-kinds";

/** Responses within this time are read together: the armoury has nine. */
const TOGETHER_MS = 300;

type Balances = NonNullable<ReturnType<typeof balancesIn>>;

/**
 * Notifies of stock that falls below the player's minimum and of balances that become negative, from the responses that pages
 * load: it makes no calls itself. The first response is no news to the player. Returns a function that stops it.
 */
export function startTreasuryNotices(client: QueryClient): () => void {
  let watched = hashesOf();
  let levels: ReadonlyMap<number, StockLevel> = new Map();
  let balances: Balances | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Unknown levels are read at once: a page replaces the response of an earlier visit within moments.
  function learn() {
    const session = visitorSession(authStore.get());
    if (session === null) return;
    levels = new Map([...levelsIn(client, session), ...levels]);
    balances ??= balancesIn(client, session);
  }

  function look() {
    timer = undefined;
    const session = visitorSession(authStore.get());
    if (session === null) return;
    const stock = levelsIn(client, session);
    const fallen = fallenBelow(levels, stock);
    // The stock of a category that isn't loaded any more is still the last one known.
    levels = new Map([...levels, ...stock]);
    notify(STOCK_NOTICE, stockText(fallen));

    const current = balancesIn(client, session);
    if (current === null) return;
    const negative = newlyNegative(balances ?? current, current);
    balances = current;
    notify(DEBT_NOTICE, debtText(negative));
  }

  learn();
  const ends = [
    client.getQueryCache().subscribe(({ type, query }) => {
      if (type !== "updated" || !watched.has(query.queryHash)) return;
      learn();
      timer ??= setTimeout(look, TOGETHER_MS);
    }),
    authStore.subscribe(() => {
      watched = hashesOf();
      levels = new Map();
      balances = null;
    }),
  ];
  return () => {
    for (const end of ends) end();
    clearTimeout(timer);
  };
}

const armouryQueries = (session: Session) =>
  ARMOURY_CATEGORIES.map((category) => inventoryQuery(session, category));

/** The hashes of the queries whose responses are read. */
function hashesOf(): ReadonlySet<string> {
  const session = visitorSession(authStore.get());
  if (session === null) return new Set();
  const keys = [
    ...armouryQueries(session),
    factionBalanceQuery(session),
    allBalancesQuery(session),
  ].map(({ queryKey }) => hashKey(queryKey));
  return new Set(keys);
}

function levelsIn(client: QueryClient, session: Session) {
  const lists = armouryQueries(session).map(({ queryKey }) => client.getQueryData(queryKey));
  const rows = lists.flatMap((list) => list?.entries ?? []);
  const isWhole = lists.every((list) => list?.dropped === 0);
  return stockLevels(itemStocks(rows, new Map()), armouryMinimumsStore.get(), isWhole);
}

/** The newer one of the two lists of balances; null if none is loaded. */
function balancesIn(client: QueryClient, session: Session) {
  const [newest] = [factionBalanceQuery(session), allBalancesQuery(session)]
    .flatMap(({ queryKey }) => client.getQueryState(queryKey) ?? [])
    .filter(({ data }) => data !== undefined)
    .toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt);
  return newest?.data?.entries ?? null;
}

interface NoticeText {
  title: string;
  body: string;
}

/** "Xanax is below your minimum", "38 in stock, minimum 100". Null if there is nothing to tell. */
function stockText(fallen: readonly StockLevel[]): NoticeText | null {
  const [only] = fallen;
  if (only === undefined) return null;
  return fallen.length === 1
    ? {
        title: `${only.name} is below your minimum`,
        body: `${formatWhole(only.inStock)} in stock, minimum ${formatWhole(only.minimum)}`,
      }
    : {
        title: `${formatWhole(fallen.length)} items are below your minimum`,
        body: formatList(fallen.map(({ name }) => name)),
      };
}

/** "Juno’s balance is negative", "−$1,696,404". Null if there is nothing to tell. */
function debtText(negative: Balances): NoticeText | null {
  const nameOf = ({ name, memberId }: Balances[number]) => name ?? `[${memberId}]`;
  const [only] = negative;
  if (only === undefined) return null;
  return negative.length === 1
    ? { title: `${nameOf(only)}’s balance is negative`, body: formatMoney(only.money) }
    : {
        title: `${formatWhole(negative.length)} balances are negative`,
        body: formatList(
          negative.map((balance) => `${nameOf(balance)} ${formatMoney(balance.money)}`),
        ),
      };
}

/** Shows the notification if the player wants its kind. */
function notify(kind: string, text: NoticeText | null) {
  const { kinds, silent } = notificationsStore.get();
  if (text === null || !kinds.includes(kind)) return;
  const { title, body } = text;
  const isSilent = silent?.includes(kind) === true;
  void showNotification(title, { body, tag: kind, ...(isSilent && { silent: true }) });
}
