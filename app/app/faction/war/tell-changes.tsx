import { useEffect, useRef, useState } from "react";

import type { Change } from "@/lib/game/war/changes";
import type { Fighter } from "@/lib/game/war/fighter";

import { changeWords } from "./words";

/** A screen reader is told at most so often. */
const EVERY_MS = 10_000;

interface TellChangesProps {
  changes: ReadonlyMap<number, Change>;
  foes: readonly Fighter[];
}

/** Tells a screen reader politely what the last reading changed. */
export function TellChanges({ changes, foes }: TellChangesProps) {
  const [told, setTold] = useState("");
  const toldAtMs = useRef(-EVERY_MS);
  useEffect(() => {
    const words = changeWords(changes, foes);
    if (words === "") return;
    const waitMs = Math.max(0, toldAtMs.current + EVERY_MS - performance.now());
    const timer = setTimeout(() => {
      toldAtMs.current = performance.now();
      setTold(words);
    }, waitMs);
    return () => {
      clearTimeout(timer);
    };
  }, [changes, foes]);
  return (
    <p aria-live="polite" className="sr-only">
      {told}
    </p>
  );
}
