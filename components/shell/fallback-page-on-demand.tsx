"use client";

import { type ComponentType, Suspense } from "react";

import { onDemand } from "@/components/ui/on-demand";

const Title = () => <h1>Oops! Something went wrong</h1>;

/** Creates a fallback page whose code loads only when it is needed, for files that every page loads. */
export function fallbackOnDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const FallbackPage = onDemand(load, Title);
  return function FallbackPageOnDemand(props: Props) {
    return (
      <main id="main" className="px-8 max-md:px-4">
        <Suspense fallback={<Title />}>
          <FallbackPage {...props} />
        </Suspense>
      </main>
    );
  };
}
