export interface ToastMessage {
  kind: "success" | "error";
  title: string;
  description: string;
  /** One notice per id, however often it is raised. */
  id?: string;
}

const listeners = new Set<() => void>();
const early: ToastMessage[] = [];
let show: ((notice: ToastMessage) => void) | null = null;

/** Shows a toast. The code for toasts loads with the first one, which waits for it. */
export function showToast(notice: ToastMessage) {
  if (show) {
    show(notice);
    return;
  }
  early.push(notice);
  for (const listener of listeners) listener();
}

/** Whether the toasts' code is needed, for React. */
export const toastsNeeded = {
  get: () => show !== null || early.length > 0,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  fallback: false,
};

/** Passes earlier notices to the toasts. */
export function onToast(handler: (notice: ToastMessage) => void) {
  show = handler;
  early.splice(0).forEach(handler);
  return () => {
    show = null;
  };
}
