"use client";

import { ArrowUpRight, Check as Tick } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";

import { useFetching } from "@/components/feedback/use-query-cache";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { formatDuration, formatGameDay, formatGameMinute } from "@/lib/format/times";
import { gameTime } from "@/lib/store/preferences/game-clock";

import { CheckNote } from "./check-row";
import { type ChecklistItemState, openChecks, useNames } from "./use-checklist";

/** The number of next tasks that are named. */
const NAMED = 3;

interface TaskRunnerProps {
  checks: readonly ChecklistItemState[];
  done: number;
  total: number;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Shows the open items one at a time. The player does a task in the game; it is checked when they come back. */
export function TaskRunner({ checks, done, total, trigger, onClose }: TaskRunnerProps) {
  const open = openChecks(checks);
  const openIds = open.map(({ id }) => id);
  const [run, setRun] = useState(() => startRun(openIds));
  const [startedAtMs] = useState(gameTime);
  const left = remainingIn(run, openIds);
  const counts = countsIn(run, openIds, { done, total });
  const tasks = left.flatMap((id) => open.find((check) => check.id === id) ?? []);
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
            tasks={length}
            durationMs={gameTime() - startedAtMs}
            onClose={onClose}
          />
        ) : (
          <>
            <div className="flex items-center gap-4 border-y border-b-border border-t-rule py-3">
              <ProgressCircle
                value={total === 0 ? 0 : done / total}
                className="size-18 text-primary md:size-24 [&_circle]:stroke-[0.5]"
              />
              <p className="flex-1 font-display text-3xl">
                <b className="font-medium text-primary">{counts.open}</b> open
                <span className="block font-sans text-base text-muted-foreground">
                  {countsText({ ...counts, open: 0 })}
                </span>
              </p>
              <p className="self-start text-muted-foreground">
                <b className="text-foreground">{length - left.length + 1}</b> of {length}
              </p>
            </div>
            <Task
              key={task.id}
              check={task}
              onLater={() => {
                setRun(moveToEnd(run, task.id));
              }}
              onDone={() => {
                setRun(skip(run, task.id));
              }}
            />
            {rest.length > 0 && (
              <section aria-label="Up next" className="mt-6 border-t pt-2 text-muted-foreground">
                <p>Up next</p>
                <ol>
                  {rest.slice(0, NAMED).map(({ id, title }) => (
                    <li key={id} className="flex min-h-9 items-center gap-3 border-b border-row">
                      <ProgressCircle value={0} />
                      {title}
                    </li>
                  ))}
                </ol>
                {rest.length > NAMED && <p className="pt-2">and {rest.length - NAMED} more</p>}
              </section>
            )}
          </>
        )}
      </DialogBody>
    </Dialog>
  );
}

interface TaskProps {
  check: ChecklistItemState;
  onLater: () => void;
  onDone: () => void;
}

function Task({ check, onLater, onDone }: TaskProps) {
  const names = useNames([check]);
  const link = useRef<HTMLAnchorElement>(null);
  const isChecking = useFetching() > 0;
  const [wasLeft, setWasLeft] = useState(false);
  const [wasChecked, setWasChecked] = useState(false);
  const { refetch, isOutdated } = check;

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
      <p className="pt-4 text-muted-foreground">{check.section}</p>
      <h3 className="font-display text-4xl leading-10 font-medium tracking-[-0.02em]">
        {check.title}
      </h3>
      <dl className="mt-3 flex border-y border-row py-2">
        <dt className="w-20 shrink-0 text-muted-foreground">Status</dt>
        <dd>
          <CheckNote check={check} names={names} isFailureInBanner={false} />
        </dd>
      </dl>
      <Button asChild className="mt-4 h-14 w-full text-read">
        <a
          ref={link}
          href={check.gameUrl}
          target="_blank"
          rel="noreferrer"
          onClick={() => {
            setWasLeft(true);
          }}
        >
          Open in the game
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
  /** The number of tasks at the start of the run. */
  tasks: number;
  durationMs: number;
  onClose: () => void;
}

/** The summary at the end of a run, framed for a screenshot. */
function RunSummary({ counts, tasks, durationMs, onClose }: RunSummaryProps) {
  const { done, total } = counts;
  const nowMs = gameTime();
  return (
    <>
      <div className="mx-1 mt-4 border border-rule bg-card p-5 pb-4 text-center outline outline-offset-3 outline-rule">
        <div className="flex justify-between border-b border-rule pb-2.5">
          <p>{formatGameDay(nowMs)}</p>
          <p className="font-display">Torn Almanac</p>
        </div>
        <ProgressCircle
          value={total === 0 ? 1 : done / total}
          className="mx-auto mt-8 mb-4 size-44 text-primary [&_circle]:stroke-[0.4]"
        />
        <p className="font-display text-6xl">
          <strong className="font-semibold text-primary">{done}</strong> of {total} done
        </p>
        <p className="mt-1 text-read text-muted-foreground">
          {restText(counts) || `All done at ${formatGameMinute(nowMs)}.`}
        </p>
        <dl className="mt-8 grid grid-cols-3 divide-x divide-border border-t border-rule pt-2.5">
          {[
            ["Time taken", formatDuration(Math.max(0, durationMs))],
            ["Tasks", String(tasks)],
            ["Marked done by you", String(counts.marked)],
          ].map(([label, value]) => (
            <div key={label}>
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="font-display text-lg leading-6">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Button size="lg" className="mt-4 w-full" onClick={onClose}>
        Back to dashboard
      </Button>
    </>
  );
}

/** A run through the open items: each stays until it is done, or the player skips it. */
export interface TaskRun<Id extends string> {
  /** The order of the tasks. */
  order: readonly Id[];
  /** The tasks that the player marked as done, regardless of the game's data. */
  skipped: readonly Id[];
}

/** A run begins with the open items, in the order of the checklist. */
export const startRun = <Id extends string>(open: readonly Id[]): TaskRun<Id> => ({
  order: open,
  skipped: [],
});

/** The remaining tasks, the next one first. Items that opened since the start aren't part of this run. */
export const remainingIn = <Id extends string>(
  { order, skipped }: TaskRun<Id>,
  open: readonly Id[],
) => order.filter((id) => open.includes(id) && !skipped.includes(id));

/** "Later": puts the task last. */
export const moveToEnd = <Id extends string>(run: TaskRun<Id>, id: Id): TaskRun<Id> => ({
  ...run,
  order: [...run.order.filter((other) => other !== id), id],
});

/** "Done, next": goes on without checking with the game. */
export const skip = <Id extends string>(run: TaskRun<Id>, id: Id): TaskRun<Id> => ({
  ...run,
  skipped: [...run.skipped, id],
});

/** The number of the day's items in each state during a run. The other counts add up to `total`. */
export interface RunCounts {
  /** Done in the game. */
  done: number;
  /** Open in the game, and marked as done by the player in this run. */
  marked: number;
  /** Open: items that are part of the run, and items that opened since its start. */
  open: number;
  /** Unknown, because their call failed. */
  unknown: number;
  total: number;
}

export function countsIn<Id extends string>(
  { skipped }: TaskRun<Id>,
  open: readonly Id[],
  { done, total }: Pick<RunCounts, "done" | "total">,
): RunCounts {
  const marked = open.filter((id) => skipped.includes(id)).length;
  return {
    done,
    marked,
    open: open.length - marked,
    unknown: total - done - open.length,
    total,
  };
}

/** "1 marked by you, 15 open"; empty if all items are done. */
const restText = ({ marked, open, unknown }: RunCounts): string =>
  [
    marked > 0 && `${marked} marked by you`,
    open > 0 && `${open} open`,
    unknown > 0 && `${unknown} not loaded`,
  ]
    .filter(Boolean)
    .join(", ");

/** "10 of 26 done, 1 marked by you, 15 open". */
export const countsText = (counts: RunCounts): string =>
  [`${counts.done} of ${counts.total} done`, restText(counts)].filter(Boolean).join(", ");
