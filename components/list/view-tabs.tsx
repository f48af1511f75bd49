import type { KeyboardEvent } from "react";

import { VIEW_LINKS, ViewLink, type ViewLinksProps } from "./view-links";

/** How far each arrow key moves between tabs; they wrap around. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * `ViewLinks` as tabs, for parts that are all in the page already. A panel carries `tabPanel`. Written by hand, since Radix's
 * tabs weigh 10 kB and a public page has 5 to spare.
 */
export function ViewTabs<T extends string>({ label, views, current, onChange }: ViewLinksProps<T>) {
  function move(event: KeyboardEvent<HTMLElement>) {
    const at = views.findIndex(([view]) => view === current);
    const step = STEPS[event.key];
    const next =
      step !== undefined
        ? (at + step + views.length) % views.length
        : { Home: 0, End: views.length - 1 }[event.key];
    const view = next === undefined ? undefined : views[next];
    if (view === undefined) return;
    event.preventDefault();
    onChange(view[0]);
    document.getElementById(tabId(view[0]))?.focus();
  }

  return (
    <div role="tablist" aria-label={label} className={VIEW_LINKS} onKeyDown={move}>
      {views.map(([view, text]) => (
        <ViewLink
          key={view}
          id={tabId(view)}
          role="tab"
          href={`?view=${view}`}
          aria-selected={view === current}
          aria-controls={panelId(view)}
          tabIndex={view === current ? 0 : -1}
          isCurrent={view === current}
          onOpen={() => {
            onChange(view);
          }}
        >
          {text}
        </ViewLink>
      ))}
    </div>
  );
}

const tabId = (view: string) => `tab-${view}`;
const panelId = (view: string) => `view-${view}`;

/** The attributes that make an element the panel of a tab. */
export const tabPanel = (view: string) => ({
  role: "tabpanel",
  id: panelId(view),
  "aria-labelledby": tabId(view),
});
