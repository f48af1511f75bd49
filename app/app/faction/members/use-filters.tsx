import { useSearchParams } from "next/navigation";
import { useMemo } from "react";

import { SelectField } from "@/components/list/select-field";
import { writeUrlValue } from "@/components/window/use-url-value";

import { FILTERS } from "./filters";
import type { MemberRow } from "./rows";

/** What is chosen, which stands in the address, and the fields to choose in. */
export function useFilters(rows: readonly MemberRow[]) {
  const inAddress = useSearchParams();
  const filters = useMemo(
    () => FILTERS.map(({ name, label, choices }) => ({ name, label, choices: choices(rows) })),
    [rows],
  );
  // What is typed beside the fields does not draw them anew.
  return useMemo(() => {
    const chosen: Record<string, string> = {};
    const fields = filters.map(({ name, label, choices }) => {
      const all = choices[0]?.[0] ?? "";
      // What nobody has, or no filter knows, counts as all.
      const [value] = choices.find(([choice]) => choice === inAddress.get(name)) ?? [all];
      if (value !== all) chosen[name] = value;
      return (
        <SelectField
          key={name}
          label={label}
          value={value}
          options={choices}
          onChange={(choice) => {
            writeUrlValue(name, choice, all);
          }}
        />
      );
    });
    return { chosen, fields };
  }, [filters, inAddress]);
}
