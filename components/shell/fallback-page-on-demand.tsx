"use client";

import { Suspense } from "react";

import { onDemand } from "@/components/ui/on-demand";

import type { FallbackPageProps } from "./fallback-page";

const Title = () => <h1>Oops! Something went wrong</h1>;

const FallbackPage = onDemand<FallbackPageProps>(
  () => import("./fallback-page").then((l) => l.FallbackPage),
  Title,
);

/** The fallback page for files that every page loads: its code loads when it is needed. */
export function FallbackPageOnDemand(props: FallbackPageProps) {
  return (
    <main id="main" className="px-8 max-md:px-4">
      <Suspense fallback={<Title />}>
        <FallbackPage {...props} />
      </Suspense>
    </main>
  );
}
