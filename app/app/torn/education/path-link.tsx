import { useSearchParams } from "next/navigation";
import type { ReactNode } from "react";

/** Leads from the list to the path to a course; back leads to the list as it was, whose filters stay in the address. */
export function PathLink({ courseId, children }: { courseId: number; children: ReactNode }) {
  const view = new URLSearchParams(useSearchParams());
  view.set("view", "path");
  view.set("to", String(courseId));
  const search = `?${view.toString()}`;
  return (
    <a
      href={search}
      className="inline-flex min-h-6 items-center text-small text-primary underline max-md:min-h-11"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        window.history.pushState(null, "", search);
        // The link disappears with the list: without this, keyboard focus would return to the top of the page.
        document.getElementById("main")?.focus({ preventScroll: true });
        window.scrollTo(0, 0);
      }}
    >
      {children}
    </a>
  );
}
