import { useState } from "react";

import { ALL } from "@/components/window/choice";
import { useUrlValue } from "@/components/window/use-url-value";

/** The selected category and type, null for all; stored in the address. */
export function useFilters() {
  const [category, setCategory] = useUrlValue("cat", ALL);
  const [type, setType] = useUrlValue("type", ALL);
  const [resetNote, setResetNote] = useState<string | null>(null);
  return {
    categoryId: idOf(category),
    typeId: idOf(type),
    /** A note on the filter that the last choice reset, with the reason; null if it reset none. */
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
    clear: () => {
      setResetNote(null);
      setCategory(ALL);
      setType(ALL);
    },
    /** Selects a type found in the selected category, or all. */
    setTypeId: (id: string) => {
      setResetNote(null);
      setType(id);
    },
    /** Selects a type that may belong to any category, since the game doesn't report a type's category. */
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
