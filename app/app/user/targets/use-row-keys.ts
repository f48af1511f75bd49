import { useEffect } from "react";

import { isTypedInto } from "@/components/palette/shortcut-table";
import { singleKeysStore } from "@/lib/store/preferences/shell";

/** What the row's button has as `aria-keyshortcuts`. */
export const ROW_KEYS = "j k";

/** J and K go to the next and the previous row of the page; Enter then opens it. */
export function useRowKeys() {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      const by = key === "j" ? 1 : key === "k" ? -1 : 0;
      if (by === 0 || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (!singleKeysStore.get() || isTypedInto(target)) return;
      if (document.querySelector('[role="dialog"]') !== null) return;
      const rows = [
        ...document.querySelectorAll<HTMLElement>(`#main [aria-keyshortcuts="${ROW_KEYS}"]`),
      ];
      const { activeElement } = document;
      const at = rows.findIndex((row) => row.closest("li")?.contains(activeElement));
      const next = rows[at === -1 ? 0 : at + by];
      if (next === undefined) return;
      next.focus();
      event.preventDefault();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
    };
  }, []);
}
