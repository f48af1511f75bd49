"use client";

import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { Missing } from "@/components/feedback/retry-advice";
import { CardGrid } from "@/components/list/card-grid";
import { ListHeader } from "@/components/list/list-header";
import { SearchField } from "@/components/list/search-field";
import { SelectField } from "@/components/list/select-field";
import { wordChoices } from "@/components/list/word-choices";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { ALL } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { useUrlText } from "@/components/window/use-url-text";
import { propertiesQuery } from "@/lib/api/endpoints/torn-properties";
import { homeQuery } from "@/lib/api/endpoints/user-profile";
import { formatCount } from "@/lib/format/numbers";
import { nextAbove } from "@/lib/game/properties/next-above";
import type { Property } from "@/lib/game/properties/property";

import { filterProperties, SORTS } from "./filters";
import { PropertiesHeadline } from "./properties-headline";
import { PropertyCard } from "./property-card";

export function Properties() {
  const session = useSession();
  usePrefetchQuery(homeQuery(session));
  const { data: properties } = useSuspenseQuery(propertiesQuery(session));
  const home = useOptionalQuery(homeQuery(session));
  const { entries } = properties;
  const [text, setText] = useUrlText("q");

  const modifications = useMemo(
    () =>
      wordChoices(
        [ALL, "All modifications"],
        entries.flatMap((property) => property.modifications),
      ),
    [entries],
  );
  const staffs = useMemo(
    () =>
      wordChoices(
        [ALL, "All staff"],
        entries.flatMap((property) => property.staff),
      ),
    [entries],
  );
  const [modification, setModification] = useUrlChoice("modification", modifications, ALL);
  const [staff, setStaff] = useUrlChoice("staff", staffs, ALL);
  const [sort, setSort] = useUrlChoice("sort", SORTS, "cost");

  const shown = useMemo(
    () => filterProperties(entries, { text, modification, staff, sort }),
    [entries, text, modification, staff, sort],
  );

  const above = useMemo(() => nextAbove(entries, home.data ?? null), [entries, home.data]);
  const card = useCallback(
    (property: Property) => (
      <PropertyCard
        {...property}
        mark={
          property.id === above?.own.id
            ? "Yours"
            : property.id === above?.next?.id
              ? "Next"
              : undefined
        }
      />
    ),
    [above],
  );

  if (entries.length === 0) {
    return (
      <EmptyState title="No data available">
        The game’s properties appear here once it lists any.
      </EmptyState>
    );
  }
  return (
    <>
      <PropertiesHeadline properties={entries} above={above} />
      <Missing path="user/profile" {...home}>
        Couldn’t load your property: yours and the next one aren’t marked.
      </Missing>
      <search className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
        <SearchField label="Property name" value={text} onChange={setText} />
        <SelectField
          label="Modification"
          value={modification}
          options={modifications}
          onChange={setModification}
        />
        <SelectField label="Staff" value={staff} options={staffs} onChange={setStaff} />
      </search>
      <ListHeader count={formatCount(shown.length, "property", "properties")}>
        <SelectField label="Sort by" value={sort} options={SORTS} onChange={setSort} />
      </ListHeader>
      {shown.length === 0 ? (
        <EmptyState title="No data available">
          No property matches. Search for another name, or clear the filters.
        </EmptyState>
      ) : (
        <CardGrid label="Properties" entries={shown} entryId={({ id }) => id} card={card} />
      )}
    </>
  );
}
