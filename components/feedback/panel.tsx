"use client";

import { QueryErrorResetBoundary, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, use, useEffect, useEffectEvent, useState } from "react";
import { browser } from "react-dom";
import { ErrorBoundary } from "react-error-boundary";

import { ApiError } from "@/lib/api/transport/errors";
import { removeFailedQueries } from "@/lib/api/transport/query-client";

import { DeferredRender } from "./deferred-render";
import { ErrorState } from "./error-state";
import { LoadingState, type LoadingStateProps } from "./loading-state";
import { useRefreshCount } from "./refresh";
import { RequireSession } from "./require-session";
import { useQueryUpdates } from "./use-query-cache";

interface PanelProps extends Omit<LoadingStateProps, "text" | "rows"> {
  /** The page's own words, also in its static HTML: player data exists only in the browser. */
  loading: string;
  /** The page's own words, where `{message}` stands for those of the error. */
  error: string;
  /** What a key must be able to read for the page, in words. */
  access: string;
  /** Lines to reserve for the content, so that nothing jumps when it appears. */
  rows?: number;
  /** Whether it is below the first screen, and renders after it. */
  isDeferred?: boolean;
  children: ReactNode;
}

/** The frame around anything that reads player data: inside it, write only the happy path. */
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
  // React shows the content of a Suspense at the earliest 0.3 s after its fallback, unless something else re-renders
  // the panel: each answer does.
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

/** Goes as soon as the call that failed has its answer, which another part of the page may have asked for again. */
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
