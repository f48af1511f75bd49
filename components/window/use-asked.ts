import { type RefObject, useCallback, useRef, useState } from "react";

interface Asked<T> {
  /** Null while no dialog is open. */
  asked: T | null;
  /** The button that opened it, which gets the focus back. */
  trigger: RefObject<HTMLElement | null>;
  ask: (about: T, button: HTMLElement) => void;
  close: () => void;
}

/** The row that the player opened the dialog for: one dialog serves a whole list. */
export function useAsked<T>(): Asked<T> {
  const [asked, setAsked] = useState<T | null>(null);
  const trigger = useRef<HTMLElement>(null);
  const ask = useCallback((about: T, button: HTMLElement) => {
    trigger.current = button;
    setAsked(() => about);
  }, []);
  const close = useCallback(() => {
    setAsked(null);
  }, []);
  return { asked, trigger, ask, close };
}
