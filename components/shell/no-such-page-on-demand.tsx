"use client";

import { Suspense } from "react";

import { onDemand } from "@/components/ui/on-demand";

import type { PublicFrameProps } from "./public-frame";

const NoSuchPage = onDemand(() => import("./no-such-page").then((l) => l.NoSuchPage));

/** Next.js hands the page of unknown addresses to every other page: its code comes when it is needed. */
export function NoSuchPageOnDemand(frame: Omit<PublicFrameProps, "children">) {
  return (
    <Suspense>
      <NoSuchPage {...frame} />
    </Suspense>
  );
}
