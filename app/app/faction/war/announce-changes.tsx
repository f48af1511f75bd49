import { useEffect, useRef, useState } from "react";

import type { StatusChange } from "@/lib/game/war/status-changes";
import type { WarMember } from "@/lib/game/war/war-member";

import { changeText } from "./text";

/** A screen reader is told at most so often. */
const EVERY_MS = 10_000;

interface AnnounceChangesProps {
  changes: ReadonlyMap<number, StatusChange>;
  enemies: readonly WarMember[];
}

/** Tells a screen reader politely what the last reading changed. */
export function AnnounceChanges({ changes, enemies }: AnnounceChangesProps) {
  const [told, setTold] = useState("");
  const toldAtMs = useRef(-EVERY_MS);
  useEffect(() => {
    const words = changeText(changes, enemies);
    if (words === "") return;
    const waitMs = Math.max(0, toldAtMs.current + EVERY_MS - performance.now());
    const timer = setTimeout(() => {
      toldAtMs.current = performance.now();
      setTold(words);
    }, waitMs);
    return () => {
      clearTimeout(timer);
    };
  }, [changes, enemies]);
  return (
    <p aria-live="polite" className="sr-only">
      {told}
    </p>
  );
}
