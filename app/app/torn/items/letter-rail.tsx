import { type KeyboardEvent, type PointerEvent, useState } from "react";

import { cn } from "@/lib/utils";

import { ALPHABET, groupAt, groupOf, type LetterGroup, OTHER } from "./letters";

interface LetterRailProps {
  groups: readonly LetterGroup[];
  /** The index of the item at the top of the window. */
  topIndex: number;
  onJump: (group: LetterGroup) => void;
}

/** The letters at the edge of the list, as one slider: a press, a slide, the arrow keys or a letter's own key go to a letter. */
export function LetterRail({ groups, topIndex, onJump }: LetterRailProps) {
  const [chosen, setChosen] = useState(0);
  const atTop = groupAt(groups, topIndex);
  // The last letters can't reach the top of the window: there the choice counts.
  const current = chosen > atTop && isAtEnd() ? Math.min(chosen, groups.length - 1) : atTop;
  const letters = groups.some(({ letter }) => letter === OTHER) ? [OTHER, ...ALPHABET] : ALPHABET;

  function goTo(index: number) {
    const to = Math.min(groups.length - 1, Math.max(0, index));
    const group = groups[to];
    if (group === undefined) return;
    setChosen(to);
    onJump(group);
  }

  function onKeyDown(event: KeyboardEvent) {
    const to = keyTarget(event.key, current, groups);
    if (to === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
  }

  function onPointer({ currentTarget, clientY, buttons }: PointerEvent) {
    if (buttons === 0) return;
    const { top, height } = currentTarget.getBoundingClientRect();
    const row = Math.floor(((clientY - top) / height) * letters.length);
    const letter = letters[Math.min(letters.length - 1, Math.max(0, row))];
    if (letter !== undefined) goTo(groupOf(groups, letter));
  }

  return (
    <div className="pointer-events-none absolute inset-y-0 -right-3 w-11">
      <div
        role="slider"
        tabIndex={0}
        aria-label="Jump to letter"
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={groups.length - 1}
        aria-valuenow={current}
        aria-valuetext={groups[current]?.letter ?? ""}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          onPointer(event);
        }}
        onPointerMove={onPointer}
        className="pointer-events-auto sticky top-15 grid max-h-[calc(100dvh-14rem)] w-11 touch-none auto-rows-[minmax(0,1.5rem)] justify-items-center select-none"
      >
        {letters.map((letter) => (
          <span
            key={letter}
            aria-hidden
            className={cn(
              "grid place-items-center text-small leading-none",
              !groups.some((group) => group.letter === letter) && "text-input",
              groups[current]?.letter === letter && "font-semibold text-primary",
            )}
          >
            {letter}
          </span>
        ))}
      </div>
    </div>
  );
}

const isAtEnd = () =>
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;

/** The index of the group that a key leads to; null for any other key. */
function keyTarget(key: string, current: number, groups: readonly LetterGroup[]): number | null {
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
      return current + 1;
    case "ArrowUp":
    case "ArrowLeft":
      return current - 1;
    case "Home":
      return 0;
    case "End":
      return groups.length - 1;
  }
  const letter = key.toUpperCase();
  return ALPHABET.includes(letter) ? groupOf(groups, letter) : null;
}
