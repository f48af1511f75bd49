"use client";

import { lazy, Suspense } from "react";

import type { FallbackPageProps } from "./fallback-page";

const FallbackPage = lazy(async () => {
  const loaded = await import("./fallback-page");
  return { default: loaded.FallbackPage };
});

/** The fallback page for files that weigh on every page: its code comes when it is needed. */
export function FallbackPageOnDemand(props: FallbackPageProps) {
  return (
    <main className="px-4">
      <Suspense fallback={<h1>Oops! Something went wrong</h1>}>
        <FallbackPage {...props} />
      </Suspense>
    </main>
  );
}
