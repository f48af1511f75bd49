import { useState } from "react";

import { ALL } from "@/components/window/choice";
import { useUrlValue } from "@/components/window/use-url-value";

/** The chosen category and type, null for all; kept in the address. */
export function useFilters() {
  const [category, setCategory] = useUrlValue("cat", ALL);
  const [type, setType] = useUrlValue("type", ALL);
  const [givenWay, setGivenWay] = useState<string | null>(null);
  return {
    categoryId: idOf(category),
    typeId: idOf(type),
    /** Says which of the two was reset by the last choice, and why. */
    givenWay,
    setCategoryId: (id: string) => {
      setCategory(id);
      if (id === ALL || type === ALL) {
        setGivenWay(null);
      } else {
        setGivenWay("The type is back to All: it may not belong to this category.");
        setType(ALL);
      }
    },
    /** A type seen in the chosen category, or all. */
    setTypeId: (id: string) => {
      setGivenWay(null);
      setType(id);
    },
    /** A type that may belong to any category: the game doesn't say which. */
    setOtherTypeId: (id: string) => {
      setGivenWay(
        category === ALL
          ? null
          : "The category is back to All: the game doesn’t say which one this type belongs to.",
      );
      setCategory(ALL);
      setType(id);
    },
  };
}

export type LogFilters = ReturnType<typeof useFilters>;

/** One type of the game has a negative id. */
const idOf = (text: string): number | null => (/^-?\d{1,9}$/.test(text) ? Number(text) : null);
