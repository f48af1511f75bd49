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

const OwnArmoury = onDemand(() => import("./own/own-armoury").then((l) => l.OwnArmoury));

const VIEWS = [
  ["pay", "Pay"],
  ["armoury", "Armoury"],
  ["use", "Use"],
  ["funds", "Funds"],
] as const satisfies readonly Choice[];

const CONTENT = { pay: PayView, armoury: ArmouryView, use: UseView, funds: FundsView };

/** For a player without faction API access. Pay and Funds say themselves what is missing. */
const OWN_CONTENT = { ...CONTENT, armoury: OwnArmoury, use: OwnArmoury };

/** The selected view below the page's views. Without the faction's id none of them is shown. */
export function Treasury() {
  const [view, setView] = useUrlChoice("view", VIEWS, "pay");
  const session = useSession();
  const { error, retry } = useOptionalQuery(factionBasicQuery(session));
  const key = useOptionalQuery(keyInfoQuery(session));
  const View = (key.data?.hasFactionAccess === false ? OWN_CONTENT : CONTENT)[view];
  // The key has the faction's id too. At the game's limit a view's own calls would wait, and it would say that it is loading.
  const isIdKnown =
    (key.data?.player?.factionId ?? null) !== null && error?.kind !== "rate-limited";
  return (
    <>
      <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={setView} />
      {error === null || isIdKnown ? (
        <Suspense fallback={<LoadingState text="Loading data..." rows={16} />}>
          <View Own={OwnArmoury} />
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
