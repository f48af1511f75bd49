import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { Field } from "@/components/list/field";
import { LeftOut } from "@/components/list/left-out";
import { limitOptions } from "@/components/list/limit-options";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { NativeSelect } from "@/components/ui/native-select";
import { ALL } from "@/components/window/choice";
import { logTypesQuery } from "@/lib/api/endpoints/torn-log-types";
import { timelineQuery } from "@/lib/api/history/timeline-query";
import type { LogEntry } from "@/lib/game/logs/log-entry";
import type { LogType } from "@/lib/game/logs/log-type";

import { byTitle } from "./filters";
import { logSource } from "./log-source";
import { MissingNote } from "./missing-note";
import type { LogFilters } from "./use-filters";

/** The type of the entries. Types seen in the chosen category come first. */
export function TypeField({ filters, access }: { filters: LogFilters; access: string }) {
  const { categoryId, typeId, setTypeId, setOtherTypeId } = filters;
  const session = useSession();
  const { data, error, retry } = useOptionalQuery(logTypesQuery(session));
  // Only what has already been read of the category; this makes no call.
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
        <MissingNote access={access} missing={{ what: "types of entries", error, retry }}>
          You can only choose types among the loaded entries.
        </MissingNote>
      )}
    </>
  );
}

interface GroupProps {
  label: string;
  types: readonly LogType[];
  /** How many of them are listed: the game has some 1,000. */
  max: number;
  /** The chosen one. */
  typeId: number | null;
}

function Group({ label, types, max, typeId }: GroupProps) {
  const { shown, leftOut } = limitOptions(types, ({ id }) => id === typeId, max);
  return (
    <optgroup label={label}>
      {shown.map(({ id, title }) => (
        <option key={id} value={String(id)}>
          {title}
        </option>
      ))}
      <LeftOut count={leftOut} />
    </optgroup>
  );
}

/** Each type of the entries once, from A to Z. */
const typesOf = (entries: readonly LogEntry[]): readonly LogType[] =>
  [...new Map(entries.map(({ type }) => [type.id, type])).values()].sort(byTitle);
