import { useEffect, useLayoutEffect } from "react";

type Head = Pick<HTMLElement, "offsetWidth" | "style">;

/** All are read before any is written: the browser would lay out the page again between a write and a read. */
export function keepWidths(heads: readonly Head[]) {
  const widths = heads.map((head) => ({ head, width: `${head.offsetWidth}px` }));
  for (const { head, width } of widths) {
    if (head.style.minWidth !== width) head.style.minWidth = width;
  }
}

const headsOf = (body: HTMLTableSectionElement | null) => [
  ...(body?.closest("table")?.tHead?.rows[0]?.cells ?? []),
];

/** Columns only get wider while the player scrolls: rows coming into view must not move what is being read. */
export function useSteadyColumns(body: HTMLTableSectionElement | null) {
  useLayoutEffect(() => {
    keepWidths(headsOf(body));
  });
  useEffect(() => {
    const letGo = () => {
      for (const head of headsOf(body)) head.style.minWidth = "";
    };
    window.addEventListener("resize", letGo);
    return () => {
      letGo();
      window.removeEventListener("resize", letGo);
    };
  }, [body]);
}
