"use client";

import { Suspense, useRef } from "react";

import { useSeen } from "@/components/charts/use-seen";
import { SectionHead } from "@/components/state/section-head";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import type { Days } from "@/lib/game/history/past-days";

const List = onDemand(() => import("./awards/nearest-list").then((l) => l.NearestList));

interface NearestProps {
  days: Days;
  followed: readonly string[];
  todayMs: number;
  /** Shows the view of all awards. */
  onAll: () => void;
}

/** The awards that come first of what the player follows. Their list loads only where somebody scrolls to it. */
export function Nearest({ onAll, ...props }: NearestProps) {
  const section = useRef<HTMLElement>(null);
  const isSeen = useSeen(section);
  return (
    <section ref={section} aria-label="Nearest awards" className="mt-6">
      <SectionHead title="Nearest awards">
        <Button variant="quiet" size="sm" onClick={onAll}>
          All awards
        </Button>
      </SectionHead>
      <div className="min-h-20">
        <Suspense>{isSeen && <List {...props} />}</Suspense>
      </div>
    </section>
  );
}
