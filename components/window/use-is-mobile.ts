import { useCallback, useSyncExternalStore } from "react";

/** True if tables are shown as lists: the same breakpoint as Tailwind's `max-md`. */
export const useIsMobile = () => useMediaQuery("(width < 48rem)");

/** True if the window matches the media query; false in the static HTML, which has no window. */
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
