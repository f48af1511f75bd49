"use client";

import { Suspense, useRef } from "react";

import { useInView } from "@/components/charts/use-in-view";
import { SectionHeader } from "@/components/figures/section-header";
import { onDemand } from "@/components/ui/on-demand";

const List = onDemand(() => import("./past-list").then((l) => l.PastList));

interface PastWarsProps {
  ownId: number | null;
  /** Shows the report of a war. */
  onShow: (warId: number) => void;
}

/** The ranked wars that are over. They are asked for once somebody scrolls to them. */
export function PastWars(props: PastWarsProps) {
  const section = useRef<HTMLElement>(null);
  const isSeen = useInView(section);
  return (
    <section ref={section} aria-label="Past wars" className="mt-6">
      <SectionHeader title="Past wars" />
      <div className="min-h-20">
        <Suspense>{isSeen && <List {...props} />}</Suspense>
      </div>
    </section>
  );
}
