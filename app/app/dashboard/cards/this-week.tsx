"use client";

import { Suspense, useRef } from "react";

import { useInView } from "@/components/charts/use-in-view";
import { PageLink } from "@/components/figures/row-links";
import { SectionHeader } from "@/components/figures/section-header";
import { onDemand } from "@/components/ui/on-demand";

const Figures = onDemand(() => import("./this-week-figures").then((l) => l.ThisWeekFigures));

/** What the player gained in the last seven full days. It comes last, and loads only when somebody scrolls to it. */
export function ThisWeek() {
  const section = useRef<HTMLElement>(null);
  const isSeen = useInView(section);
  return (
    <section ref={section} aria-label="Last 7 days" className="mt-6 max-md:mt-2">
      <SectionHeader title="Last 7 days">
        <span className="px-2.5">
          <PageLink href="/app/user/progress">My Progress</PageLink>
        </span>
      </SectionHeader>
      <div className="min-h-20">
        <Suspense>{isSeen && <Figures />}</Suspense>
      </div>
    </section>
  );
}
