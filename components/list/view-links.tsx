import { useSearchParams } from "next/navigation";
import { memo, type MouseEvent, type ReactNode } from "react";

import { cn } from "@/lib/utils";

export interface ViewLinksProps<T extends string> {
  label: string;
  views: readonly (readonly [view: T, text: ReactNode])[];
  current: T;
  onChange: (view: T) => void;
}

export const VIEW_LINKS = "flex gap-6 overflow-x-auto border-b max-md:gap-4";

export const viewLink = (isCurrent: boolean) =>
  cn(
    "flex min-h-10 items-center border-b-2 whitespace-nowrap focus-visible:-outline-offset-2 max-md:min-h-11",
    isCurrent
      ? "border-primary font-semibold"
      : "border-transparent forced-colors:border-[Canvas] text-muted-foreground hover:text-foreground",
  );

/** Whether the link opens in this tab. */
export const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey);

function Links<T extends string>({ label, views, current, onChange }: ViewLinksProps<T>) {
  const search = useSearchParams();
  // Opened in another tab, the view keeps the period and the search.
  const addressOf = (view: T) => {
    const params = new URLSearchParams(search);
    params.set("view", view);
    return `?${params.toString()}`;
  };
  return (
    <nav aria-label={label} className={VIEW_LINKS}>
      {views.map(([view, text]) => (
        <a
          key={view}
          href={addressOf(view)}
          {...(view === current && { "aria-current": "true" })}
          className={viewLink(view === current)}
          onClick={(event) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            onChange(view);
          }}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}

/**
 * The views of a page, one of which is shown. The view is in the address, so each is a link: the player can bookmark
 * it, or open it in another tab. Scrolls sideways if there is no room for all. Typing elsewhere does not
 * re-render it.
 */
export const ViewLinks = memo(Links) as typeof Links;
