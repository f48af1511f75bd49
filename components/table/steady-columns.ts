import { useEffect } from "react";

/**
 * Columns only get wider while the player scrolls: rows coming into view must not move what is being read. The browser
 * tells the widths once it has laid out the page: to ask for them would make it do so at once, for each row that comes.
 * @param shown the ids of the columns that are shown
 */
export function useSteadyColumns(
  body: HTMLTableSectionElement | null,
  shown: readonly string[],
): void {
  useEffect(() => {
    const heads = [...(body?.closest("table")?.tHead?.rows[0]?.cells ?? [])];
    const observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        (target as HTMLElement).style.minWidth = `${borderBoxSize[0]?.inlineSize ?? 0}px`;
      }
    });
    const observe = () => {
      for (const head of heads) observer.observe(head);
    };
    const letGo = () => {
      observer.disconnect();
      for (const head of heads) head.style.minWidth = "";
    };
    const beginAgain = () => {
      letGo();
      observe();
    };
    observe();
    window.addEventListener("resize", beginAgain);
    return () => {
      letGo();
      window.removeEventListener("resize", beginAgain);
    };
  }, [body, shown]);
}
