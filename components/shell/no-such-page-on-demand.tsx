"use client";

import { Suspense } from "react";

import { onDemand } from "@/components/ui/on-demand";

import type { PublicFrameProps } from "./public-frame";

const NoSuchPage = onDemand(() => import("./no-such-page").then((l) => l.NoSuchPage));

/** Next.js ships the 404 page with every other page, so its code loads only when it is needed. */
export function NoSuchPageOnDemand(frame: Omit<PublicFrameProps, "children">) {
  return (
    <Suspense>
      <NoSuchPage {...frame} />
    </Suspense>
  );
}
