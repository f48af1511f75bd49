import { useUrlValue } from "@/components/window/use-url-value";
import type { LogType } from "@/lib/game/logs/log-type";

/** A choice of its own, in the address too. */
export const ALL = "all";

/** The category and the type that were chosen, null for all; they stand in the address. */
export function useLogFilters() {
  const [category, setCategory] = useUrlValue("cat", ALL);
  const [type, setType] = useUrlValue("type", ALL);
  return {
    categoryId: idOf(category),
    typeId: idOf(type),
    setCategoryId: (id: string) => {
      setCategory(id);
      // A type that was chosen before is hardly one of the new category's.
      setType(ALL);
    },
    setTypeId: setType,
  };
}

export type LogFilters = ReturnType<typeof useLogFilters>;

/** One type of the game has an id below zero. */
const idOf = (text: string): number | null => (/^-?\d{1,9}$/.test(text) ? Number(text) : null);

export const byTitle = (one: LogType, other: LogType) => one.title.localeCompare(other.title, "en");
