import { ArrowUpRight, Check as Tick, RefreshCw } from "lucide-react";
import { type RefObject, useEffect, useId, useRef, useState } from "react";

import { useFetching } from "@/components/feedback/use-query-cache";
import { CIRCLE_RADIUS, ProgressCircle, progressPath } from "@/components/figures/progress-circle";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import type { IdleItem } from "@/components/upcoming/use-idle-items";
import { formatDuration, formatGameDay, formatGameMinute } from "@/lib/format/times";
import { gameTime } from "@/lib/store/preferences/game-clock";
import { cn } from "@/lib/utils";

import { CheckNote } from "./check-row";
import { howLongText, openText } from "./run-texts";
import {
  confirmedText,
  countsIn,
  countsText,
  moveToEnd,
  remainingIn,
  type RunCounts,
  skip,
  startRun,
  unconfirmedText,
  undoSkip,
} from "./task-run";
import { type ChecklistItemState, useNames } from "./use-checklist";
import { type RunTask, useRunTasks } from "./use-run-tasks";

/** The number of next tasks that are named. */
const NAMED = 3;

interface TaskRunnerProps {
  checks: readonly ChecklistItemState[];
  idle: readonly IdleItem[];
  done: number;
  total: number;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Shows what is idle and open, one at a time. The player does a task in the game; it is checked when they come back. */
export function TaskRunner({ checks, idle, done, total, trigger, onClose }: TaskRunnerProps) {
  const open = useRunTasks(checks, idle);
  const openIds = open.map(({ id }) => id);
  const [run, setRun] = useState(() => startRun(openIds));
  const [startedAtMs] = useState(gameTime);
  const left = remainingIn(run, openIds);
  const listed = open.filter(({ section }) => section !== null).map(({ id }) => id);
  const counts = countsIn(run, listed, { done, total });
  const tasks = left.flatMap((id) => open.find((task) => task.id === id) ?? []);
  const [task, ...rest] = tasks;
  const { length } = run.order;

  return (
    <Dialog
      onClose={onClose}
      title="Today’s tasks"
      trigger={trigger}
      className="max-md:inset-0 max-md:max-h-none max-md:border-0 md:w-136"
    >
      <DialogBody className="pt-0">
        <p className="sr-only" role="status">
          {task ? `Task: ${task.title}` : countsText(counts)}
        </p>
        {task === undefined ? (
          <RunSummary
            counts={counts}
            marked={open.filter(({ id }) => run.skipped.includes(id))}
            tasks={length}
            durationMs={gameTime() - startedAtMs}
            onClose={onClose}
          />
        ) : (
          <>
            <div className="flex items-center gap-4 border-y border-b-border border-t-rule py-3">
              <RunCircle counts={counts} className="size-18 md:size-24" />
              <p className="flex-1 font-display text-3xl">
                <b className="font-medium text-primary">{counts.open}</b> open
                <span className="block font-sans text-base text-muted-foreground">
                  {confirmedText(counts)}
                </span>
              </p>
              <div className="self-start text-right text-muted-foreground">
                <p>
                  <b className="text-foreground">{length - left.length + 1}</b> of {length}
                </p>
                {run.skipped.length > 0 && (
                  <Button
                    variant="link"
                    size="inline"
                    aria-label="Undo “Done, next”"
                    onClick={() => {
                      setRun(undoSkip(run));
                    }}
                  >
                    Undo
                  </Button>
                )}
              </div>
            </div>
            <Task
              key={task.id}
              task={task}
              total={total}
              onLater={() => {
                setRun(moveToEnd(run, task.id));
              }}
              onDone={() => {
                setRun(skip(run, task.id));
              }}
            />
            {rest.length > 0 && <UpNext tasks={rest} />}
          </>
        )}
      </DialogBody>
    </Dialog>
  );
}

function UpNext({ tasks }: { tasks: readonly RunTask[] }) {
  return (
    <section aria-label="Up next" className="mt-6 border-t pt-2 text-muted-foreground">
      <p>Up next</p>
      <ol>
        {tasks.slice(0, NAMED).map(({ id, title, isIdle, seconds }) => (
          <li key={id} className="flex min-h-9 items-center gap-3 border-b border-row">
            <ProgressCircle value={0} className={cn(isIdle && "text-warning")} />
            <span className="flex-1">
              {title}
              {isIdle && ", idle"}
            </span>
            <span className="text-small">{howLongText(seconds)}</span>
          </li>
        ))}
      </ol>
      {tasks.length > NAMED && <p className="pt-2">and {tasks.length - NAMED} more</p>}
    </section>
  );
}

/** The day's items: filled if the game has confirmed them, striped if the player has marked them. */
function RunCircle({ counts, className }: { counts: RunCounts; className: string }) {
  const id = useId();
  const { done, marked, total } = counts;
  const share = (count: number) => (total === 0 ? 1 : Math.min(1, count / total));
  return (
    <svg viewBox="0 0 16 16" aria-hidden className={cn("shrink-0 text-primary", className)}>
      <pattern
        id={id}
        width="1.2"
        height="1.2"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="0.5" height="1.2" fill="currentColor" />
      </pattern>
      <circle cx="8" cy="8" r={CIRCLE_RADIUS} fill="none" stroke="currentColor" strokeWidth="0.4" />
      {marked > 0 && <path fill={`url(#${id})`} d={progressPath(share(done + marked))} />}
      {done > 0 && <path fill="currentColor" d={progressPath(share(done))} />}
    </svg>
  );
}

interface TaskProps {
  task: RunTask;
  /** The number of items of the checklist. */
  total: number;
  onLater: () => void;
  onDone: () => void;
}

function Task({ task, total, onLater, onDone }: TaskProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isChecking = useFetching() > 0;
  const [wasLeft, setWasLeft] = useState(false);
  const [wasChecked, setWasChecked] = useState(false);
  const { refetch, isOutdated } = task;
  const names = useNames(task.check ? [task.check] : []);

  useEffect(() => {
    link.current?.focus();
  }, []);

  useEffect(() => {
    if (!wasLeft) return;
    const onReturn = () => {
      if (document.hidden) return;
      setWasLeft(false);
      setWasChecked(true);
      refetch();
    };
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [wasLeft, refetch]);

  return (
    <>
      <p className="flex items-center gap-1.5 pt-4 text-muted-foreground">
        {task.isIdle && <ProgressCircle value={0} className="text-warning" />}
        {groupText(task, total)}
      </p>
      <h3 className="font-display text-4xl leading-10 font-medium tracking-[-0.02em]">
        {task.title}
      </h3>
      <p className="mt-1 text-read">{task.what}</p>
      <dl className="mt-3 grid grid-cols-[5rem_minmax(0,1fr)] gap-y-1 border-y border-row py-2">
        <dt className="text-muted-foreground">Why</dt>
        <dd>
          {task.check ? (
            <CheckNote check={task.check} names={names} isFailureInBanner={false} />
          ) : (
            task.why
          )}
          {task.isLost && ". It’s lost at 00:00 TCT."}
        </dd>
        <dt className="text-muted-foreground">How long</dt>
        <dd>{howLongText(task.seconds)}</dd>
      </dl>
      <Button asChild className="mt-4 h-14 w-full text-read">
        <a
          ref={link}
          href={task.gameUrl}
          target="_blank"
          rel="noreferrer"
          onClick={() => {
            setWasLeft(true);
          }}
        >
          {openText(task.gameUrl)}
          <ArrowUpRight aria-hidden />
        </a>
      </Button>
      <p role="status" className="mt-2 min-h-12 text-muted-foreground">
        {returnText({ wasChecked, isChecking, isOutdated })}
      </p>
      <div className="mt-2 grid grid-cols-[1fr_2fr] gap-3">
        <Button variant="outline" size="lg" onClick={onLater}>
          Later
        </Button>
        <Button variant="outline" size="lg" onClick={onDone}>
          <Tick aria-hidden />
          Done, next
        </Button>
      </div>
    </>
  );
}

/** "Idle, not one of the 26", "General, idle", "General". */
function groupText({ section, isIdle }: RunTask, total: number): string {
  if (section === null) return `Idle, not one of the ${total}`;
  return isIdle ? `${section}, idle` : section;
}

interface ReturnState {
  /** True once the player has come back from the game, which starts another check of the task. */
  wasChecked: boolean;
  isChecking: boolean;
  /** True if that check failed. */
  isOutdated: boolean;
}

/** The text about the check: that it starts when the player comes back, and afterwards its result. */
function returnText({ wasChecked, isChecking, isOutdated }: ReturnState): string {
  if (!wasChecked) return "When you come back, we’ll check and move on automatically.";
  if (isChecking) return "Checking…";
  if (isOutdated) return "Couldn’t check with the game. If you’ve done it, press “Done, next”.";
  return "Not done yet, according to the game. Its data can be 30 seconds old.";
}

interface RunSummaryProps {
  counts: RunCounts;
  /** The tasks that the player marked and the game hasn't confirmed. */
  marked: readonly RunTask[];
  /** The number of tasks at the start of the run. */
  tasks: number;
  durationMs: number;
  onClose: () => void;
}

/** The summary at the end of a run, framed for a screenshot. The day is done only once the game has confirmed all. */
function RunSummary({ counts, marked, tasks, durationMs, onClose }: RunSummaryProps) {
  const { done, total } = counts;
  const nowMs = gameTime();
  const isDone = done === total;
  const isChecking = useFetching() > 0;
  const [wasChecked, setWasChecked] = useState(false);
  return (
    <>
      <div className="mx-1 mt-4 border border-rule bg-card p-5 pb-4 text-center outline outline-offset-3 outline-rule">
        <div className="flex justify-between border-b border-rule pb-2.5">
          <p>{formatGameDay(nowMs)}</p>
          <p className="font-display">Torn Almanac</p>
        </div>
        <RunCircle counts={counts} className="mx-auto mt-8 mb-4 size-44" />
        <p className="font-display text-6xl">
          <strong className="font-semibold text-primary">{isDone ? done : counts.open}</strong>{" "}
          {isDone ? `of ${total} done` : "open"}
        </p>
        <p className="mt-1 text-read text-muted-foreground">
          {isDone ? `All done at ${formatGameMinute(nowMs)}.` : unconfirmedText(counts)}
        </p>
        <dl className="mt-8 grid grid-cols-3 divide-x divide-border border-t border-rule pt-2.5">
          {[
            ["Confirmed", `${done} of ${total}`],
            ["Time taken", formatDuration(Math.max(0, durationMs))],
            ["Tasks", String(tasks)],
          ].map(([label, value]) => (
            <div key={label}>
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="font-display text-lg leading-6">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p role="status" className="mt-2 min-h-6 text-muted-foreground">
        {wasChecked && marked.length > 0 && checkedText(isChecking)}
      </p>
      <div className="mt-2 flex flex-wrap gap-3 *:flex-1 *:px-3">
        {marked.length > 0 && (
          <Button
            size="lg"
            onClick={() => {
              setWasChecked(true);
              for (const refetch of new Map(
                marked.map((one) => [one.call, one.refetch]),
              ).values()) {
                refetch();
              }
            }}
          >
            <RefreshCw aria-hidden />
            Check again
          </Button>
        )}
        <Button size="lg" variant={marked.length > 0 ? "outline" : "default"} onClick={onClose}>
          Back to dashboard
        </Button>
      </div>
    </>
  );
}

const checkedText = (isChecking: boolean) =>
  isChecking ? "Checking…" : "Not confirmed yet. The game’s data can be 30 seconds old.";
