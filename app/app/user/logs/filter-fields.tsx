import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";

import { RetryAdvice } from "@/components/feedback/retry-advice";
import { Field } from "@/components/list/field";
import { LeftOut, limitOptions, SelectField } from "@/components/list/select-field";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { NativeSelect } from "@/components/ui/native-select";
import { ALL, type Choice } from "@/components/window/choice";
import { logCategoriesQuery } from "@/lib/api/endpoints/torn-log-categories";
import { logTypesQuery } from "@/lib/api/endpoints/torn-log-types";
import { timelineQuery } from "@/lib/api/history/timeline-query";
import type { ApiError } from "@/lib/api/transport/errors";
import type { LogEntry, LogType } from "@/lib/game/logs/log-entry";

import { logSource } from "./log-load-progress";
import { plainTitle } from "./type-title";
import type { LogFilters } from "./use-filters";

/** The filters of the requested entries: category and type. */
export function FilterFields({ filters, access }: { filters: LogFilters; access: string }) {
  const { categoryId, setCategoryId, resetNote } = filters;
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
      {resetNote !== null && (
        <p role="status" className="w-full text-muted-foreground">
          {resetNote}
        </p>
      )}
      {error && (
        <MissingList what="log categories" error={error} retry={retry} access={access}>
          You can only choose “All”.
        </MissingList>
      )}
    </>
  );
}

/** The type field. Types of the loaded entries in the selected category come first. */
function TypeField({ filters, access }: { filters: LogFilters; access: string }) {
  const { categoryId, typeId, setTypeId, setOtherTypeId } = filters;
  const session = useSession();
  const { data, error, retry } = useOptionalQuery(logTypesQuery(session));
  // Only the category's entries that are already loaded. This makes no call.
  const { data: read } = useQuery({
    ...timelineQuery(logSource(session, { categoryId, typeId: null })),
    enabled: false,
  });
  const seen = useMemo(() => typesOf(read?.entries ?? []), [read]);
  const others = useMemo(() => {
    const ids = new Set(seen.map((type) => type.id));
    return (data?.entries ?? []).filter((type) => !ids.has(type.id)).toSorted(byTitle);
  }, [data, seen]);
  const isListed = typeId === null || [...seen, ...others].some((type) => type.id === typeId);

  return (
    <>
      <Field label="Type">
        {(fieldId) => (
          <NativeSelect
            id={fieldId}
            value={typeId === null ? ALL : String(typeId)}
            className="md:max-w-52"
            onChange={({ target: { value } }) => {
              const isOther = others.some((type) => String(type.id) === value);
              (isOther ? setOtherTypeId : setTypeId)(value);
            }}
          >
            <option value={ALL}>All</option>
            {!isListed && <option value={String(typeId)}>Type {typeId}</option>}
            {seen.length > 0 && (
              <Group label="In the loaded entries" types={seen} max={300} typeId={typeId} />
            )}
            {others.length > 0 && (
              <Group label="All others" types={others} max={1_200} typeId={typeId} />
            )}
          </NativeSelect>
        )}
      </Field>
      {error && (
        <MissingList what="log types" error={error} retry={retry} access={access}>
          You can only choose types from the loaded entries.
        </MissingList>
      )}
    </>
  );
}

interface GroupProps {
  label: string;
  types: readonly LogType[];
  /** The maximum number of listed types; the game has about 1,000. */
  max: number;
  /** The selected type; null for all. */
  typeId: number | null;
}

function Group({ label, types, max, typeId }: GroupProps) {
  const { shown, leftOut } = limitOptions(types, ({ id }) => id === typeId, max);
  return (
    <optgroup label={label}>
      {shown.map(({ id, title }) => (
        <option key={id} value={String(id)}>
          {plainTitle(title)}
        </option>
      ))}
      <LeftOut count={leftOut} />
    </optgroup>
  );
}

/** The distinct types of the entries, from A to Z. */
const typesOf = (entries: readonly LogEntry[]): readonly LogType[] =>
  [...new Map(entries.map(({ type }) => [type.id, type])).values()].sort(byTitle);

const byTitle = (one: LogType, other: LogType) =>
  plainTitle(one.title).localeCompare(plainTitle(other.title), "en");

interface MissingListProps {
  /** "item names". */
  what: string;
  error: ApiError;
  retry: () => void;
  access: string;
  children: ReactNode;
}

/** A note that a list of the game couldn't be loaded; `children` say what that means. The rest of the page works. */
export const MissingList = ({ what, error, retry, access, children }: MissingListProps) => (
  <p className="w-full text-muted-foreground">
    Couldn’t load {what}. {children} <RetryAdvice error={error} access={access} retry={retry} />
  </p>
);
