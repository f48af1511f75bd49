import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Route } from "next";
import { useTheme } from "next-themes";
import { useMemo } from "react";

import { adviceFor } from "@/components/feedback/advice";
import { copyText } from "@/components/feedback/copy-text";
import { useRefresh } from "@/components/feedback/refresh";
import { logOut } from "@/components/session/session";
import { stateText } from "@/components/faction/state-text";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { companyTypesQuery } from "@/lib/api/endpoints/torn-companies";
import { educationQuery } from "@/lib/api/endpoints/torn-education";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { propertiesQuery } from "@/lib/api/endpoints/torn-properties";
import { stocksQuery } from "@/lib/api/endpoints/torn-stocks";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { accessFor } from "@/lib/api/transport/access";
import { ApiError } from "@/lib/api/transport/errors";
import type { Session } from "@/lib/api/transport/session";
import type { List } from "@/lib/api/transport/wire";
import { formatMoney, formatPrice } from "@/lib/format/numbers";
import type { CompanyType } from "@/lib/game/companies/company-type";
import type { CourseCategory } from "@/lib/game/education/curriculum";
import type { Member } from "@/lib/game/faction/member";
import type { Item } from "@/lib/game/items/item";
import type { Property } from "@/lib/game/properties/property";
import type { Stock } from "@/lib/game/stocks/stock";

import type { PaletteEntry, EntryKind, PalettePage } from "./search";
import type { PaletteProps } from "./shortcut-table";

type Thing = Exclude<EntryKind, "page" | "action">;

/** The page that lists the entries of a kind. Each page stores its search in the URL as `q`. */
const LIST_PAGES: Readonly<Record<Thing, string>> = {
  item: "/app/torn/items",
  stock: "/app/torn/stock-market",
  course: "/app/torn/education",
  company: "/app/torn/companies",
  property: "/app/torn/properties",
  member: "/app/faction/members",
};

/**
 * The entries for everything in the game that has a name. Each list is added when it arrives. Names don't change, so no list is
 * requested twice. Members are included only if a page has loaded them.
 */
export function useSearchSources(session: Session, pages: readonly PalettePage[]) {
  const once = (address: string) => ({
    staleTime: Infinity,
    enabled: pages.some(({ path }) => path === address),
  });
  const items = useQuery({
    ...itemsQuery(session),
    ...once(LIST_PAGES.item),
    select: itemEntries,
  });
  const stocks = useQuery({
    ...stocksQuery(session),
    ...once(LIST_PAGES.stock),
    select: stockEntries,
  });
  const courses = useQuery({
    ...educationQuery(session),
    ...once(LIST_PAGES.course),
    select: courseEntries,
  });
  const companies = useQuery({
    ...companyTypesQuery(session),
    ...once(LIST_PAGES.company),
    select: companyEntries,
  });
  const properties = useQuery({
    ...propertiesQuery(session),
    ...once(LIST_PAGES.property),
    select: propertyEntries,
  });
  const { data: members } = useQuery({
    ...factionMembersQuery(session),
    enabled: false,
    select: memberEntries,
  });

  const asked = [
    { what: "items", ...stateOf(items) },
    { what: "stocks", ...stateOf(stocks) },
    { what: "courses", ...stateOf(courses) },
    { what: "companies", ...stateOf(companies) },
    { what: "properties", ...stateOf(properties) },
  ];
  const failed = asked.filter(({ hasFailed }) => hasFailed);

  return {
    lists: useMemo(
      () =>
        [items.data, stocks.data, courses.data, companies.data, properties.data, members].filter(
          (list) => list !== undefined,
        ),
      [items.data, stocks.data, courses.data, companies.data, properties.data, members],
    ),
    loading: asked.filter(({ isOnItsWay }) => isOnItsWay).map(({ what }) => what),
    failed: failed.map(({ what }) => what),
    retry() {
      for (const { refetch } of failed) void refetch();
    },
  };
}

interface Asked {
  data: unknown;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

const stateOf = ({ data, isFetching, isError, refetch }: Asked) => ({
  isOnItsWay: data === undefined && isFetching,
  hasFailed: data === undefined && isError && !isFetching,
  refetch,
});

const itemEntries = ({ entries }: List<Item>) =>
  entries.map(({ id, name, type, marketPrice }) =>
    thing("item", id, name, {
      detail: type,
      value: marketPrice === null ? "no price" : formatMoney(marketPrice),
      opens: "item",
    }),
  );

const stockEntries = ({ entries }: List<Stock>) =>
  entries.map(({ id, name, acronym, price }) =>
    thing("stock", id, name, {
      codes: [acronym],
      detail: acronym,
      value: formatPrice(price),
      opens: "stock",
    }),
  );

const courseEntries = ({ entries }: List<CourseCategory>) =>
  entries
    .flatMap(({ courses }) => courses)
    .map(({ id, name, code, cost }) =>
      thing("course", id, name, {
        value: formatMoney(cost),
        opens: "course",
        ...(code !== "" && { codes: [code], detail: code, search: code }),
      }),
    );

const companyEntries = ({ entries }: List<CompanyType>) =>
  entries.map(({ id, name, cost }) =>
    thing("company", id, name, { value: formatMoney(cost), opens: "company" }),
  );

const propertyEntries = ({ entries }: List<Property>) =>
  entries.map(({ id, name, cost }) =>
    thing("property", id, name, {
      value: cost === null ? "not for sale" : formatMoney(cost),
      opens: "property",
    }),
  );

const memberEntries = ({ entries }: List<Member>) =>
  entries.map(({ id, name, state, abroadIn }): PaletteEntry => ({
    ...thing("member", id, name, { detail: `[${id}]`, value: stateText(state, abroadIn) }),
    leadsTo: { playerId: id, name },
  }));

interface ThingOptions {
  codes?: readonly string[];
  detail?: string;
  value?: string;
  /** The text that the page is searched for; its name by default. */
  search?: string;
  /** The query parameter of the page that has the id of the open entry. */
  opens?: string;
}

function thing(
  kind: Thing,
  id: number,
  name: string,
  { codes = [], detail = "", value = "", search = name, opens }: ThingOptions = {},
): PaletteEntry {
  return {
    id: `${kind} ${id}`,
    kind,
    names: [name],
    codes,
    gameId: id,
    detail,
    value,
    leadsTo: searchOn(LIST_PAGES[kind], search, opens === undefined ? "" : `&${opens}=${id}`),
  };
}

/** The page at `path` with its search filled in, and one entry open. The palette leaves out kinds that have no page. */
const searchOn = (path: string, text: string, opened: string) =>
  `${path}?q=${encodeURIComponent(text)}${opened}` as Route;

/** The pages of the site. */
export const pageEntries = (pages: readonly PalettePage[]): readonly PaletteEntry[] =>
  pages.map(({ path, title, also, views = {}, icon }) => ({
    id: `page ${path}`,
    kind: "page",
    names: [title, ...also],
    codes: [],
    gameId: null,
    detail: "",
    leadsTo: path,
    views: Object.fromEntries(
      Object.entries(views).map(([name, view]) => [name, `${path}?view=${view}` as Route]),
    ),
    ...(icon && { icon }),
  }));

/** The palette's actions, under the names that a player may look for. */
export function useActions(
  session: Session,
  onOpen: PaletteProps["onOpen"],
): readonly PaletteEntry[] {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const { theme, setTheme } = useTheme();

  return useMemo(() => {
    const themeAction = (value: string, name: string, ...also: readonly string[]) =>
      action(
        [name, ...also],
        () => {
          setTheme(value);
        },
        value === theme ? "current" : "",
      );
    return [
      action(["Refresh", "Reload", "Update"], refresh),
      themeAction("light", "Light theme", "Theme: light", "Day mode"),
      themeAction("dark", "Dark theme", "Theme: dark", "Dark mode", "Night mode"),
      themeAction("system", "System theme", "Theme: system"),
      action(["Copy my name and id", "My id"], () => {
        void copyOwnName(queryClient, session);
      }),
      action(
        ["Keyboard shortcuts", "Help", "Keys"],
        () => {
          onOpen("shortcuts");
        },
        "?",
      ),
      action(["Log out", "Logout", "Leave", "Sign out"], () => {
        logOut(queryClient);
      }),
    ];
  }, [queryClient, session, refresh, theme, setTheme, onOpen]);
}

const action = (
  names: readonly [string, ...string[]],
  act: () => void,
  detail = "",
): PaletteEntry => ({
  id: `action ${names[0]}`,
  kind: "action",
  names,
  codes: [],
  gameId: null,
  detail,
  leadsTo: act,
});

/** Copies the player's "name [id]"; requests them only if no page has. */
function copyOwnName(queryClient: QueryClient, session: Session) {
  const profile = queryClient.query({ ...profileQuery(session), staleTime: "static" });
  return copyText(
    profile.then(({ name, id }) => `${name} [${id}]`),
    (text) => ({ copied: text, otherwise: `Copy it yourself: ${text}` }),
    (error) => {
      if (!(error instanceof ApiError)) throw error;
      return adviceFor(error, accessFor("user/basic"));
    },
  );
}
