import { type ReactNode, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { Explain } from "@/components/figures/explain";
import { SectionHeader } from "@/components/figures/section-header";
import { GameTime } from "@/components/game/game-time";
import { SelectField } from "@/components/list/select-field";
import { NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { useUrlChoice } from "@/components/window/use-url-value";
import { formatGameDate, formatIsoDay } from "@/lib/format/days";
import { formatDaysAndHours } from "@/lib/format/durations";
import { formatList, formatMoney } from "@/lib/format/numbers";
import { coursePath, type CoursePath, type PathStep, unlocks } from "@/lib/game/education/path";
import { NOTHING_LEARNED } from "@/lib/game/education/progress";

import { DataIssuesOnPath } from "./data-issues";
import {
  courseName,
  type EducationState,
  effectiveProgress,
  factorOf,
  fieldText,
  idsOf,
} from "./education-state";
import { explainPath } from "./explanation";
import { EVERYTHING, filterCourses } from "./filters";
import { coursesText, durationText } from "./text";

const ALL_COURSES = "everything";
const IN_ORDER = [{ id: "order", desc: false }];

/** The remaining courses on the way to one course or to all courses, in order; `children` are warnings below the summary. */
export function PathView({ study, children }: { study: EducationState; children: ReactNode }) {
  const { curriculum, progress, shortening, nowMs } = study;
  const { courses } = curriculum;
  const factor = factorOf(study);
  const choices = useMemo(
    () => [
      [ALL_COURSES, "All courses"] as const,
      ...filterCourses(courses, EVERYTHING, null).map(
        ({ id, name }) =>
          [String(id), progress?.doneIds.has(id) ? `${name} (done)` : name] as const,
      ),
    ],
    [courses, progress],
  );
  const [to, setTo] = useUrlChoice<string>("to", choices, ALL_COURSES);
  const target = curriculum.byId.get(Number(to));
  const path = useMemo(
    () =>
      coursePath(
        curriculum,
        target === undefined ? idsOf(curriculum) : [target.id],
        progress ?? NOTHING_LEARNED,
        nowMs,
        factor,
      ),
    [curriculum, target, progress, nowMs, factor],
  );
  const rows = useMemo(
    () => path.steps.map((step, i): PathRow => ({ ...step, order: i + 1 })),
    [path],
  );
  const goal = target?.name ?? "all courses";

  return (
    <>
      <div className="flex items-start gap-1 pt-4 text-read">
        <Summary {...path} />
        {rows.length > 0 && (
          <Explain title={`the path to ${goal}`} {...explainPath(path, shortening)} />
        )}
      </div>
      {progress === null && (
        <p className="pt-2 text-muted-foreground">
          Couldn’t load your progress, so this is the full path.
        </p>
      )}
      {children}
      <WaitNote path={path} study={study} />
      <div className="py-2">
        <SelectField label="Path to" value={to} options={choices} onChange={setTo} namesFrom={1} />
      </div>
      <DataIssuesOnPath issues={path.issues} />
      <DataTable
        name="path"
        title={`Path to ${goal}`}
        columns={columns}
        rows={rows}
        rowId={({ course }) => String(course.id)}
        initialSort={IN_ORDER}
        firstSort="asc"
        empty={
          <EmptyState title={target === undefined ? "All courses done" : "You’ve done this course"}>
            {target !== undefined && "Choose another course to see the path to it."}
          </EmptyState>
        }
      />
      {target !== undefined && <UnlockedCourses courseId={target.id} study={study} />}
    </>
  );
}

/** "3 courses left: 49 days, $20,700, earliest finish 8 Jan 2027" */
function Summary({ steps, remainingMs, cost }: CoursePath) {
  if (steps.length === 0) return <p role="status">Nothing left to do.</p>;
  const endsAtMs = steps.at(-1)?.endsAtMs ?? null;
  return (
    <p role="status">
      <strong className="text-primary">{coursesText(steps.length)}</strong> left:{" "}
      {durationText(remainingMs)}, {formatMoney(cost)}
      {endsAtMs !== null && `, earliest finish ${formatGameDate(endsAtMs)}`}
    </p>
  );
}

/** A note that the current course must end first, if it isn't part of the path. */
function WaitNote({ path, study }: { path: CoursePath; study: EducationState }) {
  const running = study.progress?.running;
  if (!running || path.steps.length === 0 || path.steps[0]?.isRunning) return null;
  return (
    <p className="pt-2 text-muted-foreground">
      You have to finish {courseName(study, running.courseId)} first
      {running.endsAtMs === null
        ? ""
        : ` (${formatDaysAndHours(running.endsAtMs - study.nowMs)} left)`}
      . It isn’t part of this path, so its time isn’t included.
    </p>
  );
}

/** The courses that finishing this course unlocks. */
function UnlockedCourses({ courseId, study }: { courseId: number; study: EducationState }) {
  const { atOnce, inTheEnd } = unlocks(study.curriculum, courseId, effectiveProgress(study));
  const later = inTheEnd.filter((course) => !atOnce.includes(course));
  return (
    <section aria-label="What it unlocks" className="mt-6">
      <SectionHeader title="What it unlocks" aside={coursesText(inTheEnd.length)} />
      {inTheEnd.length === 0 ? (
        <p className="py-2">No remaining course needs it.</p>
      ) : (
        <dl className="grid gap-2 py-2">
          {atOnce.length > 0 && <Names label="Unlocks straight away" courses={atOnce} />}
          {later.length > 0 && <Names label="Unlocks later, with other courses" courses={later} />}
        </dl>
      )}
    </section>
  );
}

function Names({ label, courses }: { label: string; courses: readonly { name: string }[] }) {
  return (
    <div>
      <dt className="text-small text-muted-foreground">{label}</dt>
      <dd translate="no">{formatList(courses.map(({ name }) => name))}</dd>
    </div>
  );
}

interface PathRow extends PathStep {
  /** The step's position in the path, from 1. */
  order: number;
}

const column = columnsFor<PathRow>();

const columns = column.columns([
  column.accessor(({ course }) => course.name, {
    id: "course",
    header: "Course",
    meta: {
      ...NAMES,
      phone: [
        { at: "title", cell: (step) => <Name {...step} /> },
        { at: "note", cell: ({ course }) => fieldText(course) },
      ],
    },
    cell: ({ row }) => (
      <>
        <Name {...row.original} />{" "}
        <span className="text-small text-muted-foreground">{fieldText(row.original.course)}</span>
      </>
    ),
  }),
  column.accessor("order", {
    id: "order",
    header: "Order",
    meta: {
      ...NUMERIC,
      phone: { at: "figure", cell: ({ order }) => <span className="font-normal">{order}.</span> },
    },
    cell: ({ getValue }) => `${getValue()}.`,
  }),
  column.accessor(({ remainingMs }) => remainingMs ?? undefined, {
    id: "time",
    header: "Time",
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      sortText: { asc: "shortest first", desc: "longest first" },
      text: ({ remainingMs }: PathRow) => durationText(remainingMs),
      phone: "line",
    },
    cell: ({ row }) => durationText(row.original.remainingMs),
  }),
  column.accessor("cost", {
    id: "cost",
    header: "Cost",
    // A string: on a phone, the row lets browsers translate a value only if it can tell that it isn't a figure.
    meta: { ...NUMERIC, phone: { at: "line", cell: costText } },
    cell: ({ row }) => costText(row.original),
  }),
  column.accessor(({ endsAtMs }) => endsAtMs ?? undefined, {
    id: "done",
    header: "Finish",
    sortUndefined: "last",
    meta: {
      align: "afterFigure",
      sortText: { asc: "soonest first", desc: "latest first" },
      text: ({ endsAtMs }: PathRow) => (endsAtMs === null ? "" : formatIsoDay(endsAtMs)),
      phone: "line",
    },
    cell: ({ row }) => <Done {...row.original} />,
  }),
]);

function Name({ course, isRunning }: PathRow) {
  return (
    <>
      <b translate="no">{course.name}</b>
      {isRunning && <span className="text-small"> In progress</span>}
    </>
  );
}

function costText({ isRunning, cost }: PathRow) {
  return isRunning ? "Paid" : formatMoney(cost);
}

function Done({ endsAtMs }: PathRow) {
  return endsAtMs === null ? "–" : <GameTime atMs={endsAtMs}>{formatGameDate(endsAtMs)}</GameTime>;
}
