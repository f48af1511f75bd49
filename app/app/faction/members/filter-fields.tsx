import { memo } from "react";

import { SelectField } from "@/components/list/select-field";
import { writeUrlValue } from "@/components/window/use-url-value";

import type { OfferedFilter } from "./use-filters";

/** Memoized, so that typing into the search doesn't rerender it. */
export const FilterFields = memo(function FilterFields({
  offered,
}: {
  offered: readonly OfferedFilter[];
}) {
  return offered.map(({ name, label, choices, value, all }) => (
    <SelectField
      key={name}
      label={label}
      value={value}
      options={choices}
      onChange={(choice) => {
        writeUrlValue(name, choice, all);
      }}
    />
  ));
});
