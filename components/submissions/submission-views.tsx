"use client";

import { type KeyboardEvent, type ReactNode, Suspense } from "react";

import { VIEW_LINKS, ViewLink, type ViewLinksProps } from "@/components/list/view-links";
import { useUrlChoice } from "@/components/window/use-url-value";

/** The step of each arrow key between tabs, which wrap around. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * `ViewLinks` as tabs, for panels that are all in the page already. A panel has the attributes of `tabPanel`. Written by hand,
 * since Radix's tabs weigh 10 kB and a public page has 5 kB to spare.
 */
function ViewTabs<T extends string>({ label, views, current, onChange }: ViewLinksProps<T>) {
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
const tabPanel = (view: string) => ({
  role: "tabpanel",
  id: panelId(view),
  "aria-labelledby": tabId(view),
});

interface View {
  /** Its name in the URL. */
  view: string;
  label: string;
  content: ReactNode;
}

interface SubmissionViewsProps {
  label: string;
  views: readonly View[];
  /** The view that is shown at first. */
  initial: string;
}

/** Shows the initial view before hydration; without scripts, all views, one below the other. */
export function SubmissionViews(props: SubmissionViewsProps) {
  return (
    <Suspense fallback={<Views {...props} current={props.initial} />}>
      <ViewsOfAddress {...props} />
    </Suspense>
  );
}

function ViewsOfAddress(props: SubmissionViewsProps) {
  const choices = props.views.map(({ view, label }) => [view, label] as const);
  const [current, setCurrent] = useUrlChoice("view", choices, props.initial);
  return <Views {...props} current={current} onChange={setCurrent} />;
}

interface ViewsProps extends SubmissionViewsProps {
  current: string;
  onChange?: (view: string) => void;
}

function Views({ label, views, current, onChange = () => undefined }: ViewsProps) {
  return (
    <>
      <div className="noscript:hidden print:hidden">
        <ViewTabs
          label={label}
          views={views.map((one) => [one.view, one.label])}
          current={current}
          onChange={onChange}
        />
      </div>
      {views.map(({ view, content }) => (
        <div
          key={view}
          {...tabPanel(view)}
          className={view === current ? "pt-6" : "hidden pt-6 noscript:block"}
        >
          {content}
        </div>
      ))}
    </>
  );
}
