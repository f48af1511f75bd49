"use client";

import { Suspense } from "react";

import { ErrorState } from "@/components/feedback/error-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { ViewLinks } from "@/components/list/view-links";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { onDemand } from "@/components/ui/on-demand";
import type { Choice } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-value";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { keyInfoQuery } from "@/lib/api/endpoints/key-info";
import { accessFor } from "@/lib/api/transport/access";

import { PayView } from "./pay/pay-view";

const ArmouryView = onDemand(() => import("./armoury/armoury-view").then((l) => l.ArmouryView));
const UseView = onDemand(() => import("./use/use-view").then((l) => l.UseView));
const FundsView = onDemand(() => import("./funds/funds-view").then((l) => l.FundsView));

const VIEWS = [
  ["pay", "Pay"],
  ["armoury", "Armoury"],
  ["use", "Use"],
  ["funds", "Funds"],
] as const satisfies readonly Choice[];

const CONTENT = { pay: PayView, armoury: ArmouryView, use: UseView, funds: FundsView };

/** The selected view below the page's views. Without the faction's id none of them is shown. */
export function Treasury() {
  const [view, setView] = useUrlChoice("view", VIEWS, "pay");
  const View = CONTENT[view];
  const session = useSession();
  const { error, retry } = useOptionalQuery(factionBasicQuery(session));
  // If the faction's own call fails, its id comes from the key. While calls are paused, that takes minutes.
  const key = useOptionalQuery({ ...keyInfoQuery(session), enabled: error !== null });
  const isKnown = error === null || (key.data?.player?.factionId ?? null) !== null;
  return (
    <>
      <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={setView} />
      {isKnown ? (
        <Suspense fallback={<LoadingState text="Loading data..." rows={16} />}>
          <View />
        </Suspense>
      ) : (
        <ErrorState
          text="Error loading your faction"
          access={accessFor("faction/basic")}
          error={error}
          onRetry={retry}
        />
      )}
    </>
  );
}
