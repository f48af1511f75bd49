import { useCallback, useSyncExternalStore } from "react";

/** Whether tables are shown as lists: the same as Tailwind's `max-md`. */
export const useIsMobile = () => useMediaQuery("(width < 48rem)");

/** Whether the window matches; false in the static HTML, which has no window. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => {
        list.removeEventListener("change", changed);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
