"use client";

import { Suspense } from "react";

import { LoadingState } from "@/components/feedback/loading-state";
import { Panel } from "@/components/feedback/panel";
import { ViewLinks } from "@/components/list/view-links";
import { onDemand } from "@/components/ui/on-demand";
import type { Choice } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-value";
import { accessFor, type ApiPath } from "@/lib/api/transport/access";

import { TargetList } from "./list";

const Bounties = onDemand(() => import("./bounties").then((l) => l.Bounties));

const OwnAttacks = onDemand(() => import("./own-attacks").then((l) => l.OwnAttacks));
const Npcs = onDemand(() => import("./npcs").then((l) => l.Npcs));

const OTHERS = { bounties: Bounties, npcs: Npcs, attacks: OwnAttacks };

/** The call that a view can't do without. */
const NEEDS = {
  bounties: "torn/bounties",
  npcs: "user/{id}/profile",
  attacks: "user/attacks",
} as const satisfies Record<keyof typeof OTHERS, ApiPath>;

const VIEWS = [
  ["list", "List"],
  ["bounties", "Bounties"],
  ["npcs", "NPCs"],
  ["attacks", "Attacks"],
] as const satisfies readonly Choice[];

/** Who to attack now, and what it brings. */
export function Targets() {
  const [view, setView] = useUrlChoice("view", VIEWS, "list");
  const views = (
    <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={setView} />
  );
  if (view === "list") {
    return (
      <Suspense fallback={<LoadingState text="Loading data..." rows={16} hasHeadline />}>
        <TargetList views={views} onView={setView} />
      </Suspense>
    );
  }
  const View = OTHERS[view];
  return (
    <>
      {views}
      {/* A view that fails leaves the links to the others. */}
      <Panel
        key={view}
        loading="Loading data..."
        error="Error loading data"
        access={accessFor(NEEDS[view])}
        rows={16}
      >
        <View />
      </Panel>
    </>
  );
}
