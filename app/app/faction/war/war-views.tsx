"use client";

import { Suspense } from "react";

import { LoadingState } from "@/components/feedback/loading-state";
import { onDemand } from "@/components/ui/on-demand";
import { updateUrl } from "@/components/window/url-history";
import { useUrlValue } from "@/components/window/use-url-value";

import { WarRoom } from "./war-room";

const ReportView = onDemand(() => import("./report/report-view").then((l) => l.ReportView));

/** The war room, or the report of a war that is over. */
export function WarViews() {
  const [asked, setAsked] = useUrlValue("war", "");
  if (!/^\d{1,9}$/.test(asked)) {
    return (
      <WarRoom
        onReport={(warId) => {
          setAsked(String(warId));
        }}
      />
    );
  }
  return (
    <Suspense fallback={<LoadingState text="Loading data..." rows={24} />}>
      <ReportView
        key={asked}
        warId={Number(asked)}
        onBack={() => {
          // Without what was divided: the next war has a sum of its own.
          updateUrl(new URL(window.location.pathname, window.location.href));
        }}
      />
    </Suspense>
  );
}
