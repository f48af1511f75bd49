export interface Notice {
  kind: "success" | "error";
  title: string;
  description: string;
  /** One notice for each id, however often it is given. */
  id?: string;
}

const listeners = new Set<() => void>();
const early: Notice[] = [];
let show: ((notice: Notice) => void) | null = null;

/** Shows a toast. The code of toasts comes with the first one; until then it waits. */
export function notify(notice: Notice) {
  if (show) {
    show(notice);
    return;
  }
  early.push(notice);
  for (const listener of listeners) listener();
}

/** Whether the toasts' code is wanted, for React. */
export const toastsWanted = {
  get: () => show !== null || early.length > 0,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  fallback: false,
};

/** Hands over to the toasts what came before them. */
export function onNotice(handler: (notice: Notice) => void) {
  show = handler;
  early.splice(0).forEach(handler);
  return () => {
    show = null;
  };
}
