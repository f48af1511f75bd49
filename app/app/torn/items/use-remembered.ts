import { useState } from "react";

import type { Choice } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-value";
import { itemsViewStore } from "@/lib/store/preferences/page-settings";

/**
 * A choice that is stored in the address once the player makes it. Until then, the last choice made on this device applies.
 * That choice is read once per visit, so going back in the history restores the previous view.
 */
export function useRemembered<T extends string>(
  name: "sort" | "view",
  choices: readonly Choice<T>[],
  initial: T,
): [T, (value: T) => void] {
  const [last] = useState(() => itemsViewStore.get()[name]);
  const known = choices.find(([value]) => value === last)?.[0];
  const [chosen, setChosen] = useUrlChoice(name, choices, known ?? initial);
  return [
    chosen,
    (value) => {
      setChosen(value);
      itemsViewStore.set({ ...itemsViewStore.get(), [name]: value });
    },
  ];
}
