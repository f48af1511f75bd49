import { onOrOff, storedValue } from "@/lib/store/engine/stored-value";

const COOKIE = "sidebar_state";
/** The cookie while the sidebar is collapsed. */
export const COLLAPSED_COOKIE = `${COOKIE}=false`;
const SEVEN_DAYS_S = 7 * 24 * 60 * 60;

let isOpen = true;

const listeners = new Set<() => void>();

/** True while the sidebar is expanded, which is the default. Stored in a cookie for seven days. */
export const sidebarStore = {
  get: (): boolean => {
    try {
      return !document.cookie.split("; ").includes(COLLAPSED_COOKIE);
    } catch {
      // A browser that refuses cookies throws: then the choice lasts as long as the page.
      return isOpen;
    }
  },

  set(open: boolean) {
    isOpen = open;
    try {
      document.cookie = `${COOKIE}=${open}; path=/; max-age=${SEVEN_DAYS_S}; samesite=lax`;
    } catch {
      // See above.
    }
    for (const listener of listeners) listener();
  },

  /** Removes the cookie; the sidebar stays as it is until the page is left. */
  clear() {
    try {
      document.cookie = `${COOKIE}=; path=/; max-age=0; samesite=lax`;
    } catch {
      // See above.
    }
  },

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  fallback: true,
};

/** True if keys alone, without Ctrl or Cmd, are shortcuts. */
export const singleKeysStore = storedValue("singleKeys", onOrOff, true);
