import { useSearchParams } from "next/navigation";
import { useMemo } from "react";

import type { Choice } from "@/components/window/choice";
import { writeUrlValue } from "@/components/window/use-url-value";

import { FILTERS } from "./filters";
import type { MemberRow } from "./rows";

/** A filter with its choices among these members, and the selected choice. */
export interface OfferedFilter {
  name: string;
  label: string;
  choices: readonly Choice[];
  value: string;
  /** The choice that shows all members. */
  all: string;
}

const textOf = (choices: readonly Choice[], chosen: string) =>
  choices.find(([value]) => value === chosen)?.[1] ?? chosen;

/** The available filters and the selected choices, which are stored in the URL. */
export function useFilters(rows: readonly MemberRow[]) {
  const inAddress = useSearchParams();
  const filters = useMemo(
    () => FILTERS.map(({ name, label, choices }) => ({ name, label, choices: choices(rows) })),
    [rows],
  );
  return useMemo(() => {
    const offered = filters.map((filter): OfferedFilter => {
      const all = filter.choices[0]?.[0] ?? "";
      // A value that isn't among the choices counts as all.
      const [value] = filter.choices.find(([choice]) => choice === inAddress.get(filter.name)) ?? [
        all,
      ];
      return { ...filter, value, all };
    });
    const set = offered.filter(({ value, all }) => value !== all);
    return {
      offered,
      chosen: Object.fromEntries(set.map(({ name, value }) => [name, value])),
      /** "Position Recruit". */
      inUse: set.map(({ label, choices, value }) => `${label} ${textOf(choices, value)}`),
      clear: () => {
        for (const { name, all } of set) writeUrlValue(name, all, all);
      },
    };
  }, [filters, inAddress]);
}
