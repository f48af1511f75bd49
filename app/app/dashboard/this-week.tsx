"use client";

import { Suspense, useRef } from "react";

import { useSeen } from "@/components/charts/use-seen";
import { PageLink } from "@/components/state/row-links";
import { SectionHead } from "@/components/state/section-head";
import { onDemand } from "@/components/ui/on-demand";

const Figures = onDemand(() => import("./this-week-figures").then((l) => l.ThisWeekFigures));

/** What the player gained in seven days. It comes last, and loads only when somebody scrolls to it. */
export function ThisWeek() {
  const section = useRef<HTMLElement>(null);
  const isSeen = useSeen(section);
  return (
    <section ref={section} aria-label="This week" className="mt-6 max-md:mt-2">
      <SectionHead title="This week">
        <span className="px-2.5">
          <PageLink href="/app/user/progress">My Progress</PageLink>
        </span>
      </SectionHead>
      <div className="min-h-20">
        <Suspense>{isSeen && <Figures />}</Suspense>
      </div>
    </section>
  );
}
