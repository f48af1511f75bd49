"use client";

import { Suspense, useRef } from "react";

import { useSeen } from "@/components/charts/use-seen";
import { SectionHead } from "@/components/state/section-head";
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
  const isSeen = useSeen(section);
  return (
    <section ref={section} aria-label="Past wars" className="mt-6">
      <SectionHead title="Past wars" />
      <div className="min-h-20">
        <Suspense>{isSeen && <List {...props} />}</Suspense>
      </div>
    </section>
  );
}
