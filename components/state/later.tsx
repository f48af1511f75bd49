"use client";

import { type ReactNode, startTransition, useEffect, useState } from "react";

import { takeTurn } from "./turns";

/**
 * Content below the first screen: it is rendered once the rest of the page has been painted, one after the other, in
 * slices that give way to what the player sees or does. Until then its place is held.
 */
export function Later({ until, children }: { until: ReactNode; children: ReactNode }) {
  const [turn, setTurn] = useState<Turn | null>(null);

  useEffect(
    () =>
      takeTurn((over) => {
        startTransition(() => {
          setTurn({ over });
        });
      }),
    [],
  );
  // What was rendered is on the page now.
  useEffect(() => turn?.over(), [turn]);

  return turn === null ? until : children;
}

interface Turn {
  over: () => void;
}
