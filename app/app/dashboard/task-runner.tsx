"use client";

import { ArrowUpRight, Check as Tick } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";

import { useFetching } from "@/components/feedback/use-query-cache";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { formatCount } from "@/lib/format/numbers";
import { gameTime } from "@/lib/store/preferences/game-clock";

import { CheckNote } from "./checklist/check-note";
import type { ChecklistItemState } from "./checklist/item-state";
import { useNames } from "./checklist/use-names";
import { remainingIn, skip, moveToEnd, startRun } from "./run";
import { RunSummary } from "./run-summary";

/** How many of those that follow are named. */
const NAMED = 3;

interface TaskRunnerProps {
  checks: readonly ChecklistItemState[];
  done: number;
  total: number;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A run through what is open: one task at a time, done in the game, which is asked when the player comes back. */
export function TaskRunner({ checks, done, total, trigger, onClose }: TaskRunnerProps) {
  const open = openOf(checks);
  const [run, setRun] = useState(() => startRun(open.map(({ id }) => id)));
  const [startedAtMs] = useState(gameTime);
  const left = remainingIn(
    run,
    open.map(({ id }) => id),
  );
  const dealt = left.flatMap((id) => open.find((check) => check.id === id) ?? []);
  const [task, ...rest] = dealt;
  const { length } = run.order;

  return (
    <Dialog
      onClose={onClose}
      title="Do it"
      trigger={trigger}
      className="max-md:inset-0 max-md:max-h-none max-md:border-0 md:w-136"
    >
      <DialogBody className="pt-0">
        <p className="sr-only" role="status">
          {task ? `Task: ${task.title}` : "Nothing is left of this run"}
        </p>
        {task === undefined ? (
          <RunSummary
            remaining={open.length}
            skipped={run.skipped.length}
            count={length}
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
                <b className="font-medium text-primary">{left.length}</b> left
                <span className="block font-sans text-base text-muted-foreground">
                  {done} of {total} done
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
              <section aria-label="Then" className="mt-6 border-t pt-2 text-muted-foreground">
                <p>Then</p>
                <ol>
                  {rest.slice(0, NAMED).map(({ id, title }) => (
                    <li key={id} className="flex min-h-9 items-center gap-3 border-b border-row">
                      <ProgressCircle value={0} />
                      {title}
                    </li>
                  ))}
                </ol>
                {rest.length > NAMED && (
                  <p className="pt-2">and {formatCount(rest.length - NAMED, "other", "others")}</p>
                )}
              </section>
            )}
          </>
        )}
      </DialogBody>
    </Dialog>
  );
}

/** Those that are known to be open, in the order of the checklist. */
const openOf = (checks: readonly ChecklistItemState[]) =>
  checks.filter(({ isEnabled, state }) => isEnabled && state === "incomplete");

interface TaskProps {
  check: ChecklistItemState;
  onLater: () => void;
  onDone: () => void;
}

function Task({ check, onLater, onDone }: TaskProps) {
  const names = useNames([check]);
  const link = useRef<HTMLAnchorElement>(null);
  const isReading = useFetching() > 0;
  const [wasLeft, setWasLeft] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const { refetch } = check;

  useEffect(() => {
    link.current?.focus();
  }, []);

  useEffect(() => {
    if (!wasLeft) return;
    const onReturn = () => {
      if (document.hidden) return;
      setWasLeft(false);
      setWasAsked(true);
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
        <dt className="w-20 shrink-0 text-muted-foreground">Why</dt>
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
        {wasAsked && isReading
          ? "Asking the game…"
          : wasAsked
            ? "The game still shows this as open. Its answers can be half a minute old."
            : "When you come back, the page asks the game and goes on by itself."}
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
