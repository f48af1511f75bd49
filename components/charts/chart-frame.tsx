"use client";

import { type ReactNode, Suspense, useRef } from "react";

import { Skeleton } from "@/components/ui/skeleton";

import { useInView } from "./use-in-view";

interface ChartFrameProps {
  /** What the chart shows, in a sentence: a screen reader has this and the table beside the chart. */
  label: string;
  /** What loads once the chart is in view. */
  children: ReactNode;
}

/** The place of a chart, whose code loads when it comes into view. Its figures are always in a table or list beside it. */
export function ChartFrame({ label, children }: ChartFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useInView(box);
  const room = <Skeleton className="size-full" />;

  return (
    <div
      ref={box}
      role="img"
      aria-label={label}
      className="relative mt-3 h-56 w-full break-inside-avoid max-md:h-48"
    >
      <Suspense fallback={room}>{isSeen ? children : room}</Suspense>
    </div>
  );
}
