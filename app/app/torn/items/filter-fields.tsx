import { memo } from "react";

import { SelectField } from "@/components/list/select-field";
import type { Item } from "@/lib/game/items/item";

import { useFilters } from "./use-filters";
import { TRADABLE } from "./filters";

/** Not redrawn with every key typed into the search. */
export const FilterFields = memo(function FilterFields({ items }: { items: readonly Item[] }) {
  const { types, type, setType, subTypes, subType, setSubType, tradable, setTradable } =
    useFilters(items);
  return (
    <>
      <SelectField label="Type" value={type} options={types} onChange={setType} />
      <SelectField label="Sub Type" value={subType} options={subTypes} onChange={setSubType} />
      <SelectField label="Tradable" value={tradable} options={TRADABLE} onChange={setTradable} />
    </>
  );
});
