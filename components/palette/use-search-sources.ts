import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { companyTypesQuery } from "@/lib/api/endpoints/torn-companies";
import { educationQuery } from "@/lib/api/endpoints/torn-education";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { propertiesQuery } from "@/lib/api/endpoints/torn-properties";
import { stocksQuery } from "@/lib/api/endpoints/torn-stocks";
import type { Session } from "@/lib/api/transport/session";

import {
  companyEntries,
  courseEntries,
  itemEntries,
  memberEntries,
  LIST_PAGES,
  propertyEntries,
  stockEntries,
} from "./entries";
import type { PalettePage } from "./entry";

/**
 * Everything in the game, a list for each answer as it arrives. Names don't change, so nothing is requested
 * again. Members are those that a page has read.
 */
export function useSearchSources(session: Session, pages: readonly PalettePage[]) {
  const once = (place: string) => ({
    staleTime: Infinity,
    enabled: pages.some(({ path }) => path === place),
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
