import type { Route } from "next";

import type { List } from "@/lib/api/transport/wire";
import type { CompanyType } from "@/lib/game/companies/company-type";
import type { CourseCategory } from "@/lib/game/education/curriculum";
import type { Member } from "@/lib/game/faction/member";
import type { Item } from "@/lib/game/items/item";
import type { Property } from "@/lib/game/properties/property";
import type { Stock } from "@/lib/game/stocks/stock";

import type { Entry, Kind, PalettePage } from "./entry";

type Thing = Exclude<Kind, "page" | "action">;

/** The page that lists the things of a kind. Each keeps its search in the address as `q`. */
export const LIST_PAGES: Readonly<Record<Thing, string>> = {
  item: "/app/torn/items",
  stock: "/app/torn/stock-market",
  course: "/app/torn/education",
  company: "/app/torn/companies",
  property: "/app/torn/properties",
  member: "/app/faction/members",
};

export const pageEntries = (pages: readonly PalettePage[]): readonly Entry[] =>
  pages.map(({ path, title, also, icon }) => ({
    id: `page ${path}`,
    kind: "page",
    names: [title, ...also],
    codes: [],
    gameId: null,
    detail: "",
    leadsTo: path,
    ...(icon && { icon }),
  }));

export const itemEntries = ({ entries }: List<Item>) =>
  entries.map(({ id, name, type }) => thing("item", id, name, { detail: type }));

export const stockEntries = ({ entries }: List<Stock>) =>
  entries.map(({ id, name, acronym }) =>
    thing("stock", id, name, { codes: [acronym], detail: acronym }),
  );

export const courseEntries = ({ entries }: List<CourseCategory>) =>
  entries
    .flatMap(({ courses }) => courses)
    .map(({ id, name, code }) =>
      code === ""
        ? thing("course", id, name)
        : thing("course", id, name, { codes: [code], detail: code, search: code }),
    );

export const companyEntries = ({ entries }: List<CompanyType>) =>
  entries.map(({ id, name }) => thing("company", id, name));

export const propertyEntries = ({ entries }: List<Property>) =>
  entries.map(({ id, name }) => thing("property", id, name));

/** Searched by id, since a name may also occur inside another name or a note. */
export const memberEntries = ({ entries }: List<Member>) =>
  entries.map(({ id, name }) =>
    thing("member", id, name, { detail: `[${id}]`, search: String(id) }),
  );

function thing(
  kind: Thing,
  id: number,
  name: string,
  {
    codes = [],
    detail = "",
    search = name,
  }: { codes?: readonly string[]; detail?: string; search?: string } = {},
): Entry {
  return {
    id: `${kind} ${id}`,
    kind,
    names: [name],
    codes,
    gameId: id,
    detail,
    leadsTo: searchOn(LIST_PAGES[kind], search),
  };
}

/** The page at `path` with its search filled in. The palette leaves out kinds that have no page. */
const searchOn = (path: string, text: string) => `${path}?q=${encodeURIComponent(text)}` as Route;
