"use client";

import { Suspense, useRef } from "react";

import { useInView } from "@/components/charts/use-in-view";
import { ErrorState } from "@/components/feedback/error-state";
import { onDemand } from "@/components/ui/on-demand";
import type { Timeline } from "@/lib/api/history/timeline";
import { accessFor } from "@/lib/api/transport/access";
import type { List } from "@/lib/api/transport/wire";
import type { WarAttack } from "@/lib/game/war/own-hits";
import type { WarMember } from "@/lib/game/war/war-member";

import { Age } from "./age";
import type { PolledQuery } from "./use-polling";

const Table = onDemand(() => import("./hits-table").then((l) => l.HitsTable));

export interface WarHitsProps {
  attacks: PolledQuery<Timeline<WarAttack>>;
  members: List<WarMember>;
  ownId: number;
  enemyId: number;
  /** When the war began. */
  fromMs: number;
}

/** Who has hit how often in this war, and who hasn't. */
export function WarHits({ attacks, ...props }: WarHitsProps) {
  const section = useRef<HTMLElement>(null);
  const isSeen = useInView(section);
  return (
    <section ref={section} aria-label="Hits in this war" className="mt-6">
      <div className="flex min-h-11 items-end justify-between gap-2 border-b border-rule pb-1.5">
        <h2 className="font-display text-h2 font-medium">Hits in this war</h2>
        <Age name="the attacks" query={attacks} />
      </div>
      <div className="min-h-20">
        {attacks.data === undefined && attacks.error !== null && (
          <ErrorState
            text="Error loading the attacks"
            access={accessFor("faction/attacks")}
            error={attacks.error}
            onRetry={attacks.refetch}
          />
        )}
        <Suspense>{isSeen && attacks.data !== undefined && <Table {...props} />}</Suspense>
      </div>
    </section>
  );
}
