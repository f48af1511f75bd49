import { useEffect, useEffectEvent } from "react";

/** Browsers' own signal that the user wants to close what is open. Not yet in TypeScript's types, nor in every browser. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Lets a phone's back gesture close the dialog that calls this, where it would otherwise leave the page. Only with a touch
 * screen: Escape, which is the signal on a computer, is the dialog's own, since it may mean something else inside.
 */
export function useBackCloses(onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!CloseWatcher || !matchMedia("(pointer: coarse)").matches) return undefined;
    const watcher = new CloseWatcher();
    watcher.onclose = () => {
      close();
    };
    return () => {
      watcher.destroy();
    };
  }, []);
}
