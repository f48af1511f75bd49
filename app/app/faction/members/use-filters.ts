import { useSearchParams } from "next/navigation";
import { useMemo } from "react";

import type { Choice } from "@/components/window/choice";

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
    return { offered, chosen: Object.fromEntries(set.map(({ name, value }) => [name, value])) };
  }, [filters, inAddress]);
}
