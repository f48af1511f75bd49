"use client";

import { type ComponentType, Suspense } from "react";

import { onDemand } from "@/components/ui/on-demand";

import type { PublicFrameProps } from "./public-frame";

const Title = () => <h1>Oops! Something went wrong</h1>;

/** A fallback page for files that every page loads: its code loads when it is needed. */
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

const NotFoundContent = onDemand(() =>
  import("./not-found-content").then((l) => l.NotFoundContent),
);

/** Next.js ships the 404 page with every other page, so its code loads only when it is needed. */
export function NotFoundContentOnDemand(frame: Omit<PublicFrameProps, "children">) {
  return (
    <Suspense>
      <NotFoundContent {...frame} />
    </Suspense>
  );
}
