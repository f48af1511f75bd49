"use client";

import { QueryErrorResetBoundary, useQueryClient } from "@tanstack/react-query";
import {
  type ReactNode,
  startTransition,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { browser } from "react-dom";
import { ErrorBoundary } from "react-error-boundary";

import { SessionProvider, useVisitorSession } from "@/components/session/session";
import { ApiError } from "@/lib/api/transport/errors";
import { removeFailedQueries } from "@/lib/api/transport/query-client";

import { EmptyState } from "./empty-state";
import { ErrorState } from "./error-state";
import { LoadingState, type LoadingStateProps } from "./loading-state";
import { useRefreshCount } from "./refresh";
import { useQueryUpdates } from "./use-query-cache";

type RenderTask = (done: () => void) => void;

interface Turn {
  done: () => void;
}

/** Render tasks for content below the first screen, in the order in which they run. */
const queue: RenderTask[] = [];
let current: RenderTask | null = null;

interface PanelProps extends Omit<LoadingStateProps, "text" | "rows"> {
  /** The page's own loading text. It is also in the static HTML, since player data exists only in the browser. */
  loading: string;
  /** The page's own text, in which `{message}` is replaced by the error's message. */
  error: string;
  /** The access that the page needs, in words. */
  access: string;
  /** The number of lines to reserve for the content, so that the layout doesn't shift when it appears. */
  rows?: number;
  /** True if it is below the first screen and renders after it. */
  isDeferred?: boolean;
  children: ReactNode;
}

/**
 * The frame around components that read player data. It handles loading, errors and a missing session, so the components inside
 * implement only the happy path.
 */
export function Panel({
  loading,
  error: text,
  access,
  rows = 6,
  isDeferred = false,
  children,
  ...layout
}: PanelProps) {
  const refreshes = useRefreshCount();
  const queryClient = useQueryClient();
  // React shows the content of a Suspense 0.3 s after its fallback at the earliest, unless something else re-renders the panel.
  // This hook does so with each response.
  useQueryUpdates();

  const fallback = <LoadingState text={loading} rows={rows} {...layout} />;
  const panel = (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onReset={() => {
            removeFailedQueries(queryClient);
            reset();
          }}
          resetKeys={[refreshes]}
          fallbackRender={({ error, resetErrorBoundary }) => {
            // A bug, which no retry fixes: the fallback page handles it.
            if (!(error instanceof ApiError)) throw error;
            return (
              <Failed error={error} onRecovered={resetErrorBoundary}>
                <ErrorState
                  text={text}
                  access={access}
                  error={error}
                  onRetry={resetErrorBoundary}
                />
              </Failed>
            );
          }}
        >
          <Suspense fallback={fallback}>
            <InBrowser>
              <RequireSession>{children}</RequireSession>
            </InBrowser>
          </Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
  return isDeferred ? <DeferredRender fallback={fallback}>{panel}</DeferredRender> : panel;
}

interface FailedProps {
  error: ApiError;
  onRecovered: () => void;
  children: ReactNode;
}

/** Resets the error boundary once the failed call succeeds. Another part of the page may have retried it. */
function Failed({ error, onRecovered, children }: FailedProps) {
  const client = useQueryClient();
  const [query] = useState(() =>
    client
      .getQueryCache()
      .getAll()
      .find(({ state }) => state.error === error),
  );
  useQueryUpdates();
  const hasRecovered = query?.state.data !== undefined;
  const recover = useEffectEvent(onRecovered);
  useEffect(() => {
    if (hasRecovered) recover();
  }, [hasRecovered]);
  return children;
}

function InBrowser({ children }: { children: ReactNode }) {
  use(browser("The player’s key is in this browser only."));
  return children;
}

/**
 * Provides the session to its children, so that they can read player data. Without a key, the guard is about to open the login.
 */
function RequireSession({ children }: { children: ReactNode }) {
  const session = useVisitorSession();
  if (session !== null) return <SessionProvider value={session}>{children}</SessionProvider>;
  return <EmptyState title="You are not logged in">Log in to see this page.</EmptyState>;
}

/**
 * Content below the first screen. Shows `fallback` until the rest of the page has been painted. Deferred parts then render one
 * after another, in slices that yield to paints and input.
 */
function DeferredRender({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const [turn, setTurn] = useState<Turn | null>(null);

  useEffect(
    () =>
      enqueueRender((done) => {
        startTransition(() => {
          setTurn({ done });
        });
      }),
    [],
  );
  // The content is on the page now.
  useEffect(() => turn?.done(), [turn]);

  return turn === null ? fallback : children;
}

/**
 * Adds a task to the queue. Tasks run one at a time, each after the previous one has been painted, so that none becomes a long
 * task. The task calls `done` when it has rendered. Returns a function that cancels the task, or ends it if it is running.
 */
export function enqueueRender(task: RenderTask): () => void {
  queue.push(task);
  if (current === null) runNext();
  return () => {
    const index = queue.indexOf(task);
    if (index !== -1) queue.splice(index, 1);
    else if (current === task) runNext();
  };
}

function runNext() {
  const task = queue.shift() ?? null;
  current = task;
  if (task === null) return;
  // A frame's callback runs before the frame is painted, the timer after it.
  requestAnimationFrame(() => {
    setTimeout(() => {
      if (current !== task) return;
      task(() => {
        if (current === task) runNext();
      });
    });
  });
}
