"use client";

import { Suspense } from "react";

import { lazyComponent } from "@/components/ui/lazy-component";

import type { PublicFrameProps } from "./public-frame";

const NotFoundContent = lazyComponent(
  () => import("./not-found-content").then((l) => l.NotFoundContent),
  () => <h1>Page not found</h1>,
);

/** Next.js ships the 404 page with every other page, so its code loads only when it is needed. */
export function NotFoundContentOnDemand(frame: Omit<PublicFrameProps, "children">) {
  return (
    <Suspense>
      <NotFoundContent {...frame} />
    </Suspense>
  );
}
