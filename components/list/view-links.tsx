import { useSearchParams } from "next/navigation";
import { type ComponentProps, memo, type ReactNode } from "react";

import { cn } from "@/lib/utils";

export interface ViewLinksProps<T extends string> {
  label: string;
  views: readonly (readonly [view: T, text: ReactNode])[];
  current: T;
  onChange: (view: T) => void;
}

export const VIEW_LINKS = "flex gap-6 overflow-x-auto border-b max-md:gap-4";

interface ViewLinkProps extends ComponentProps<"a"> {
  isCurrent: boolean;
  onOpen: () => void;
}

/** A link to a view. With a modifier key, the browser opens it in another tab or window. */
export const ViewLink = ({ href, isCurrent, onOpen, ...props }: ViewLinkProps) => (
  <a
    {...props}
    href={href}
    className={cn(
      "flex min-h-10 items-center border-b-2 whitespace-nowrap focus-visible:-outline-offset-2 max-md:min-h-11",
      isCurrent
        ? "border-primary font-semibold"
        : "border-transparent forced-colors:border-[Canvas] text-muted-foreground hover:text-foreground",
    )}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onOpen();
    }}
  />
);

function Links<T extends string>({ label, views, current, onChange }: ViewLinksProps<T>) {
  const search = useSearchParams();
  // The other parameters stay: a view opened in another tab has the same period and search.
  const addressOf = (view: T) => {
    const params = new URLSearchParams(search);
    params.set("view", view);
    return `?${params.toString()}`;
  };
  return (
    <nav aria-label={label} className={VIEW_LINKS}>
      {views.map(([view, text]) => (
        <ViewLink
          key={view}
          href={addressOf(view)}
          {...(view === current && { "aria-current": "true" })}
          isCurrent={view === current}
          onOpen={() => {
            onChange(view);
          }}
        >
          {text}
        </ViewLink>
      ))}
    </nav>
  );
}

/**
 * The views of a page, one of which is shown. The view is in the URL, so each is a link: the player can bookmark it, or open it
 * in another tab. Scrolls sideways if not all fit. Typing elsewhere does not re-render it.
 */
export const ViewLinks = memo(Links) as typeof Links;
