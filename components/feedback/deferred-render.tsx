"use client";

import { type ReactNode, startTransition, useEffect, useState } from "react";

import { enqueueRender } from "./render-queue";

/**
 * Content below the first screen: it is rendered once the rest of the page has been painted, one after the other, in
 * slices that give way to what the player sees or does. Until then `fallback` is shown.
 */
export function DeferredRender({
  fallback,
  children,
}: {
  fallback: ReactNode;
  children: ReactNode;
}) {
  const [turn, setTurn] = useState<Turn | null>(null);

  useEffect(
    () =>
      enqueueRender((done) => {
        startTransition(() => {
          setTurn({ done });
        });
      }),
    [],
  );
  // What was rendered is on the page now.
  useEffect(() => turn?.done(), [turn]);

  return turn === null ? fallback : children;
}

interface Turn {
  done: () => void;
}
