import { type RefObject, useCallback, useRef, useState } from "react";

export interface DialogTarget<T> {
  /** Null while no dialog is open. */
  target: T | null;
  /** The button that opened it, which gets the focus back. */
  trigger: RefObject<HTMLElement | null>;
  openDialog: (about: T, button: HTMLElement) => void;
  close: () => void;
}

/** The row that the player opened the dialog for: one dialog serves a whole list. */
export function useDialogTarget<T>(): DialogTarget<T> {
  const [target, setTarget] = useState<T | null>(null);
  const trigger = useRef<HTMLElement>(null);
  const openDialog = useCallback((about: T, button: HTMLElement) => {
    trigger.current = button;
    setTarget(() => about);
  }, []);
  const close = useCallback(() => {
    // A dialog that a link opened has no button.
    trigger.current ??= document.querySelector<HTMLElement>("main");
    setTarget(null);
  }, []);
  return { target, trigger, openDialog, close };
}
