"use client";

import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";

import type { Choice } from "@/components/list/choice";
import { ViewLinks } from "@/components/list/view-links";
import { useSession } from "@/components/session/session";
import { ErrorState } from "@/components/state/error-state";
import { LoadingState } from "@/components/state/loading-state";
import { RetryAdvice } from "@/components/state/retry-advice";
import { useAnswer } from "@/components/state/use-answer";
import { onDemand } from "@/components/ui/on-demand";
import { useMoment } from "@/components/window/use-moment";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { needsOf } from "@/lib/api/access";
import { educationQuery } from "@/lib/api/endpoints/torn-education";
import { studiesQuery } from "@/lib/api/endpoints/user-education";
import { perksQuery } from "@/lib/api/endpoints/user-perks";
import { curriculumOf } from "@/lib/game/education/curriculum";
import { progressAt } from "@/lib/game/education/progress";
import { shorteningBy } from "@/lib/game/education/shortening";
import { courseEndsAtMs } from "@/lib/game/education/studies";

import { CourseList } from "./course-list";
import { EducationLead } from "./education-lead";
import { Faults } from "./faults";

const PathView = onDemand(() => import("./path-view").then((l) => l.PathView));

const VIEWS = [
  ["courses", "Courses"],
  ["path", "Path"],
] as const satisfies readonly Choice[];

interface EducationProps {
  /** What the page needs of an API key. */
  needs: string;
}

export function Education({ needs }: EducationProps) {
  const session = useSession();
  // Requested in parallel with the categories, which this component waits for.
  usePrefetchQuery(studiesQuery(session));
  usePrefetchQuery(perksQuery(session));
  const { data: categories } = useSuspenseQuery(educationQuery(session));
  const { data: studies, error, readAtMs, retry } = useAnswer(studiesQuery(session));
  const perks = useAnswer(perksQuery(session));
  const endsAtMs = studies === undefined ? null : courseEndsAtMs(studies, readAtMs);
  const nowMs = useMoment(endsAtMs === null ? [] : [endsAtMs]);
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
  const isEmpty = curriculum.courses.length === 0;

  return (
    <>
      {!isEmpty && <EducationLead study={study} />}
      {!isEmpty && perks.error !== null && (
        <p className="pb-3 text-muted-foreground">
          Your perks couldn’t be read, so these are the game&rsquo;s base times: yours may be
          shorter.{" "}
          <RetryAdvice error={perks.error} needs={needsOf("user/perks")} retry={perks.retry} />
        </p>
      )}
      {error !== null && (
        <div className="mb-4">
          <ErrorState
            text="Error loading your courses"
            needs={needs}
            error={error}
            onRetry={retry}
          />
        </div>
      )}
      {!isEmpty && (
        <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={setView} />
      )}
      {view === "courses" || isEmpty ? (
        <CourseList study={study} />
      ) : (
        <Suspense fallback={<LoadingState text="Loading data..." rows={12} />}>
          <PathView study={study} />
        </Suspense>
      )}
      <Faults faults={curriculum.faults} />
    </>
  );
}
