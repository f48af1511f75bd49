import { useMemo } from "react";

import { wordChoices } from "@/components/list/word-choices";
import { ALL } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-choice";
import type { Item } from "@/lib/game/items/item";

import { subTypesOf, TRADABLE, typesOf } from "./filters";

/** The filters that the player chooses from. */
export function useFilters(items: readonly Item[]) {
  const types = useMemo(() => wordChoices([ALL, "All types"], typesOf(items)), [items]);
  const [type, setType] = useUrlChoice("type", types, ALL);
  // A sub type left in the address by another type isn't among these.
  const subTypes = useMemo(
    () => wordChoices([ALL, "All sub types"], subTypesOf(items, type)),
    [items, type],
  );
  const [subType, setSubType] = useUrlChoice("subType", subTypes, ALL);
  const [tradable, setTradable] = useUrlChoice("tradable", TRADABLE, ALL);
  return { types, type, setType, subTypes, subType, setSubType, tradable, setTradable };
}
