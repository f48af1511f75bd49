import { useEffect, useRef, useState } from "react";

import type { StatusChange } from "@/lib/game/war/status-changes";
import type { WarMember } from "@/lib/game/war/war-member";

import { changeWords } from "./words";

/** A screen reader is told at most so often. */
const EVERY_MS = 10_000;

interface TellChangesProps {
  changes: ReadonlyMap<number, StatusChange>;
  foes: readonly WarMember[];
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
