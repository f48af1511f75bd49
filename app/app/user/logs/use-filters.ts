import { useState } from "react";

import { ALL } from "@/components/window/choice";
import { useUrlValue } from "@/components/window/use-url-value";

/** The chosen category and type, null for all; kept in the address. */
export function useFilters() {
  const [category, setCategory] = useUrlValue("cat", ALL);
  const [type, setType] = useUrlValue("type", ALL);
  const [resetNote, setResetNote] = useState<string | null>(null);
  return {
    categoryId: idOf(category),
    typeId: idOf(type),
    /** Says which of the two was reset by the last choice, and why. */
    resetNote,
    setCategoryId: (id: string) => {
      setCategory(id);
      if (id === ALL || type === ALL) {
        setResetNote(null);
      } else {
        setResetNote("Type reset to All: it may not be in this category.");
        setType(ALL);
      }
    },
    /** A type seen in the chosen category, or all. */
    setTypeId: (id: string) => {
      setResetNote(null);
      setType(id);
    },
    /** A type that may belong to any category: the game doesn't say which. */
    setOtherTypeId: (id: string) => {
      setResetNote(
        category === ALL ? null : "Category reset to All: we don’t know which one this type is in.",
      );
      setCategory(ALL);
      setType(id);
    },
  };
}

export type LogFilters = ReturnType<typeof useFilters>;

/** One type of the game has a negative id. */
const idOf = (text: string): number | null => (/^-?\d{1,9}$/.test(text) ? Number(text) : null);
