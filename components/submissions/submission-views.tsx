"use client";

import { type ReactNode, Suspense } from "react";

import { tabPanel, ViewTabs } from "@/components/list/view-tabs";
import { useUrlChoice } from "@/components/window/use-url-value";

interface View {
  /** Names it in the address. */
  view: string;
  label: string;
  /** The label on a phone. */
  short: string;
  content: ReactNode;
}

interface SubmissionViewsProps {
  label: string;
  views: readonly View[];
  /** The view that is shown at first. */
  initial: string;
}

/** Before hydration the initial view is shown; without scripts all of them, one below the other. */
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
          views={views.map((one) => [one.view, <Label key={one.view} {...one} />])}
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

function Label({ label, short }: Pick<View, "label" | "short">) {
  if (short === label) return label;
  return (
    <>
      <span className="max-md:hidden">{label}</span>
      <span className="md:hidden">{short}</span>
    </>
  );
}
