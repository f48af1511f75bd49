"use client";

import { type ComponentType, Suspense } from "react";

import { lazyComponent } from "@/components/ui/lazy-component";

const Title = () => <h1>Oops! Something went wrong</h1>;

/** Creates a fallback page whose code loads only when it is needed, for files that every page loads. */
export function fallbackOnDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const FallbackPage = lazyComponent(load, Title);
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
