"use client";

import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { Missing } from "@/components/feedback/retry-advice";
import { ViewLinks } from "@/components/list/view-links";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { onDemand } from "@/components/ui/on-demand";
import type { Choice } from "@/components/window/choice";
import { useNowAt } from "@/components/window/use-now-at";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { educationQuery } from "@/lib/api/endpoints/torn-education";
import { userEducationQuery } from "@/lib/api/endpoints/user-education";
import { perksQuery } from "@/lib/api/endpoints/user-perks";
import { curriculumOf } from "@/lib/game/education/curriculum";
import { progressAt } from "@/lib/game/education/progress";
import { shorteningBy } from "@/lib/game/education/shortening";
import { courseEndsAtMs } from "@/lib/game/education/user-education";

import { CourseList } from "./course-list";
import { DataIssues } from "./data-issues";
import { EducationHeadline } from "./education-headline";
import { PLACEHOLDER } from "./placeholder";

const PathView = onDemand(() => import("./path-view").then((l) => l.PathView));

const VIEWS = [
  ["courses", "Courses"],
  ["path", "Path"],
] as const satisfies readonly Choice[];

/** The answer, the choice of a course, and the head of the table. */
const PATH_PLACEHOLDER = ["h-16 pt-4", "h-13 py-2 max-md:h-15", "mt-2 h-11"];

interface EducationProps {
  /** What a key must be able to read for the page, in words. */
  access: string;
}

export function Education({ access }: EducationProps) {
  const session = useSession();
  // Requested in parallel with the categories, which this component waits for.
  usePrefetchQuery(userEducationQuery(session));
  usePrefetchQuery(perksQuery(session));
  const { data: categories } = useSuspenseQuery(educationQuery(session));
  const { data: studies, error, readAtMs, retry } = useOptionalQuery(userEducationQuery(session));
  const perks = useOptionalQuery(perksQuery(session));
  const endsAtMs = studies === undefined ? null : courseEndsAtMs(studies, readAtMs);
  const nowMs = useNowAt(endsAtMs === null ? [] : [endsAtMs]);
  const [view, setView] = useUrlChoice("view", VIEWS, "courses");

  const curriculum = useMemo(() => curriculumOf(categories.entries), [categories]);
  const progress = useMemo(
    () => (studies === undefined ? null : progressAt(studies, { nowMs, readAtMs })),
    [studies, nowMs, readAtMs],
  );
  const shortening = useMemo(
    () => (perks.data === undefined ? null : shorteningBy(perks.data)),
    [perks.data],
  );
  const study = { curriculum, progress, shortening, nowMs };
  const troubles = (
    <>
      <Missing path="user/perks" {...perks}>
        Couldn’t load your perks, so these are base times. Yours may be shorter.
      </Missing>
      {error !== null && (
        <div className="mt-4">
          <ErrorState
            text="Error loading your courses"
            access={access}
            error={error}
            onRetry={retry}
          />
        </div>
      )}
    </>
  );

  // Without the player's own courses neither the lead nor the chips are known: they come at once.
  if (studies === undefined && error === null) {
    return <LoadingState text="Loading data..." {...PLACEHOLDER} />;
  }
  if (curriculum.courses.length === 0) {
    return (
      <>
        {troubles}
        <EmptyState title="No courses found matching your search criteria.">
          The game’s courses appear here once it lists any.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {view === "courses" && <EducationHeadline study={study} />}
      <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={setView} />
      {view === "courses" ? (
        <>
          {troubles}
          <CourseList study={study} />
        </>
      ) : (
        <Suspense
          fallback={<LoadingState text="Loading data..." rows={12} above={PATH_PLACEHOLDER} />}
        >
          <PathView study={study}>{troubles}</PathView>
        </Suspense>
      )}
      <DataIssues faults={curriculum.issues} />
    </>
  );
}
