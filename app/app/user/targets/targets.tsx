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

/** The call that each view requires. */
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

/** The page of targets: players to attack, the expected gain, and the player's own attacks. */
export function Targets() {
  const [view, setView] = useUrlChoice("view", VIEWS, "list");
  const views = (
    <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={setView} />
  );
  if (view === "list") {
    return (
      <Suspense fallback={<LoadingState text="Loading data..." rows={16} hasTabs hasHeadline />}>
        <TargetList views={views} onView={setView} />
      </Suspense>
    );
  }
  const View = OTHERS[view];
  return (
    <>
      {views}
      {/* The links to the other views stay if a view fails. */}
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
