"use client";

import { Suspense, useEffect, useMemo } from "react";

import { ErrorState } from "@/components/feedback/error-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { ViewLinks } from "@/components/list/view-links";
import { SessionProvider, useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import type { Choice } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-value";
import { accessFor } from "@/lib/api/transport/access";
import { isDirectorOf } from "@/lib/game/companies/company";
import { saveCompanyNeeds } from "@/lib/store/account/menu-counts";
import { gameTime } from "@/lib/store/preferences/game-clock";
import { fillSampleAgreements } from "@/lib/store/user/train-agreements";

import { Today } from "./today";
import { useJob } from "./use-company";

const Employees = onDemand(() => import("./employees").then((l) => l.Employees));
const History = onDemand(() => import("./history").then((l) => l.History));
const TrainsView = onDemand(() => import("./trains-view").then((l) => l.TrainsView));
const NoCompany = onDemand(() => import("./no-company").then((l) => l.NoCompany));
const OwnPart = onDemand(() => import("./own-part").then((l) => l.OwnPart));

const VIEWS = [
  ["today", "Today"],
  ["employees", "Employees"],
  ["history", "History"],
  ["trains", "Trains"],
] as const satisfies readonly Choice[];

const SAMPLE_PARTS = [
  ["director", "Director"],
  ["employee", "Employee"],
] as const satisfies readonly Choice[];

/** The company that the player directs or works for. In the sample data, the visitor chooses which of the two. */
export function Company() {
  const session = useSession();
  const [part, setPart] = useUrlChoice("as", SAMPLE_PARTS, "director");
  const isEmployee = session.isSample && part === "employee";
  useEffect(() => {
    fillSampleAgreements(gameTime());
  }, []);
  const shown = useMemo(
    () => (isEmployee ? { ...session, key: "employee" } : session),
    [session, isEmployee],
  );
  if (!session.isSample) return <CompanyViews />;
  return (
    <>
      <SessionProvider value={shown}>
        <Suspense fallback={<LoadingState text="Loading data..." rows={16} hasHeadline hasTabs />}>
          <CompanyViews />
        </Suspense>
      </SessionProvider>
      <p className="mt-8 border-t pt-3 text-muted-foreground">
        Sample data: you’re {isEmployee ? "an employee" : "the director"} here.{" "}
        <Button
          variant="link"
          size="inline"
          onClick={() => {
            setPart(isEmployee ? "director" : "employee");
          }}
        >
          {isEmployee ? "See it as the director" : "See it as an employee"}
        </Button>
      </p>
    </>
  );
}

function CompanyViews() {
  const [view, setView] = useUrlChoice("view", VIEWS, "today");
  const { data: job, error, retry } = useJob();
  // Whoever is no director, or no longer one, has no badge in the menu.
  useEffect(() => {
    if (job !== undefined && !isDirectorOf(job)) saveCompanyNeeds({ count: 0, endsAtMs: 0 });
  }, [job]);
  // A company's calls would wait for a minute, and a player without a company makes none.
  const isAtLimit = job === undefined && error?.kind === "rate-limited";
  // Without an answer about the job, the page shows all that it can load.
  const isDirector = job === undefined || isDirectorOf(job);
  return (
    <>
      <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={setView} />
      {isAtLimit ? (
        <ErrorState
          text="Error loading your job"
          access={accessFor("user/job")}
          error={error}
          onRetry={retry}
        />
      ) : (
        <Suspense
          fallback={
            <LoadingState text="Loading data..." rows={16} hasHeadline={view === "today"} />
          }
        >
          {job !== undefined && job.kind !== "company" ? (
            <NoCompany job={job} />
          ) : view === "employees" ? (
            <Employees isDirector={isDirector} />
          ) : view === "history" ? (
            <History isDirector={isDirector} />
          ) : view === "trains" ? (
            <TrainsView isDirector={isDirector} />
          ) : isDirector ? (
            <Today />
          ) : (
            <OwnPart />
          )}
        </Suspense>
      )}
    </>
  );
}
