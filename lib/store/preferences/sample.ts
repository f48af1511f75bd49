import { keysOf } from "@/lib/store/engine/keys";
import { removeItem } from "@/lib/store/engine/stored-value";

/** Its name in the tab's storage. */
export const SAMPLE_NAME = "demo";

const listeners = new Set<() => void>();

/** Whether this tab shows the sample data. It ends with the tab, and other tabs don't share it. */
export const sampleStore = {
  get(): boolean {
    try {
      return sessionStorage.getItem(SAMPLE_NAME) !== null;
    } catch {
      return false;
    }
  },

  set(on: boolean) {
    try {
      if (on) sessionStorage.setItem(SAMPLE_NAME, "on");
      else {
        sessionStorage.removeItem(SAMPLE_NAME);
        // What was ticked and written in it was about nobody.
        keysOf("sample").forEach(removeItem);
      }
    } catch {
      // A browser that refuses storage has no sample data either.
    }
    for (const listener of listeners) listener();
  },

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
