import { useEffect } from "react";

import { isTypedInto } from "@/components/palette/shortcut-table";
import { singleKeysStore } from "@/lib/store/preferences/shell";

/** The `aria-keyshortcuts` value of each row's button. The button also needs an id, which identifies its row after a move. */
export const ROW_KEYS = "j k";

/**
 * J and K move the focus to the next and the previous row of the page; Enter then opens the row. A row that moves to another
 * group loses the focus. The keys then continue from the row's new place, or from its old place if the row is gone.
 */
export function useRowKeys() {
  useEffect(() => {
    let last: { id: string; at: number } | null = null;

    function onFocusIn({ target }: FocusEvent) {
      const rows = rowsOfPage();
      const at = rows.findIndex((row) => row.closest("li")?.contains(target as Node));
      last = at === -1 ? null : { id: rows[at]?.id ?? "", at };
    }
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      const by = key === "j" ? 1 : key === "k" ? -1 : 0;
      if (by === 0 || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (!singleKeysStore.get() || isTypedInto(target)) return;
      if (document.querySelector('[role="dialog"]') !== null) return;
      const rows = rowsOfPage();
      const at = rows.findIndex(({ id }) => id === last?.id);
      const next = rows[last === null ? 0 : at !== -1 ? at + by : last.at + Math.min(by, 0)];
      if (next === undefined) return;
      next.focus();
      event.preventDefault();
    }
    window.addEventListener("focusin", onFocusIn);
    window.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("focusin", onFocusIn);
      window.removeEventListener("keydown", onKeyDown);
    };
  }, []);
}

const rowsOfPage = () => [
  ...document.querySelectorAll<HTMLElement>(`#main [aria-keyshortcuts="${ROW_KEYS}"]`),
];
