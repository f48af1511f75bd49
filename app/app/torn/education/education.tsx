"use client";

import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Fragment, Suspense, useCallback, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { filtersInUse, NoMatch } from "@/components/feedback/no-match";
import { FailedCall } from "@/components/feedback/retry-advice";
import { SectionHeader } from "@/components/figures/section-header";
import { CardGrid, ListHeader } from "@/components/list/card-grid";
import { MobileSearch } from "@/components/list/mobile-search";
import { SearchField } from "@/components/list/search-field";
import { SelectField } from "@/components/list/select-field";
import { Chips } from "@/components/list/toggles";
import { ViewLinks } from "@/components/list/view-links";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { onDemand } from "@/components/ui/on-demand";
import { ALL, type Choice } from "@/components/window/choice";
import { useIsMobile } from "@/components/window/use-is-mobile";
import { useNowAt } from "@/components/window/use-now";
import { useLinkedOpened } from "@/components/window/use-linked-opened";
import { useUrlText } from "@/components/window/use-url-text";
import { useUrlChoice } from "@/components/window/use-url-value";
import { educationQuery } from "@/lib/api/endpoints/torn-education";
import { userEducationQuery } from "@/lib/api/endpoints/user-education";
import { perksQuery } from "@/lib/api/endpoints/user-perks";
import { courseReductions } from "@/lib/api/sentences/perks";
import { nearestName } from "@/components/list/name-search";
import { formatWhole } from "@/lib/format/numbers";
import { curriculumOf, type ListedCourse } from "@/lib/game/education/curriculum";
import { shorteningBy } from "@/lib/game/education/path";
import { type Progress, progressAt } from "@/lib/game/education/progress";
import { courseEndsAtMs } from "@/lib/game/education/user-education";

import { CourseCard, CourseLines } from "./course-card";
import { DataIssues } from "./data-issues";
import { EducationHeadline } from "./education-headline";
import type { EducationState } from "./education-state";
import {
  AVAILABLE_FIRST,
  categoryChoices,
  EVERYTHING,
  filterCourses,
  groupsByState,
  SORTS,
  stateChips,
} from "./filters";
import { PLACEHOLDER } from "./placeholder";
import { coursesText } from "./text";

const PathView = onDemand(() => import("./path-view").then((l) => l.PathView));

const VIEWS = [
  ["courses", "Courses"],
  ["path", "Path"],
] as const satisfies readonly Choice[];

/** The summary, the course field and the table header. */
const PATH_PLACEHOLDER = ["h-16 pt-4", "h-13 py-2 max-md:h-15", "mt-2 h-11"];

/** Source: contract 16.5. */
const SEARCH = "Name, code or description";
const NONE_FOUND = "No courses found matching your search criteria.";

interface EducationProps {
  /** The access that the page requires of a key, in words. */
  access: string;
}

export function Education({ access }: EducationProps) {
  const session = useSession();
  // Requested in parallel with the categories, which this component waits for.
  usePrefetchQuery(userEducationQuery(session));
  usePrefetchQuery(perksQuery(session));
  const { data: categories } = useSuspenseQuery(educationQuery(session));
  const {
    data: userEducation,
    error,
    fetchedAtMs,
    retry,
  } = useOptionalQuery(userEducationQuery(session));
  const perks = useOptionalQuery(perksQuery(session));
  const endsAtMs = userEducation === undefined ? null : courseEndsAtMs(userEducation, fetchedAtMs);
  const nowMs = useNowAt(endsAtMs === null ? [] : [endsAtMs]);
  const [view, setView] = useUrlChoice("view", VIEWS, "courses");

  const curriculum = useMemo(() => curriculumOf(categories.entries), [categories]);
  const progress = useMemo(
    () => (userEducation === undefined ? null : progressAt(userEducation, { nowMs, fetchedAtMs })),
    [userEducation, nowMs, fetchedAtMs],
  );
  const shortening = useMemo(
    () => (perks.data === undefined ? null : shorteningBy(courseReductions(perks.data))),
    [perks.data],
  );
  const suggested = useMemo(
    () => suggestedOf(curriculum.courses, progress),
    [curriculum, progress],
  );
  const study = { curriculum, progress, shortening, nowMs, suggestedId: suggested?.id ?? null };
  const troubles = (
    <>
      <FailedCall path="user/perks" {...perks}>
        Couldn’t load your perks, so these are base times. Yours may be shorter.
      </FailedCall>
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

  // The headline and the chips need the player's own courses, so everything appears together.
  if (userEducation === undefined && error === null) {
    return <LoadingState text="Loading data..." {...PLACEHOLDER} />;
  }
  if (curriculum.courses.length === 0) {
    return (
      <>
        {troubles}
        <EmptyState title={NONE_FOUND}>The game lists no courses.</EmptyState>
      </>
    );
  }
  return (
    <>
      <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={setView} />
      {view === "courses" && <EducationHeadline study={study} suggested={suggested} />}
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
      <DataIssues issues={curriculum.issues} />
    </>
  );
}

/** The first course that the player can take; null if there is none, or if the player's progress is unknown. */
function suggestedOf(courses: readonly ListedCourse[], progress: Progress | null) {
  const view = { ...EVERYTHING, state: "open", sort: AVAILABLE_FIRST };
  return progress === null ? null : (filterCourses(courses, view, progress)[0] ?? null);
}

/** The courses that pass the filters. */
function CourseList({ study }: { study: EducationState }) {
  const { courses } = study.curriculum;
  const { progress } = study;
  const opened = useLinkedOpened("course");
  const [text, setText] = useUrlText("q");
  const categories = useMemo(() => categoryChoices(courses), [courses]);
  const [category, setCategory] = useUrlChoice("category", categories, ALL);
  const states = useMemo(() => stateChips(courses, progress), [courses, progress]);
  const [state, setState] = useUrlChoice(
    "state",
    states.map(({ value, text: words }) => [value, words]),
    ALL,
  );
  const [sort, setSort] = useUrlChoice("sort", SORTS, AVAILABLE_FIRST);
  const shown = useMemo(
    () => filterCourses(courses, { text, category, state, sort }, progress),
    [courses, text, category, state, sort, progress],
  );
  const isMobile = useIsMobile();
  const fields = (
    <>
      <SelectField
        label="Category"
        value={category}
        options={categories}
        namesFrom={1}
        onChange={setCategory}
      />
      <SelectField label="Sort by" value={sort} options={SORTS} onChange={setSort} />
    </>
  );
  return (
    <>
      <div className="flex-wrap items-center gap-x-4 md:flex">
        {isMobile ? (
          <MobileSearch
            label={SEARCH}
            text={text}
            setText={setText}
            active={category === ALL ? 0 : 1}
          >
            {fields}
          </MobileSearch>
        ) : (
          <search className="py-2">
            <SearchField label={SEARCH} value={text} onChange={setText} />
          </search>
        )}
        <Chips
          label="Show only"
          chips={states}
          selected={[state]}
          total={courses.length}
          onChange={(chosen) => {
            setState(chosen.filter((one) => one !== ALL).at(-1) ?? ALL);
          }}
        />
      </div>
      <ListHeader count={`Showing ${coursesText(shown.length)}`}>{!isMobile && fields}</ListHeader>
      {shown.length === 0 ? (
        <NoMatch
          what="courses"
          title={NONE_FOUND}
          text={text}
          nearest={nearestName(
            courses.map(({ name }) => name),
            text,
          )}
          onSearch={setText}
          filters={filtersInUse(
            [category, categories, ALL],
            [state, states.map(({ value, text: label }) => [value, label]), ALL],
          )}
          onClearFilters={() => {
            setCategory(ALL);
            setState(ALL);
          }}
        />
      ) : (
        <CourseGroups
          shown={shown}
          study={study}
          opened={opened}
          sort={sort}
          isSearched={text.trim() !== ""}
        />
      )}
    </>
  );
}

interface CourseGroupsProps {
  shown: readonly ListedCourse[];
  study: EducationState;
  opened: ReturnType<typeof useLinkedOpened>;
  sort: string;
  isSearched: boolean;
}

/** The courses, under headings of their states if they are sorted by these. */
function CourseGroups({ shown, study, opened, sort, isSearched }: CourseGroupsProps) {
  const { progress } = study;
  // On a phone the rows say it, and headings would take their room.
  const isGrouped = !useIsMobile() && sort === AVAILABLE_FIRST && progress !== null;
  const groups = useMemo(
    () => (isGrouped ? groupsByState(shown, progress) : [{ title: "", courses: shown }]),
    [isGrouped, shown, progress],
  );
  const card = useCallback(
    (course: ListedCourse) => <CourseCard {...{ course, study, opened, isSearched, isGrouped }} />,
    [study, opened, isSearched, isGrouped],
  );
  const lines = useCallback(
    (course: ListedCourse) => <CourseLines {...{ course, study, opened }} />,
    [study, opened],
  );
  return groups.map(({ title, courses: entries }) => (
    <Fragment key={title}>
      {title !== "" && <SectionHeader title={title} aside={formatWhole(entries.length)} />}
      <CardGrid
        label={title || "Courses"}
        entries={entries}
        entryId={({ id }) => id}
        cardPx={120}
        card={card}
        row={lines}
      />
    </Fragment>
  ));
}
