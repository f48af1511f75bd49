"use client";

import { Suspense } from "react";

import { onDemand } from "@/components/ui/on-demand";

import type { PublicFrameProps } from "./public-frame";

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
