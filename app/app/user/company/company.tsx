"use client";

import { Suspense } from "react";

import { LoadingState } from "@/components/feedback/loading-state";
import { ViewLinks } from "@/components/list/view-links";
import { onDemand } from "@/components/ui/on-demand";
import type { Choice } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-value";
import { isDirectorOf } from "@/lib/game/companies/company";

import { Today } from "./today";
import { useJob } from "./use-company";

const Employees = onDemand(() => import("./employees").then((l) => l.Employees));
const TrainsView = onDemand(() => import("./trains-view").then((l) => l.TrainsView));
const NoCompany = onDemand(() => import("./no-company").then((l) => l.NoCompany));
const OwnPart = onDemand(() => import("./own-part").then((l) => l.OwnPart));

const VIEWS = [
  ["today", "Today"],
  ["employees", "Employees"],
  ["trains", "Trains"],
] as const satisfies readonly Choice[];

/** The company that the player directs or works for. */
export function Company() {
  const [view, setView] = useUrlChoice("view", VIEWS, "today");
  const { data: job } = useJob();
  // Without an answer about the job, the page shows all that it can load.
  const isDirector = job === undefined || isDirectorOf(job);
  return (
    <>
      <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={setView} />
      <Suspense
        fallback={<LoadingState text="Loading data..." rows={16} hasHeadline={view === "today"} />}
      >
        {job !== undefined && job.kind !== "company" ? (
          <NoCompany job={job} />
        ) : view === "employees" ? (
          <Employees isDirector={isDirector} />
        ) : view === "trains" ? (
          <TrainsView isDirector={isDirector} />
        ) : isDirector ? (
          <Today />
        ) : (
          <OwnPart />
        )}
      </Suspense>
    </>
  );
}
