import { useMemo } from "react";

import { SelectField } from "@/components/list/select-field";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { ALL, type Choice } from "@/components/window/choice";
import { logCategoriesQuery } from "@/lib/api/endpoints/torn-log-categories";

import { byTitle } from "./filters";
import { MissingNote } from "./missing-note";
import { TypeField } from "./type-field";
import type { LogFilters } from "./use-filters";

/** Which entries the game is asked for. */
export function FilterFields({ filters, access }: { filters: LogFilters; access: string }) {
  const { categoryId, setCategoryId, givenWay } = filters;
  const { data, error, retry } = useOptionalQuery(logCategoriesQuery(useSession()));
  const options = useMemo((): readonly Choice[] => {
    const known = (data?.entries ?? []).toSorted(byTitle);
    const chosen = categoryId === null || known.some(({ id }) => id === categoryId);
    return [
      [ALL, "All"],
      ...(chosen ? [] : [[String(categoryId), `Category ${categoryId}`] as const]),
      ...known.map(({ id, title }) => [String(id), title] as const),
    ];
  }, [data, categoryId]);

  return (
    <>
      <SelectField
        label="Category"
        value={categoryId === null ? ALL : String(categoryId)}
        options={options}
        onChange={setCategoryId}
      />
      <TypeField filters={filters} access={access} />
      {givenWay !== null && (
        <p role="status" className="w-full text-muted-foreground">
          {givenWay}
        </p>
      )}
      {error && (
        <MissingNote access={access} missing={{ what: "categories of entries", error, retry }}>
          You can only choose “All”.
        </MissingNote>
      )}
    </>
  );
}
